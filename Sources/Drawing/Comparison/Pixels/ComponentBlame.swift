/// A component's share of the difference between two pictures.
public struct ComponentBlame: Sendable, Equatable, Codable {
    /// The component's name, such as `ChatMessageBubbleView#bubbleView`; components of the same name count together.
    public var component: String

    /// The number of its pixels that differ by more than the tolerance.
    public var pixels: Int

    /// The largest difference in any channel, in levels of 255.
    public var worstChannel: Int

    /// The bounding box of those pixels.
    public var bounds: PixelArea

    struct Count {
        var pixels = 0
        var worst = 0
        var bounds = PixelArea(x: 0, y: 0, width: 0, height: 0)

        mutating func add(row y: Int, _ range: Range<Int>, worst: Int) {
            if pixels == 0 { bounds = PixelArea(x: range.lowerBound, y: y, width: 1, height: 1) }
            pixels += range.count
            self.worst = max(self.worst, worst)
            bounds.include(PixelPlace(x: range.lowerBound, y: y))
            bounds.include(PixelPlace(x: range.upperBound - 1, y: y))
        }
    }

    init(_ component: String, _ count: Count) {
        self.component = component
        pixels = count.pixels
        worstChannel = count.worst
        bounds = count.bounds
    }
}

extension ComponentBlame: CustomStringConvertible {
    public var description: String {
        "\(component): \(pixels) px, up to \(worstChannel == 1 ? "1 level" : "\(worstChannel) levels"), \(bounds)"
    }
}
