import Foundation
import Frames

/// The similarity of two frames with the same name.
struct FrameSimilarity {
    let old: FrameTree
    let new: FrameTree

    /// The maximum number of words to compare, which suffices for a long conversation.
    private static let maximumWords = 64

    /// Returns a score from 1, for only the same name, to 10.
    func score(_ one: Int, _ other: Int) -> Double {
        let (before, after) = (old[one], new[other])
        var score = 1.0
        if before.keys.identity == after.keys.identity { score += 3 }
        if before.keys.shape == after.keys.shape { score += 1 }
        if before.frame.rect.size == after.frame.rect.size { score += 1 }
        if before.frame.rect.origin == after.frame.rect.origin { score += 1 }
        return score + 3 * sharedWords(one, other)
    }

    private func sharedWords(_ one: Int, _ other: Int) -> Double {
        let (before, after) = (words(in: one, of: old), words(in: other, of: new))
        guard !before.isEmpty || !after.isEmpty else { return 0 }
        return Double(before.intersection(after).count) / Double(max(before.count, after.count))
    }

    private func words(in number: Int, of tree: FrameTree) -> Set<Substring> {
        var words: Set<Substring> = []
        for node in tree.nodes[number..<number + tree[number].keys.count] {
            guard case .text(let text) = node.frame.content else { continue }
            for word in text.string.split(whereSeparator: \.isWhitespace).prefix(Self.maximumWords) {
                words.insert(word)
            }
            if words.count >= Self.maximumWords { break }
        }
        return words
    }
}

/// Aligns the elements of two lists without crossings.
enum SequenceAlignment {
    /// The number of combinations above which elements are paired in order, because trying all would take too long.
    private static let maximumCombinations = 4_000

    /// Returns the pairs with the largest sum of scores. Scores are greater than zero, so as many elements as possible
    /// are paired.
    static func pairs(_ olds: [Int], _ news: [Int], score: (Int, Int) -> Double) -> [(Int, Int)] {
        guard olds.count * news.count <= maximumCombinations else {
            return (0..<min(olds.count, news.count)).map { ($0, $0) }
        }
        let width = news.count + 1
        var best = [Double](repeating: 0, count: (olds.count + 1) * width)
        var scores = best
        for row in stride(from: olds.count - 1, through: 0, by: -1) {
            for column in stride(from: news.count - 1, through: 0, by: -1) {
                let place = row * width + column
                scores[place] = score(olds[row], news[column])
                best[place] = max(
                    best[place + width + 1] + scores[place], best[place + width], best[place + 1])
            }
        }
        var pairs: [(Int, Int)] = []
        var (row, column) = (0, 0)
        while row < olds.count, column < news.count {
            let place = row * width + column
            if best[place] == best[place + width + 1] + scores[place] {
                pairs.append((row, column))
                row += 1
                column += 1
            } else if best[place] == best[place + width] {
                row += 1
            } else {
                column += 1
            }
        }
        return pairs
    }
}
