internal import Foundation

/// Moves things on a line apart so that none overlaps another, each as little as possible, in the same order.
enum OverlapRemoval {
    private struct Block {
        var members: Range<Int>
        /// The sum of the wanted places, each moved back by what stands before it in the block.
        var sum: CGFloat
        var place: CGFloat { sum / CGFloat(members.count) }
    }

    /// Returns the middles of things.
    ///
    /// - Parameters:
    ///   - wanted: The middles that they should have, in increasing order.
    ///   - lengths: Their lengths.
    ///   - gap: The least distance between two.
    static func places(wanted: [CGFloat], lengths: [CGFloat], gap: CGFloat) -> [CGFloat] {
        var offsets: [CGFloat] = []
        for index in wanted.indices {
            offsets.append(index == 0 ? 0 : offsets[index - 1] + (lengths[index - 1] + lengths[index]) / 2 + gap)
        }
        // With the offsets taken out, the places only have to increase: the pools of adjacent violators.
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
