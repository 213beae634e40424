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

    /// The sides at which content would end in a margin.
    private let touchedEdges: Set<Edge>

    /// Whether the picture shows a device, which has an edge.
    let showsDevice: Bool

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
        showsDevice = search.placed.screen != nil
        touchedEdges = parts.contains { $0.annotation.kind == .dim } ? Set(Edge.allCases) : search.placed.touchedEdges
        occupied = OccupiedSpace(search.placed, targets: parts.flatMap { $0.areas(in: bounds) })
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
        let legend = legend(below: bounds)
        if let legend {
            marks += legend.frames
            bounds = bounds.union(legend.bounds)
        }
        // Boxes may extend slightly beyond the picture.
        for frame in marks where frame.name == "box" { bounds = bounds.union(frame.rect) }
        let content = changedPicture
        guard !marks.isEmpty else { return content }
        let picture = occupied.picture
        var reaches: [Edge: CGFloat] = [
            .left: picture.minX - bounds.minX, .right: bounds.maxX - picture.maxX,
            .top: picture.minY - bounds.minY, .bottom: bounds.maxY - picture.maxY,
        ].filter { $0.value > 0.01 }
        let hasEdge = needsEdge(at: Set(reaches.keys))
        // An outline and a legend need air on all sides.
        if hasEdge || legend != nil { reaches.merge(Edge.allCases.map { ($0, 0) }) { one, _ in one } }
        func margin(_ edge: Edge) -> CGFloat { reaches[edge].map(self.margin) ?? 0 }
        let rect = CGRect(origin: CGPoint(x: margin(.left), y: margin(.top)), size: picture.size)
        return Frame(
            origin: "AnnotatedPicture",
            rect: CGRect(
                x: 0, y: 0, width: rect.maxX + margin(.right), height: rect.maxY + margin(.bottom)),
            children: [
                hasEdge ? outlined(content, at: rect) : content.moved(to: rect.origin),
                Frame(origin: "Annotations", rect: rect, children: marks),
            ])
    }

    /// Returns the margin for marks that extend beyond the picture, rounded to whole pixels.
    private func margin(_ reach: CGFloat) -> CGFloat {
        ((reach + Self.margin) * settings.scale - 0.001).rounded(.up) / settings.scale
    }

    // MARK: Edge

    private func needsEdge(at edges: Set<Edge>) -> Bool {
        switch style.edge {
        case .automatic: !showsDevice && !edges.isDisjoint(with: touchedEdges)
        case .always: !edges.isEmpty
        case .never: false
        }
    }

    /// Returns the picture with rounded corners and a hairline.
    private func outlined(_ content: Frame, at rect: CGRect) -> Frame {
        let pen = Pen(style, settings)
        return Frame(
            origin: "Edge", rect: rect, corners: CornerRadii(Self.cornerRadius),
            border: Border(width: pen.thin, color: pen.ink.withAlpha(0.15)), clipsToBounds: true,
            children: [content.moved(to: .zero)])
    }

    /// The radius of a picture's corners in margins, in points.
    private static let cornerRadius: CGFloat = 12

    // MARK: Content

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
        let legend = Legend(entries: entries, pen: Pen(style, settings), isMirrored: isMirrored)
        let top = bounds.maxY + 16
        // A device's body is narrower than its picture.
        guard !showsDevice else {
            return legend.mark(below: top, centeredAt: occupied.screen.midX, width: occupied.picture.width)
        }
        return legend.mark(below: top, from: occupied.picture.minX, width: occupied.picture.width)
    }
}

extension Frame {
    fileprivate func moved(to origin: CGPoint) -> Frame {
        var copy = self
        copy.rect.origin = origin
        return copy
    }
}
