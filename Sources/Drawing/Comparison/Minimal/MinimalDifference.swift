public import Frames
public import Raster

/// The smallest part of a picture that still shows a change, drawn alone before and after.
public struct MinimalDifference: Sendable {
    /// The component, such as `ChatMessageBubbleView#bubbleView`.
    public let component: String

    /// The names of the frames from the root to the component.
    public let path: [String]

    /// The changes, a line each: `corner radius 18 → 0`. Empty if the frames are the same.
    public let changes: [String]

    /// The number of other frames with the same change.
    public let alike: Int

    /// The frame to draw for the part before the change, including its background.
    public let before: Frame

    /// The frame to draw for the part after the change.
    public let after: Frame

    /// The part in the expected picture.
    public let expected: Bitmap

    /// The part in the actual picture.
    public let actual: Bitmap

    /// The position of the part in the expected picture.
    public let area: PixelArea

    /// The position of the component in ``expected``.
    let focus: PixelArea

    /// The differing pixels.
    public let pixels: PixelStatistics

    /// Whether both were drawn from ``before`` and ``after``, not cropped from the pictures.
    public let isRedrawn: Bool
}

extension MinimalDifference {
    /// The part in words: its path, the changes, the frames before and after, and Swift code for them.
    var lines: [String] {
        var lines = [component, "  in \(path.joined(separator: " › "))"]
        lines += changes.map { "  \($0)" }
        if alike > 0 { lines.append("  and \(alike) more \(alike == 1 ? "frame" : "frames") with the same change") }
        lines.append("  \(area) of the picture: \(pixels)")
        guard isRedrawn else {
            lines.append("  The frame is the same in both; the pixels are cropped from the pictures.")
            return lines + Self.block("the frame", before.description)
        }
        lines += Self.block("before", before.description) + Self.block("after", after.description)
        switch (FrameLiteral(before), FrameLiteral(after)) {
        case (.code(let one), .code(let other)):
            return lines + Self.block("in Swift", "let before = \(one)\nlet after = \(other)")
        case (.missing(let what), _), (_, .missing(let what)):
            return lines + ["", "  It has no short form in Swift: \(what)."]
        }
    }

    private static func block(_ title: String, _ text: String) -> [String] {
        ["", "  \(title):", ""] + text.split(separator: "\n").map { "    \($0)" }
    }
}
