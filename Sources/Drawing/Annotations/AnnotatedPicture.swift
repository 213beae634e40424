internal import Foundation
internal import Frames
internal import Rendering

/// Builds an annotated picture: blurs and dims parts first, then adds boxes, measures and numbers in the picture, then
/// texts around it.
struct AnnotatedPicture {
    private let picture: Frame
    let parts: [Part]
    private let style: AnnotationStyle
    private let settings: RenderSettings

    /// The occupied areas of the picture, including the placed marks.
    private(set) var occupied: OccupiedSpace

    /// The frames of the marks, in the picture's coordinates.
    private(set) var frames: [Frame] = []

    /// An annotation and its target.
    struct Part {
        let annotation: Annotation
        let targets: [AnnotationTarget]
        /// The other end of a distance.
        var other: AnnotationTarget?
        /// The visible corners of each target, for a radius.
        var corners: [[PartCorner]] = []
        let pen: Pen
        let edge: Edge?
    }

    /// The margin around marks outside the picture, in points.
    private static let margin: CGFloat = 12

    /// The maximum number of marks in a picture.
    static let limit = 200

    init(
        _ picture: Frame, _ annotations: [Annotation], _ style: AnnotationStyle, _ settings: RenderSettings
    ) throws(AnnotationError) {
        self.picture = picture
        self.style = style
        self.settings = settings
        let search = FrameSearch(picture, direction: settings.direction)
        var (parts, count) = ([Part](), 0)
        for annotation in annotations {
            parts.append(try Self.part(annotation, search, Pen(style.with(annotation.overrides), settings)))
            count += parts[parts.count - 1].targets.count
            guard count <= Self.limit else {
                throw AnnotationError(.crowded(limit: Self.limit), of: annotation.target, place: annotation.place)
            }
        }
        self.parts = parts
        let bounds = search.placed.picture
        occupied = OccupiedSpace(
            picture: bounds, screen: search.placed.screen, targets: parts.flatMap { $0.areas(in: bounds) },
            contents: search.placed.contents)
    }

    private static func part(
        _ annotation: Annotation, _ search: FrameSearch, _ pen: Pen
    ) throws(AnnotationError) -> Part {
        do {
            var part = Part(
                annotation: annotation, targets: try search.targets(annotation.target), pen: pen,
                edge: annotation.side.map { Edge($0, search.direction) })
            switch annotation.kind {
            case .distance(let other): part.other = try search.targets(other)[0]
            case .size(.radius): part.corners = try search.corners(of: part.targets, annotation.target)
            case .callout, .number, .box, .bracket, .size, .dim, .blur: break
            }
            return part
        } catch {
            var located = error
            located.place = annotation.place
            throw located
        }
    }

    /// The annotated picture.
    var frame: Frame {
        var copy = self
        copy.placeMarks()
        return copy.composed
    }

    var isMirrored: Bool { settings.direction == .rightToLeft }

    /// The vertical sides, the trailing one first.
    var columns: [Edge] { isMirrored ? [.left, .right] : [.right, .left] }

    mutating func draw(_ frames: [Frame]) { self.frames += frames }

    mutating func add(_ mark: Mark?) {
        guard let mark else { return }
        occupied.add(mark)
        draw(mark.frames)
    }

    // MARK: Composing

    private var composed: Frame {
        var marks = frames
        var bounds = occupied.bounds
        if let legend = legend(below: bounds) {
            marks += legend.frames
            bounds = bounds.union(legend.bounds)
        }
        // Boxes may extend slightly beyond the picture.
        for frame in marks where frame.name == "box" { bounds = bounds.union(frame.rect) }
        let margins = (
            left: margin(occupied.picture.minX - bounds.minX), right: margin(bounds.maxX - occupied.picture.maxX),
            top: margin(occupied.picture.minY - bounds.minY), bottom: margin(bounds.maxY - occupied.picture.maxY)
        )
        var content = changedPicture
        guard !marks.isEmpty else { return content }
        content.rect.origin = CGPoint(x: margins.left, y: margins.top)
        return Frame(
            origin: "AnnotatedPicture",
            rect: CGRect(
                x: 0, y: 0, width: content.rect.width + margins.left + margins.right,
                height: content.rect.height + margins.top + margins.bottom),
            children: [content, Frame(origin: "Annotations", rect: content.rect, children: marks)])
    }

    /// Returns the margin for marks that extend beyond the picture, rounded to whole pixels.
    private func margin(_ reach: CGFloat) -> CGFloat {
        reach < 0.01 ? 0 : ((reach + Self.margin) * settings.scale - 0.001).rounded(.up) / settings.scale
    }

    /// The picture with its blurred and dimmed parts.
    private var changedPicture: Frame {
        var content = picture
        content.rect.origin = .zero
        let blurred = parts.filter { $0.annotation.kind == .blur }.flatMap(\.targets).map(\.path)
        // Views around a blurred part may say what it says, such as a row to VoiceOver.
        if !blurred.isEmpty { content = content.blurred(at: Set(blurred)).removingTags(.all) }
        let holes = parts.filter { $0.annotation.kind == .dim }.flatMap { part in
            part.targets.map { target in
                let padding = part.annotation.padding ?? 4
                return (
                    rect: target.rect.insetBy(dx: -padding, dy: -padding),
                    corners: target.corners.grown(by: padding, least: 8)
                )
            }
        }
        return holes.isEmpty ? content : content.dimmed(but: holes, settings.appearance)
    }

    private func legend(below bounds: CGRect) -> Mark? {
        var entries: [Legend.Entry] = []
        var count = 0
        for part in parts {
            guard case .number(let text) = part.annotation.kind else { continue }
            count += 1
            if let text { entries.append(.init(number: NumberMark(number: count, pen: part.pen), text: text)) }
        }
        guard !entries.isEmpty else { return nil }
        let pen = Pen(style, settings)
        let width = max(occupied.picture.width, 240)
        return Legend(entries: entries, pen: pen, isMirrored: isMirrored)
            .mark(at: CGPoint(x: occupied.picture.minX, y: bounds.maxY + 16), width: width)
    }
}
