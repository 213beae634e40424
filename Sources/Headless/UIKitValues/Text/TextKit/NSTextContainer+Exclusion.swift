import Frames
import Typesetting

extension Typesetter {
    /// Breaks blocks into lines that avoid a container's exclusion paths.
    package func layOut(
        _ blocks: [TextBlock], in container: NSTextContainer?, maximumWidth: CGFloat?, maximumHeight: CGFloat?
    ) -> Paragraph {
        guard let container, !container.exclusionPaths.isEmpty, let maximumWidth else {
            return layOut(blocks, maximumWidth: maximumWidth, maximumHeight: maximumHeight)
        }
        let padding = container.lineFragmentPadding
        let outlines = container.exclusionPaths.map(\.outline)
        return layOut(blocks, maximumHeight: maximumHeight) { band in
            let taken = outlines.compactMap { $0.extent(between: band) }
            return Self.freeRanges(between: taken, width: maximumWidth + 2 * padding, padding: padding)
        }
    }

    /// Returns the free parts of a line's width, in the coordinates of lines.
    ///
    /// - Parameters:
    /// - taken: The excluded areas, in the coordinates of the container.
    /// - width: The width of the container.
    private static func freeRanges(
        between taken: [ClosedRange<CGFloat>], width: CGFloat, padding: CGFloat
    ) -> [ClosedRange<CGFloat>] {
        var freeRanges: [ClosedRange<CGFloat>] = []
        var start: CGFloat = 0
        func add(to end: CGFloat) {
            let length = end - start - 2 * padding
            if length > 1 { freeRanges.append(start...start + length) }
        }
        for part in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) where part.upperBound > start {
            if part.lowerBound > start { add(to: min(part.lowerBound, width)) }
            start = part.upperBound
        }
        if start < width { add(to: width) }
        return freeRanges
    }
}

extension Outline {
    /// Returns the horizontal extent of the path in a vertical band; `nil` if it doesn't reach there.
    fileprivate func extent(between band: ClosedRange<CGFloat>) -> ClosedRange<CGFloat>? {
        var extent: ClosedRange<CGFloat>?
        func include(_ x: CGFloat) {
            extent = extent.map { min($0.lowerBound, x)...max($0.upperBound, x) } ?? x...x
        }
        for polygon in polygons {
            for (index, start) in polygon.enumerated() {
                let end = polygon[(index + 1) % polygon.count]
                let (upper, lower) = start.y <= end.y ? (start, end) : (end, start)
                guard lower.y > band.lowerBound, upper.y < band.upperBound else { continue }
                let slope = lower.y > upper.y ? (lower.x - upper.x) / (lower.y - upper.y) : 0
                include(upper.x + (max(upper.y, band.lowerBound) - upper.y) * slope)
                include(lower.x + (min(lower.y, band.upperBound) - lower.y) * slope)
            }
        }
        return extent
    }
}
