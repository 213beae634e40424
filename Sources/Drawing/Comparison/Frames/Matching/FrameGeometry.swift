import Foundation
import Frames

/// An axis of positions and lengths.
enum Axis: Int, CaseIterable {
    case horizontal, vertical
}

extension CGRect {
    /// Returns the position and the length of the rectangle on an axis.
    func extent(_ axis: Axis) -> Extent {
        axis == .horizontal ? Extent(start: minX, length: width) : Extent(start: minY, length: height)
    }
}

/// A position and a length, in points.
struct Extent {
    var start: CGFloat
    var length: CGFloat
    var end: CGFloat { start + length }
    var middle: CGFloat { start + length / 2 }
}

/// The moves and size changes of frames that are in both trees, in their parents' coordinates.
struct FrameGeometry {
    /// The old and the new rectangle of each frame of the new tree, in comparable coordinates.
    private(set) var rects: [(old: CGRect, new: CGRect)?]

    init(_ old: FrameTree, _ new: FrameTree, _ matching: FrameMatching) {
        rects = new.nodes.indices.map { number in
            guard let before = matching.oldOf[number] else { return nil }
            if matching.isInPlace(number) { return (old[before].frame.rect, new[number].frame.rect) }
            // The nearest enclosing frame that is in both trees.
            var around = new[number].parent
            while let node = around {
                if let other = matching.oldOf[node], old.isInside(before, of: other) {
                    return (
                        old[before].rect.offsetBy(dx: -old[other].rect.minX, dy: -old[other].rect.minY),
                        new[number].rect.offsetBy(dx: -new[node].rect.minX, dy: -new[node].rect.minY)
                    )
                }
                around = new[node].parent
            }
            return (old[before].rect, new[number].rect)
        }
    }

    /// Returns the distance that a frame moved, in points; 0 for less than a hundredth.
    func shift(_ number: Int, _ axis: Axis) -> CGFloat {
        guard let (old, new) = rects[number] else { return 0 }
        return distinct(old.extent(axis).start, new.extent(axis).start)
    }

    /// Returns the length that a frame grew by, in points; 0 for less than a hundredth.
    func growth(_ number: Int, _ axis: Axis) -> CGFloat {
        guard let (old, new) = rects[number] else { return 0 }
        return distinct(old.extent(axis).length, new.extent(axis).length)
    }

    private func distinct(_ old: CGFloat, _ new: CGFloat) -> CGFloat { old.isClose(to: new) ? 0 : new - old }
}

extension FrameTree {
    /// Whether a frame is inside another one, at any depth. Subtrees are contiguous.
    func isInside(_ number: Int, of other: Int) -> Bool {
        number > other && number < other + nodes[other].keys.count
    }
}
