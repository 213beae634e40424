internal import Foundation

/// Removes overlaps of intervals on a line, moving each as little as possible and keeping their order.
enum OverlapRemoval {
    private struct Block {
        var members: Range<Int>
        /// The sum of the desired positions, each reduced by the length before it in the block.
        var sum: CGFloat
        var place: CGFloat { sum / CGFloat(members.count) }
    }

    /// Returns the centers of the intervals.
    ///
    /// - Parameters:
    ///   - wanted: The desired centers, in increasing order.
    ///   - lengths: Their lengths.
    ///   - gap: The minimum distance between two intervals.
    static func places(wanted: [CGFloat], lengths: [CGFloat], gap: CGFloat) -> [CGFloat] {
        var offsets: [CGFloat] = []
        for index in wanted.indices {
            offsets.append(index == 0 ? 0 : offsets[index - 1] + (lengths[index - 1] + lengths[index]) / 2 + gap)
        }
        // Without the offsets, the positions only have to increase: pool adjacent violators.
        var blocks: [Block] = []
        for index in wanted.indices {
            blocks.append(Block(members: index..<index + 1, sum: wanted[index] - offsets[index]))
            while blocks.count > 1, blocks[blocks.count - 2].place >= blocks[blocks.count - 1].place {
                let last = blocks.removeLast()
                blocks[blocks.count - 1].members = blocks[blocks.count - 1].members.lowerBound..<last.members.upperBound
                blocks[blocks.count - 1].sum += last.sum
            }
        }
        return blocks.flatMap { block in block.members.map { block.place + offsets[$0] } }
    }
}
