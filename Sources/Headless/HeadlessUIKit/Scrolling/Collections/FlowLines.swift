/// The items of one section, laid out in lines. Lengths are along the lines or across them.
///
/// A line before another one is justified: the remaining length is distributed between its items. The last one keeps
/// the minimum spacing, unless all items have the same size: as in UIKit, they are then aligned with the lines before.
struct FlowLines {
    /// An extent along the line and across it, in points.
    struct Extent {
        var along: CGFloat
        var across: CGFloat
    }

    /// A line of items.
    struct Line {
        /// The items by their index in the section.
        let items: Range<Int>
        /// The distance from the section's first line, in points.
        let start: CGFloat
        let thickness: CGFloat
    }

    private(set) var lines: [Line] = []
    /// The position of each item along and across, from the start of the first line.
    private(set) var positions: [Extent] = []
    /// The total extent of all lines across, in points.
    private(set) var thickness: CGFloat = 0

    /// - Parameters:
    ///   - lineLength: The length of a line, in points.
    /// - spacing: The minimum distance of items, in points.
    ///   - lineSpacing: The distance of lines, in points.
    init(_ sizes: [Extent], lineLength: CGFloat, spacing: CGFloat, lineSpacing: CGFloat) {
        positions.reserveCapacity(sizes.count)
        let isUniform = Self.isUniform(sizes)
        var first = 0
        while first < sizes.count {
            let end = Self.end(ofLineFrom: first, in: sizes, lineLength: lineLength, spacing: spacing)
            if !lines.isEmpty { thickness += lineSpacing }
            let line = sizes[first..<end]
            let height = line.reduce(0) { max($0, $1.across) }
            let isFull =
                end < sizes.count
                || (isUniform
                    && Self.count(of: sizes[first].along, lineLength: lineLength, spacing: spacing) == line.count)
            let count =
                isUniform ? Self.count(of: sizes[first].along, lineLength: lineLength, spacing: spacing) : line.count
            let used = line.reduce(0) { $0 + $1.along }
            var gap = spacing
            var along: CGFloat = 0
            if isUniform, count > 1 {
                let whole = sizes[first].along * CGFloat(count)
                gap = max(spacing, (lineLength - whole) / CGFloat(count - 1))
            } else if isFull, line.count > 1 {
                gap = max(spacing, (lineLength - used) / CGFloat(line.count - 1))
            } else if isFull || isUniform, line.count == 1, count == 1 {
                along = max((lineLength - used) / 2, 0)
            }
            for size in line {
                positions.append(Extent(along: along, across: thickness + (height - size.across) / 2))
                along += size.along + gap
            }
            lines.append(Line(items: first..<end, start: thickness, thickness: height))
            thickness += height
            first = end
        }
    }

    private static func isUniform(_ sizes: [Extent]) -> Bool {
        guard let first = sizes.first else { return true }
        return sizes.allSatisfy { $0.along == first.along && $0.across == first.across }
    }

    /// Returns the number of items of a length that fit.
    private static func count(of length: CGFloat, lineLength: CGFloat, spacing: CGFloat) -> Int {
        guard length + spacing > 0, lineLength.isFinite else { return 1 }
        return max(Int(min((lineLength + spacing + 0.01) / (length + spacing), 1e6)), 1)
    }

    private static func end(ofLineFrom first: Int, in sizes: [Extent], lineLength: CGFloat, spacing: CGFloat) -> Int {
        var end = first + 1
        var used = sizes[first].along
        while end < sizes.count, used + spacing + sizes[end].along <= lineLength + 0.01 {
            used += spacing + sizes[end].along
            end += 1
        }
        return end
    }
}
