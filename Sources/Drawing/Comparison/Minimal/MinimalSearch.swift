import Foundation
import Frames
import Raster

/// A subject with its area to draw, and the area of the subject alone, in pixels of the expected picture.
struct MinimalPlace {
    var subject: MinimalSubject
    var area: PixelArea
    var focus: PixelArea
}

/// Reduces the difference of two pictures to the smallest parts that still show it.
///
/// For each cause, the changed frame replaces the old one in the old tree, so that nothing else differs. Children are
/// removed as long as the two still look different; enclosing frames are removed if they don't affect the part's look.
struct MinimalSearch {
    private let old: FrameTree
    private let new: FrameTree
    private let matching: FrameMatching
    private let changes: [FrameChange]
    private let blamed: Set<String>
    private let pictures: (expected: Bitmap, actual: Bitmap)
    private let painted: (old: [PaintedAreas.Area], new: [PaintedAreas.Area])
    private let tolerance: ColorDifference
    let redrawing: Redrawing

    /// The larger size of both pictures.
    let size: PixelSize

    /// - Parameters:
    ///   - trees: The frames of both pictures, with images that can be drawn.
    ///   - matching: The pairs of frames in both trees.
    ///   - blamed: The components whose pixels differ.
    init(
        _ trees: (old: FrameTree, new: FrameTree), _ matching: FrameMatching,
        _ pictures: (expected: Bitmap, actual: Bitmap),
        _ changes: [FrameChange], blamed: Set<String>, scale: CGFloat, tolerance: ColorDifference
    ) {
        self.blamed = blamed
        (old, new) = trees
        self.matching = matching
        self.changes = changes
        self.pictures = pictures
        self.tolerance = tolerance
        let sizes = (PixelSize(pictures.expected), PixelSize(pictures.actual))
        size = PixelSize(width: max(sizes.0.width, sizes.1.width), height: max(sizes.0.height, sizes.1.height))
        painted = (
            PaintedAreas(old, size: size, scale: scale).areas, PaintedAreas(new, size: size, scale: scale).areas
        )
        redrawing = Redrawing(
            scale: scale, background: Self.background(trees.old, pictures.expected, scale), tolerance: tolerance,
            size: size)
    }

    /// Returns the background color behind the root, found where the tree paints nothing.
    private static func background(_ tree: FrameTree, _ picture: Bitmap, _ scale: CGFloat) -> RGBA? {
        guard let root = tree.nodes.first?.frame,
            let drawing = try? Renderer(images: .withoutFiles).render(root, scale: scale),
            PixelSize(drawing) == PixelSize(picture)
        else { return nil }
        let place = drawing.withPixels { $0.firstIndex { $0 >> 24 == 0 } }
        return place.map { picture[$0 % picture.pixelsWide, $0 / picture.pixelsWide] }.flatMap {
            $0.alpha > 0 ? $0 : nil
        }
    }

    /// Returns the smallest part that shows a cause; `nil` if the picture doesn't show it, or it can't be drawn alone.
    ///
    /// - Parameter cause: The index of a change.
    func part(for cause: Int) -> MinimalPlace? {
        let change = changes[cause]
        let (before, after) = ((change.oldPlace?.path).flatMap(old.number), (change.newPlace?.path).flatMap(new.number))
        guard isShown(before, after) else { return nil }
        switch (before, after) {
        case (let before?, let after?): return part(before, after, cause)
        case (nil, let after?):
            guard let parent = new[after].parent, let around = matching.oldOf[parent] else { return nil }
            let siblings = old[around].children.filter { old[$0].index < new[after].index }
            return finished(
                MinimalSubject(around: chain(to: around, siblings: siblings), before: nil, after: new[after].frame))
        case (let before?, nil):
            return finished(MinimalSubject(around: chain(around: before), before: old.frame(before), after: nil))
        case (nil, nil): return nil
        }
    }

    /// Returns a frame that is in both trees, or the nearest enclosing one with which the change is visible.
    private func part(_ before: Int, _ after: Int, _ cause: Int) -> MinimalPlace? {
        var pair: (Int, Int)? = (before, after)
        for _ in 0..<3 {
            guard let (before, after) = pair else { return nil }
            var subject = MinimalSubject(
                around: chain(around: before), before: old.frame(before), after: placed(before, after, cause))
            if let area = grown(subject), let one = subject.before, let other = subject.after,
                redrawing.differ(subject.treeBefore, subject.treeAfter, area)
            {
                let reduction = ChildReduction(old: old, new: new, matching: matching) { one, other in
                    redrawing.differ(subject.tree(one), subject.tree(other), area)
                }
                let reduced = reduction.reduced((before, after), (one, other))
                (subject.before, subject.after) = reduced
                return finished(subject)
            }
            pair = old[before].parent.flatMap { parent in matching.newOf[parent].map { (parent, $0) } }
        }
        return nil
    }

    /// Returns the new frame at the old position, with only the changes that follow from one cause, as far as frames
    /// inside it changed themselves.
    private func placed(_ before: Int, _ after: Int, _ cause: Int) -> Frame {
        let path = new.path(to: after)
        let isMove = changes.contains { $0.kind == .moved && $0.place.path == path && $0.isCause }
        var frame = new[after].frame
        for change in changes where change.isCause && change.isOnFrameItself {
            guard let inner = new.number(at: change.place.path), let other = matching.oldOf[inner], inner != after,
                new.isInside(inner, of: after)
            else { continue }
            frame.revert(new.path(to: inner).dropFirst(path.count), to: old[other].frame)
        }
        if before == 0 {
            frame.rect.origin = .zero
        } else if !isMove {
            frame.rect.origin = old[before].frame.rect.origin
        }
        return frame
    }

    // MARK: Surroundings

    private func chain(around number: Int) -> [Frame] {
        guard let parent = old[number].parent else { return [] }
        return chain(to: parent, siblings: old[parent].children.filter { $0 < number })
    }

    /// Returns the frames from the root to one, each with the children that are painted behind the next.
    private func chain(to number: Int, siblings: [Int]) -> [Frame] {
        var frames: [Frame] = []
        var (node, behind): (Int?, [Int]) = (number, siblings)
        while let current = node {
            var frame = old[current].frame
            frame.children = behind.map { old[$0].frame }
            // The border is painted above everything inside.
            frame.border = nil
            frames.append(frame)
            node = old[current].parent
            behind = node.map { old[$0].children.filter { $0 < current } } ?? []
        }
        // The position of the picture is irrelevant.
        frames[frames.count - 1].rect.origin = .zero
        return frames.reversed()
    }

    /// Removes the enclosing frames that don't affect the subject's look.
    private func finished(_ subject: MinimalSubject) -> MinimalPlace? {
        guard let area = grown(subject), let focus = subject.area(size, scale: redrawing.scale),
            let before = redrawing.draw(subject.treeBefore, area), let after = redrawing.draw(subject.treeAfter, area),
            !BitmapComparison(expected: before, actual: after, tolerance: tolerance).isMatch
        else { return nil }
        var subject = subject
        func take(_ smaller: MinimalSubject) {
            let isAlike =
                redrawing.draw(smaller.treeBefore, area) == before && redrawing.draw(smaller.treeAfter, area) == after
            if isAlike { subject = smaller }
        }
        if let smaller = subject.onOneColor(redrawing.draw(subject.tree(nil), area)) { take(smaller) }
        for index in subject.around.indices {
            for child in subject.around[index].children.indices.reversed() {
                var smaller = subject
                smaller.around[index].children.remove(at: child)
                take(smaller)
            }
        }
        for index in subject.around.indices.reversed() {
            let smaller = subject.dropping(index)
            if subject.around[index].isPlainContainer { subject = smaller } else { take(smaller) }
        }
        return MinimalPlace(subject: subject, area: area, focus: focus)
    }

    private func grown(_ subject: MinimalSubject) -> PixelArea? {
        let margin = Int(bounded: (4 * redrawing.scale).rounded())
        return subject.area(size, scale: redrawing.scale)?.grown(by: margin, in: size)
    }

    /// Whether the pictures differ in a frame's area, in pixels that it paints.
    private func isShown(_ before: Int?, _ after: Int?) -> Bool {
        let olds = before.map { old.nodes[$0..<$0 + old[$0].keys.count] } ?? []
        let news = after.map { new.nodes[$0..<$0 + new[$0].keys.count] } ?? []
        guard (olds + news).contains(where: { blamed.contains($0.component) }) else { return false }
        let areas = [
            before.flatMap { painted.old.bounds(of: $0..<$0 + old[$0].keys.count) },
            after.flatMap { painted.new.bounds(of: $0..<$0 + new[$0].keys.count) },
        ]
        return areas.compactMap { $0 }.contains(where: isDifferent)
    }

    private func isDifferent(_ area: PixelArea) -> Bool {
        let (one, other) = (pictures.expected.cropped(to: area), pictures.actual.cropped(to: area))
        return !BitmapComparison(expected: one, actual: other, tolerance: tolerance).isMatch
    }

    /// Returns the smallest frame of a component whose pixels differ, and its area.
    func smallest(of component: String) -> (number: Int, area: PixelArea)? {
        let found = new.nodes.indices.filter { new[$0].component == component }.compactMap { number in
            painted.new.bounds(of: number..<number + 1).map { (number, $0) }
        }
        return found.sorted { $0.1.width * $0.1.height < $1.1.width * $1.1.height }.first { isDifferent($0.1) }
    }
}

extension FrameTree {
    /// Returns a frame with its position, except for the root.
    fileprivate func frame(_ number: Int) -> Frame {
        var frame = nodes[number].frame
        if number == 0 { frame.rect.origin = .zero }
        return frame
    }
}

extension FrameChange {
    /// Whether the change concerns paint or content, not position.
    fileprivate var isOnFrameItself: Bool {
        switch alteration {
        case .renamed, .retexted, .font, .image, .reflowed: true
        case .restyled(let property, _): !property.isMargin
        case .moved, .resized, .restacked, .clipped, .mirrored, nil: false
        }
    }
}

extension Frame {
    /// Gives a frame inside this one the paint of another one; positions and children stay.
    fileprivate mutating func revert(_ path: ArraySlice<Int>, to other: Frame) {
        guard let step = path.first else {
            let (place, inside) = (rect.origin, children)
            self = other
            (rect.origin, children) = (place, inside)
            return
        }
        guard children.indices.contains(step) else { return }
        children[step].revert(path.dropFirst(), to: other)
    }
}
