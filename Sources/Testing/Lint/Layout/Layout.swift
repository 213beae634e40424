import Foundation
import Frames
import Raster
import Rendering

/// The visible frames of a finished layout, in painting order.
struct Layout {
    private(set) var frames: [LaidOutFrame] = []
    /// The whole picture, with the origin at its corner.
    let picture: CGRect
    let settings: RenderSettings
    /// Whether the views' own knowledge is available.
    let isComplete: Bool

    /// An index of the frames by painted area.
    private var reaches = BoundsTree([])

    init(_ tree: LintedTree, settings: RenderSettings) {
        var root: Frame
        switch tree {
        case .noted(let frame): (root, isComplete) = (frame, true)
        case .finished(let frame): (root, isComplete) = (frame, false)
        }
        root.rect.origin = .zero
        picture = root.rect
        self.settings = settings
        add(root, Surroundings())
        reaches = BoundsTree(frames.map { $0.reach ?? .null })
    }

    /// The state that a frame inherits from its ancestors.
    private struct Surroundings {
        var path: [Int] = []
        var parent: Int?
        var transform = Transform.identity
        var clip = CGRect.endless
        var window = CGRect.endless
        var opacity: CGFloat = 1
        var isDisabled = false
        var scroller: Int?
        var scrolls: LayoutNote.ScrollAxes = []

        mutating func clip(to rect: CGRect) {
            clip = clip.intersection(rect)
            window = window.common(with: rect)
        }
    }

    private mutating func add(_ frame: Frame, _ around: Surroundings) {
        // With perspective, rectangles don't match positions.
        let isProjected = frame.effects.contains { if case .projection = $0 { true } else { false } }
        guard around.opacity * frame.opacity > 0.01, !isProjected else { return }
        let note = frame.tags.note ?? LayoutNote()
        var inside = around
        inside.transform = around.transform.entering(frame)
        inside.opacity *= frame.opacity
        inside.isDisabled = around.isDisabled || note.isDisabled
        let rect = inside.transform.apply(CGRect(origin: .zero, size: frame.rect.size))
        let number = frames.count
        frames.append(
            LaidOutFrame(
                frame: frame, path: around.path, parent: around.parent, transform: inside.transform, rect: rect,
                clip: around.clip, window: around.window, opacity: inside.opacity, note: note,
                isDisabled: inside.isDisabled,
                scroller: around.scroller, scrolls: around.scrolls,
                reach: frame.inkBounds.map(inside.transform.apply)))
        inside.parent = number
        if frame.clipsToBounds { inside.clip(to: rect) }
        if let mask = frame.mask?.outline.controlBounds { inside.clip(to: inside.transform.apply(mask)) }
        // A tree from a file doesn't say which views scroll: those that clip may.
        let scrolls = isComplete ? note.scrolls : frame.clipsToBounds ? [.horizontal, .vertical] : []
        if !scrolls.isEmpty {
            inside.scroller = number
            inside.scrolls.formUnion(scrolls)
            inside.window = inside.window.endless(along: scrolls)
        }
        for (index, child) in frame.children.enumerated() {
            inside.path = around.path + [index]
            add(child, inside)
        }
        frames[number].end = frames.count
    }

    // MARK: Relations

    /// The sorted indices of the frames in a range that paint, or contain frames that paint, in a part of the picture.
    func frames(in range: Range<Int>, reaching part: CGRect) -> [Int] {
        reaches.numbers(in: range, meeting: part)
    }

    /// Whether a frame in a range hides a whole part of the picture.
    func isHidden(_ part: CGRect, by range: Range<Int>) -> Bool {
        frames(in: range, reaching: part).contains { frames[$0].isOpaque && frames[$0].rect.contains(part) }
    }

    /// Whether a frame is the other one or inside it.
    func isInside(_ number: Int, _ outer: Int) -> Bool { number >= outer && number < frames[outer].end }

    /// The children of a frame.
    func children(of number: Int) -> [Int] {
        var (list, next) = ([Int](), number + 1)
        while next < frames[number].end {
            list.append(next)
            next = frames[next].end
        }
        return list
    }

    /// The ancestors of a frame, innermost first.
    func around(_ number: Int) -> [Int] {
        var (list, next) = ([Int](), frames[number].parent)
        while let current = next {
            list.append(current)
            next = frames[current].parent
        }
        return list
    }

    /// The children of two frames' closest common ancestor that contain them.
    func branches(_ one: Int, _ other: Int) -> (Int, Int) {
        let ways = ([one] + around(one), [other] + around(other))
        let common = ways.0.first { ways.1.contains($0) } ?? 0
        func branch(_ way: [Int]) -> Int { way.prefix { $0 != common }.last ?? common }
        return (branch(ways.0), branch(ways.1))
    }
}

extension CGRect {
    fileprivate static let endless = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

    /// The rectangle, infinite along some axes.
    fileprivate func endless(along axes: LayoutNote.ScrollAxes) -> CGRect {
        let end = CGRect.endless
        return CGRect(
            x: axes.contains(.horizontal) ? end.minX : minX, y: axes.contains(.vertical) ? end.minY : minY,
            width: axes.contains(.horizontal) ? end.width : width,
            height: axes.contains(.vertical) ? end.height : height)
    }

    /// The intersection along each axis; where there is none, the axis is empty rather than the rectangle null, so that
    /// the other axis still counts.
    func common(with other: CGRect) -> CGRect {
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        return CGRect(
            x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
    }
}
