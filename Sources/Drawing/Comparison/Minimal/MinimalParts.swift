import Foundation
import Frames
import Raster

/// Collects the parts of a minimal picture, one for each frame with its own change.
struct MinimalParts {
    let search: MinimalSearch
    /// The trees in the pictures.
    let trees: (old: FrameTree, new: FrameTree)
    let pictures: (expected: Bitmap, actual: Bitmap)

    private(set) var parts: [MinimalDifference] = []
    /// The number of causes that are omitted because there are enough parts; several of one frame count once.
    var more: Int {
        var known: Set<[Int]> = []
        return otherBlame
            + leftOut.count { paths in
                defer { known.formUnion(paths) }
                return known.isDisjoint(with: paths)
            }
    }

    private var leftOut: [[[Int]]] = []
    private var otherBlame = 0

    /// For each part, the path of its frame; `nil` if no frame changed.
    private var frames: [[Int]?] = []

    /// The number of frames with the same change to try; the smallest ones show the change best.
    private static let maximumAttempts = 3

    init(
        search: MinimalSearch, trees: (old: FrameTree, new: FrameTree), pictures: (expected: Bitmap, actual: Bitmap)
    ) {
        (self.search, self.trees, self.pictures) = (search, trees, pictures)
    }

    /// Adds a cause that frames share: to a part that shows it already, or as a new part.
    mutating func add(_ group: FrameDifference.Group, _ changes: [FrameChange]) {
        let paths = group.places.map { changes[$0].place.path }
        if let known = frames.firstIndex(where: { $0.map(paths.contains) ?? false }) {
            parts[known] = parts[known].adding(group.change.phrase)
            return
        }
        guard parts.count < MinimalPicture.maximumParts else {
            leftOut.append(paths)
            return
        }
        func size(_ place: Int) -> CGFloat {
            let rect = changes[place].place.rect
            return rect.width * rect.height
        }
        let places = group.places.enumerated().sorted { (size($0.1), $0.0) < (size($1.1), $1.0) }.map(\.element)
        for place in places.prefix(Self.maximumAttempts) {
            guard let found = search.part(for: place),
                let part = part(found, changes[place], alike: group.places.count - 1)
            else { continue }
            parts.append(part)
            frames.append(changes[place].place.path)
            return
        }
    }

    /// Adds the smallest frame of a component whose pixels differ although no frame does.
    mutating func add(_ blame: ComponentBlame) {
        guard parts.count < MinimalPicture.maximumParts else {
            otherBlame += 1
            return
        }
        guard let (number, focus) = search.smallest(of: blame.component) else { return }
        let area = focus.grown(by: Int(bounded: (4 * search.redrawing.scale).rounded()), in: search.size)
        let (expected, actual) = (pictures.expected.cropped(to: area), pictures.actual.cropped(to: area))
        guard let pixels = BitmapComparison(expected: expected, actual: actual).statistics else { return }
        var frame = trees.new[number].frame
        frame.children = []
        parts.append(
            MinimalDifference(
                component: blame.component, path: trees.new.names(to: number), changes: [], alike: 0, before: frame,
                after: frame, expected: expected, actual: actual, area: area, focus: focus.moved(into: area),
                pixels: pixels, isRedrawn: false))
        frames.append(nil)
    }

    private func part(
        _ found: MinimalPlace, _ change: FrameChange, alike: Int
    ) -> MinimalDifference? {
        let (subject, area) = (found.subject, found.area)
        let (before, after) = (reproduction(subject, subject.before, area), reproduction(subject, subject.after, area))
        let scale = search.redrawing.scale
        guard let expected = try? Renderer(images: .withoutFiles).render(before, scale: scale),
            let actual = try? Renderer(images: .withoutFiles).render(after, scale: scale),
            let pixels = BitmapComparison(expected: expected, actual: actual).statistics
        else { return nil }
        let names =
            (change.newPlace?.path).flatMap(trees.new.number).map(trees.new.names)
            ?? (change.oldPlace?.path).flatMap(trees.old.number).map(trees.old.names)
        return MinimalDifference(
            component: change.component, path: names ?? [], changes: [change.phrase], alike: alike, before: before,
            after: after, expected: expected, actual: actual, area: area, focus: found.focus.moved(into: area),
            pixels: pixels, isRedrawn: true)
    }

    /// Returns the frame to draw for a part: of its size, with its background.
    private func reproduction(_ subject: MinimalSubject, _ frame: Frame?, _ area: PixelArea) -> Frame {
        var subject = subject
        var fill = search.redrawing.background.map(Paint.color)
        if let ground = subject.around.first, ground.name.isEmpty, ground.content == .none, ground.children.isEmpty,
            case .color? = ground.fill
        {
            fill = ground.fill
            subject.around.removeFirst()
        }
        var part = search.redrawing.cut(subject.tree(frame), area)
        if frame == nil, subject.around.isEmpty { part.children = [] }
        part.fill = fill
        return part
    }
}

extension MinimalDifference {
    fileprivate func adding(_ change: String) -> MinimalDifference {
        MinimalDifference(
            component: component, path: path, changes: changes + [change], alike: alike, before: before, after: after,
            expected: expected, actual: actual, area: area, focus: focus, pixels: pixels, isRedrawn: isRedrawn)
    }
}

extension FrameTree {
    /// Returns the names of the frames from the root to one.
    fileprivate func names(to number: Int) -> [String] {
        var names: [String] = []
        var node: Int? = number
        while let current = node {
            if !nodes[current].frame.name.isEmpty { names.append(nodes[current].frame.name) }
            node = nodes[current].parent
        }
        return names.reversed()
    }
}
