public import Frames
public import Raster

/// The smallest part of a picture that still shows a change, drawn alone as it was and as it is.
public struct MinimalDifference: Sendable {
    /// The component, such as `ChatMessageBubbleView#bubbleView`.
    public let component: String

    /// The names of the frames around the component and its own, from the root on.
    public let path: [String]

    /// What changed, a line each: `corner radius 18 → 0`. Empty where the frames are the same.
    public let changes: [String]

    /// How many other frames changed in the same way.
    public let alike: Int

    /// The frames to draw for the part as it was, in front of what is behind them.
    public let before: Frame

    /// The frames to draw for the part as it is.
    public let after: Frame

    /// The part as it was.
    public let expected: Bitmap

    /// The part as it is.
    public let actual: Bitmap

    /// The place of the part in the expected picture.
    public let area: PixelArea

    /// The place of the component in ``expected``.
    let focus: PixelArea

    /// The pixels of the two that differ.
    public let pixels: PixelStatistics

    /// Whether both were drawn from ``before`` and ``after``, and not cut out of the pictures.
    public let isRedrawn: Bool
}

extension MinimalDifference {
    /// The part in words: its path, the changes, the frames before and after, and Swift that makes them.
    var lines: [String] {
        var lines = [component, "  in \(path.joined(separator: " › "))"]
        lines += changes.map { "  \($0)" }
        if alike > 0 { lines.append("  and \(alike) more \(alike == 1 ? "frame" : "frames") in the same way") }
        lines.append("  \(area) of the picture: \(pixels)")
        guard isRedrawn else {
            lines.append("  The frame is the same in both; its pixels are cut out of the pictures.")
            return lines + Self.block("the frame", before.description)
        }
        lines += Self.block("before", before.description) + Self.block("after", after.description)
        switch (FrameLiteral(before), FrameLiteral(after)) {
        case (.code(let one), .code(let other)):
            return lines + Self.block("in Swift", "let before = \(one)\nlet after = \(other)")
        case (.missing(let what), _), (_, .missing(let what)):
            return lines + ["", "  There is no Swift for it: \(what)."]
        }
    }

    private static func block(_ title: String, _ text: String) -> [String] {
        ["", "  \(title):", ""] + text.split(separator: "\n").map { "    \($0)" }
    }
}
