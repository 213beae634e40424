internal import Foundation
internal import Frames

extension AnnotatedPicture {
    /// Places all marks: those in the picture first, then the texts around it.
    mutating func placeMarks() {
        for part in parts {
            if case .box = part.annotation.kind { draw(part.targets.map { part.box($0, in: occupied.picture).frame }) }
        }
        for part in parts { placeMeasure(part) }
        for part in parts { placeBracket(part) }
        for part in parts { placeBoxLabel(part) }
        placeNumbers()
        placeCallouts()
    }

    private mutating func placeMeasure(_ part: Part) {
        switch part.annotation.kind {
        case .size(.radius):
            for (target, corners) in zip(part.targets, part.corners) { placeRadius(of: target, corners, part) }
        case .size(let measure):
            for target in part.targets {
                let size = SizeMark(target: target, pen: part.pen, picture: occupied.picture)
                let upright = part.edge.map { $0.isUpright ? [$0] : columns } ?? columns
                let across: [Edge] = part.edge.map { $0.isUpright ? [.bottom, .top] : [$0] } ?? [.bottom, .top]
                if measure != .height { add(occupied.best(size.marks(along: across), about: target.rect)) }
                if measure != .width { add(occupied.best(size.marks(along: upright), about: target.rect)) }
            }
        case .distance:
            guard let other = part.other else { return }
            for target in part.targets {
                let distance = DistanceMark(from: target, to: other, pen: part.pen, side: part.edge)
                add(occupied.best(distance.marks, about: target.rect, order: 0.15))
            }
        case .callout, .number, .box, .bracket, .dim, .blur: break
        }
    }

    private mutating func placeRadius(of target: AnnotationTarget, _ corners: [PartCorner], _ part: Part) {
        let corners = corners.largest(on: part.edge, columns: columns)
        let marks = corners.map { RadiusMark(corner: $0, pen: part.pen) }
        // The number may be on an empty area of the part itself.
        let inside = CGRect(origin: target.rect.center, size: .zero)
        add(occupied.best(marks.flatMap(\.outer) + marks.flatMap(\.inner), about: inside, order: 0.15))
    }

    private mutating func placeBracket(_ part: Part) {
        guard case .bracket(let text) = part.annotation.kind else { return }
        let rect = part.targets.dropFirst().reduce(part.targets[0].rect) { $0.union($1.rect) }
        let size = part.targets.count == 1 ? part.targets[0].size : rect.size
        let edges = part.edge.map { [$0] } ?? columns + [.bottom, .top]
        let marks = edges.flatMap { edge in
            let length = edge.isUpright ? size.height : size.width
            let label = Label(text ?? length.inPoints, text == nil ? .figure : .note, part.pen)
            return BracketMark(rect: rect, label: label, pen: part.pen, picture: occupied.picture).marks(on: [edge])
        }
        add(occupied.best(marks, about: rect))
    }

    private mutating func placeBoxLabel(_ part: Part) {
        guard case .box(let text?) = part.annotation.kind, let first = part.targets.first else { return }
        let box = part.box(first, in: occupied.picture)
        add(occupied.best(box.labels(text, on: part.edge, isMirrored: isMirrored), about: box.rect))
    }

    private mutating func placeNumbers() {
        var count = 0
        for part in parts {
            guard case .number = part.annotation.kind else { continue }
            count += 1
            let number = NumberMark(number: count, pen: part.pen)
            for target in part.targets {
                let areas = target.pointed == target.rect ? [target.rect] : [target.pointed, target.rect]
                let beside = areas.map {
                    number.marks(at: $0, on: part.edge, in: occupied.bounds, isMirrored: isMirrored)
                }
                let marks = beside[0].indices.flatMap { place in beside.map { $0[place] } }
                add(occupied.best(marks, about: target.pointed, air: 2))
            }
        }
    }

    private mutating func placeCallouts() {
        var items: [Callouts.Item] = []
        for part in parts {
            guard case .callout(let text) = part.annotation.kind else { continue }
            // Around a device the picture is transparent.
            let label = Label(text, showsDevice ? .note : .callout, part.pen)
            let edges = part.edge.map { [$0] } ?? columns + [.top, .bottom]
            // One text suffices for several parts.
            let target = part.targets[0]
            items.append(
                Callouts.Item(
                    target: target.pointed, surfaces: target.surfaces, label: label, pen: part.pen, edges: edges))
        }
        guard !items.isEmpty else { return }
        for mark in Callouts(items, in: occupied).marks() { add(mark) }
    }
}

extension AnnotatedPicture.Part {
    func box(_ target: AnnotationTarget, in picture: CGRect) -> BoxMark {
        BoxMark(target: target, padding: annotation.padding ?? BoxMark.defaultPadding, pen: pen, picture: picture)
    }

    /// Returns the areas that other marks must avoid.
    func areas(in picture: CGRect) -> [CGRect] {
        switch annotation.kind {
        case .box: targets.map { box($0, in: picture).rect }
        case .dim, .blur: []
        case .callout, .number: targets.map(\.pointed)
        case .bracket, .size, .distance: targets.map(\.rect) + (other.map { [$0.rect] } ?? [])
        }
    }
}
