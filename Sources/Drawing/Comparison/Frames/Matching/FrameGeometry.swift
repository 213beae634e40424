import Foundation
import Frames

/// A direction in which frames have a place and a length.
enum Axis: Int, CaseIterable {
    case horizontal, vertical
}

extension CGRect {
    /// The beginning and the length of the rectangle on an axis.
    func extent(_ axis: Axis) -> Extent {
        axis == .horizontal ? Extent(start: minX, length: width) : Extent(start: minY, length: height)
    }
}

/// A place and a length, in points.
struct Extent {
    var start: CGFloat
    var length: CGFloat
    var end: CGFloat { start + length }
    var middle: CGFloat { start + length / 2 }
}

/// The moves and the growth of frames that are in both trees, in the coordinates of their parents.
struct FrameGeometry {
    /// The old and the new rectangle of each frame of the new tree, in coordinates that can be compared.
    private(set) var rects: [(old: CGRect, new: CGRect)?]

    init(_ old: FrameTree, _ new: FrameTree, _ matching: FrameMatching) {
        rects = new.nodes.indices.map { number in
            guard let before = matching.oldOf[number] else { return nil }
            if matching.isInPlace(number) { return (old[before].frame.rect, new[number].frame.rect) }
            // The nearest frame that is around it in both trees.
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

    /// How far a frame moved, in points; 0 for less than a hundredth.
    func shift(_ number: Int, _ axis: Axis) -> CGFloat {
        guard let (old, new) = rects[number] else { return 0 }
        return distinct(old.extent(axis).start, new.extent(axis).start)
    }

    /// By how much a frame grew, in points; 0 for less than a hundredth.
    func growth(_ number: Int, _ axis: Axis) -> CGFloat {
        guard let (old, new) = rects[number] else { return 0 }
        return distinct(old.extent(axis).length, new.extent(axis).length)
    }

    private func distinct(_ old: CGFloat, _ new: CGFloat) -> CGFloat { old.isClose(to: new) ? 0 : new - old }
}

extension FrameTree {
    /// Whether a frame is inside of another one, at any depth. Subtrees lie in one piece.
    func isInside(_ number: Int, of other: Int) -> Bool {
        number > other && number < other + nodes[other].keys.count
    }
}
