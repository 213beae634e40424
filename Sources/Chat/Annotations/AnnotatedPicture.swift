internal import Foundation
internal import Frames

/// A picture and its annotations, being put together: what is blurred and dimmed first, then boxes, measures and numbers in
/// the picture, then texts around it.
struct AnnotatedPicture {
    private let picture: Frame
    private let parts: [Part]
    private let style: AnnotationStyle
    private let settings: RenderSettings
    private var room: Room
    private var frames: [Frame] = []

    /// An annotation and what it is about.
    fileprivate struct Part {
        let annotation: Annotation
        let targets: [AnnotationTarget]
        /// The other end of a distance.
        var other: AnnotationTarget?
        let pen: Pen
        let edge: Edge?
    }

    /// Around marks that lie outside of the picture, in points.
    private static let margin: CGFloat = 12

    init(
        _ picture: Frame, _ annotations: [Annotation], _ style: AnnotationStyle, _ settings: RenderSettings
    ) throws(AnnotationError) {
        self.picture = picture
        self.style = style
        self.settings = settings
        let search = FrameSearch(picture, direction: settings.direction)
        var parts: [Part] = []
        for annotation in annotations {
            parts.append(try Self.part(annotation, search, Pen(style.with(annotation.look), settings)))
        }
        self.parts = parts
        let bounds = search.placed.picture
        room = Room(
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
            if case .distance(let other) = annotation.kind { part.other = try search.targets(other)[0] }
            return part
        } catch {
            var located = error
            located.place = annotation.place
            throw located
        }
    }

    /// The finished picture.
    var frame: Frame {
        var copy = self
        copy.placeMarks()
        return copy.composed
    }

    private var isMirrored: Bool { settings.direction == .rightToLeft }

    /// The sides across, the one where reading ends first.
    private var columns: [Edge] { isMirrored ? [.left, .right] : [.right, .left] }

    // MARK: Placing

    private mutating func placeMarks() {
        for part in parts {
            if case .box = part.annotation.kind { frames += part.targets.map { part.box($0, in: room.picture).frame } }
        }
        for part in parts { placeMeasure(part) }
        for part in parts { placeBracket(part) }
        for part in parts { placeBoxLabel(part) }
        placeNumbers()
        placeCallouts()
    }

    private mutating func add(_ mark: Mark?) {
        guard let mark else { return }
        room.add(mark)
        frames += mark.frames
    }

    private mutating func placeMeasure(_ part: Part) {
        switch part.annotation.kind {
        case .size(let measure):
            for target in part.targets {
                let size = SizeMark(target: target, pen: part.pen, picture: room.picture)
                let upright = part.edge.map { $0.isUpright ? [$0] : columns } ?? columns
                let across: [Edge] = part.edge.map { $0.isUpright ? [.bottom, .top] : [$0] } ?? [.bottom, .top]
                if measure != .height { add(room.best(size.marks(along: across), about: target.rect)) }
                if measure != .width { add(room.best(size.marks(along: upright), about: target.rect)) }
            }
        case .distance:
            guard let other = part.other else { return }
            for target in part.targets {
                let distance = DistanceMark(from: target, to: other, pen: part.pen, side: part.edge)
                add(room.best(distance.marks, about: target.rect.intersection(other.rect)))
            }
        case .callout, .number, .box, .bracket, .dim, .blur: break
        }
    }

    private mutating func placeBracket(_ part: Part) {
        guard case .bracket(let text) = part.annotation.kind else { return }
        let rect = part.targets.dropFirst().reduce(part.targets[0].rect) { $0.union($1.rect) }
        let size = part.targets.count == 1 ? part.targets[0].size : rect.size
        let edges = part.edge.map { [$0] } ?? columns + [.bottom, .top]
        let marks = edges.flatMap { edge in
            let length = edge.isUpright ? size.height : size.width
            let label = Label(text ?? length.inPoints, text == nil ? .figure : .note, part.pen)
            return BracketMark(rect: rect, label: label, pen: part.pen, picture: room.picture).marks(on: [edge])
        }
        add(room.best(marks, about: rect))
    }

    private mutating func placeBoxLabel(_ part: Part) {
        guard case .box(let text?) = part.annotation.kind, let first = part.targets.first else { return }
        let box = part.box(first, in: room.picture)
        add(room.best(box.labels(text, on: part.edge, isMirrored: isMirrored), about: box.rect))
    }

    private mutating func placeNumbers() {
        var count = 0
        for part in parts {
            guard case .number = part.annotation.kind else { continue }
            count += 1
            let number = NumberMark(number: count, pen: part.pen)
            for target in part.targets {
                let marks = number.marks(at: target.rect, on: part.edge, in: room.bounds, isMirrored: isMirrored)
                add(room.best(marks, about: target.rect))
            }
        }
    }

    private mutating func placeCallouts() {
        var items: [Callouts.Item] = []
        for part in parts {
            guard case .callout(let text) = part.annotation.kind else { continue }
            let label = Label(text, .note, part.pen)
            let edges = part.edge.map { [$0] } ?? columns + [.top, .bottom]
            // One text is enough for several parts.
            items.append(
                Callouts.Item(target: part.areas(in: room.picture)[0], label: label, pen: part.pen, edges: edges))
        }
        guard !items.isEmpty else { return }
        for mark in Callouts(items, in: room).marks() { add(mark) }
    }

    // MARK: Composing

    private var composed: Frame {
        var marks = frames
        var bounds = room.bounds
        if let legend = legend(below: bounds) {
            marks += legend.frames
            bounds = bounds.union(legend.bounds)
        }
        // Boxes may reach a little beyond the picture.
        for frame in marks where frame.name == "box" { bounds = bounds.union(frame.rect) }
        let margins = (
            left: margin(room.picture.minX - bounds.minX), right: margin(bounds.maxX - room.picture.maxX),
            top: margin(room.picture.minY - bounds.minY), bottom: margin(bounds.maxY - room.picture.maxY)
        )
        var content = changedPicture
        guard !marks.isEmpty else { return content }
        content.rect.origin = CGPoint(x: margins.left, y: margins.top)
        return Frame(
            name: "AnnotatedPicture",
            rect: CGRect(
                x: 0, y: 0, width: content.rect.width + margins.left + margins.right,
                height: content.rect.height + margins.top + margins.bottom),
            children: [content, Frame(name: "Annotations", rect: content.rect, children: marks)])
    }

    /// The margin for marks that reach so far out of the picture, on whole pixels.
    private func margin(_ reach: CGFloat) -> CGFloat {
        reach < 0.01 ? 0 : ((reach + Self.margin) * settings.scale - 0.001).rounded(.up) / settings.scale
    }

    /// The picture with what is blurred and dimmed in it.
    private var changedPicture: Frame {
        var content = picture
        content.rect.origin = .zero
        let blurred = parts.filter { $0.annotation.kind == .blur }.flatMap(\.targets).map(\.path)
        if !blurred.isEmpty { content = content.blurred(at: Set(blurred)) }
        content = content.withoutContentMarks
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
        let width = max(room.picture.width, 240)
        return Legend(entries: entries, pen: pen, isMirrored: isMirrored)
            .mark(at: CGPoint(x: room.picture.minX, y: bounds.maxY + 16), width: width)
    }
}

extension AnnotatedPicture.Part {
    fileprivate func box(_ target: AnnotationTarget, in picture: CGRect) -> BoxMark {
        BoxMark(target: target, padding: annotation.padding ?? BoxMark.usualPadding, pen: pen, picture: picture)
    }

    /// The areas that other marks keep clear of.
    fileprivate func areas(in picture: CGRect) -> [CGRect] {
        switch annotation.kind {
        case .box: targets.map { box($0, in: picture).rect }
        case .dim, .blur: []
        case .callout, .number, .bracket, .size, .distance: targets.map(\.rect) + (other.map { [$0.rect] } ?? [])
        }
    }
}
