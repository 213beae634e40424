/// A frame of a preview, as the page shows it under the pointer.
package struct PreviewFrame: Codable, Hashable, Sendable {
    /// The written form of its origin: `Text`, `ChatMessageBubbleView#bubbleView`; empty for a frame that groups others.
    package let name: String

    /// The frame's rectangle in the picture, in points.
    package let x, y, width, height: Double

    /// The number of the frame around it, in the order of the list; `nil` for the outermost.
    package let parent: Int?

    /// What it paints and why it has this size, one line each.
    package let details: [String]

    package init(
        name: String, x: Double, y: Double, width: Double, height: Double, parent: Int?, details: [String]
    ) {
        self.name = name
        (self.x, self.y) = (x, y)
        (self.width, self.height) = (width, height)
        self.parent = parent
        self.details = details
    }
}
