/// Reduces the colors of a picture.
///
/// The colors of large areas are kept exactly; the others are divided by median cut (Heckbert 1982).
enum ColorQuantizer {
    /// The reciprocal of the share of a picture from which a color is kept exactly.
    private static let largeArea = 500
    /// The maximum number of exact colors.
    private static let maximumExactColors = 96

    /// Returns at most `most` colors, sorted from dark to light.
    ///
    /// - Parameter counts: The number of pixels of each color.
    static func colors(_ counts: [UInt32: Int], maximum: Int) -> [UInt32] {
        // Sorted, because the order of a dictionary varies.
        let all = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        guard all.count > maximum else { return all.map(\.key).sorted() }
        let total = all.reduce(0) { $0 + $1.value }
        let exact = all.prefix(maximumExactColors).prefix { $0.value * largeArea >= total }
        var boxes = [Box(all.dropFirst(exact.count).map { Box.Entry(color: $0.key, count: $0.value) })]
        while boxes.count < maximum - exact.count {
            guard let index = boxes.indices.max(by: { (boxes[$0].spread, $1) < (boxes[$1].spread, $0) }),
                let halves = boxes[index].halves
            else { break }
            boxes[index] = halves.0
            boxes.append(halves.1)
        }
        return Set(exact.map(\.key) + boxes.map(\.average)).sorted()
    }

    /// A set of similar colors.
    private struct Box {
        struct Entry {
            var color: UInt32
            var count: Int

            func channel(_ shift: UInt32) -> Int { Int(color >> shift & 0xFF) }
        }

        private let entries: [Entry]
        private let shift: UInt32
        /// The benefit of dividing the box: its longest side times the number of pixels.
        let spread: Int

        init(_ entries: [Entry]) {
            self.entries = entries
            let sides = [UInt32(8), 16, 0].map { shift in
                let values = entries.lazy.map { $0.channel(shift) }
                return (shift: shift, length: (values.max() ?? 0) - (values.min() ?? 0))
            }
            let longest = sides.reduce(sides[0]) { $1.length > $0.length ? $1 : $0 }
            shift = longest.shift
            spread = longest.length * longest.length * entries.reduce(0) { $0 + $1.count }
        }

        /// The two halves of the box, divided at the median of its longest side.
        var halves: (Box, Box)? {
            guard entries.count > 1, spread > 0 else { return nil }
            let sorted = entries.sorted { ($0.channel(shift), $0.color) < ($1.channel(shift), $1.color) }
            let half = sorted.reduce(0) { $0 + $1.count } / 2
            var sum = 0
            let middle = sorted.firstIndex { entry in
                sum += entry.count
                return sum > half
            }
            let cut = min(max(middle ?? 1, 1), sorted.count - 1)
            return (Box(Array(sorted[..<cut])), Box(Array(sorted[cut...])))
        }

        var average: UInt32 {
            let total = max(entries.reduce(0) { $0 + $1.count }, 1)
            func channel(_ shift: UInt32) -> UInt32 {
                UInt32((entries.reduce(0) { $0 + $1.channel(shift) * $1.count } + total / 2) / total) << shift
            }
            return 0xFF00_0000 | channel(16) | channel(8) | channel(0)
        }
    }
}
