public import Foundation

/// What is known of the views behind a tree's frames beyond what they paint.
///
/// Finished trees don't have it: it comes from the tags of a tree that was made within `TreeTags.marking`, or from a PNG
/// that was rendered with `--embed-layout`.
public struct FrameDetails: Sendable, Equatable, Codable {
    /// The details of each frame, parents first and children in order.
    public var nodes: [Node]

    /// Creates details.
    public init(nodes: [Node] = []) { self.nodes = nodes }

    /// What is known of one frame.
    public struct Node: Sendable, Equatable, Codable {
        /// The identifier of the message that the frame shows, or is inside.
        public var message: String?
        /// The identifier of the channel whose row the frame shows, or is inside.
        public var channel: String?
        /// The role for assistive technologies, such as `button`; `nil` for a frame that is no element.
        public var role: String?
        /// The name that VoiceOver reads.
        public var label: String?
        /// The lines of the frame's text from top to bottom, in points in the frame's coordinates.
        public var textLines: [TextLine]?
        /// What decided the frame's size and position; `nil` unless requested.
        public var layout: LayoutReasons?

        /// Creates details.
        public init(
            message: String? = nil, channel: String? = nil, role: String? = nil, label: String? = nil,
            textLines: [TextLine]? = nil, layout: LayoutReasons? = nil
        ) {
            self.message = message
            self.channel = channel
            self.role = role
            self.label = label
            self.textLines = textLines
            self.layout = layout
        }
    }
}

/// A line of a text, and the boxes of its words.
public struct TextLine: Sendable, Equatable, Codable {
    /// The characters.
    public var text: String
    /// The rectangle in points.
    public var rect: NodeRect
    /// The words from left to right.
    public var words: [Word]

    /// A word of a line.
    public struct Word: Sendable, Equatable, Codable {
        /// The characters.
        public var text: String
        /// The rectangle in points.
        public var rect: NodeRect
    }
}

/// A rectangle whose JSON names its numbers: `{"x": 8, "y": 26, "width": 32, "height": 32}`, in points with at most two
/// decimals.
public struct NodeRect: Sendable, Equatable, Codable {
    /// The top-left corner.
    public var x, y: Double
    /// The size.
    public var width, height: Double

    /// Creates the rectangle.
    public init(_ rect: CGRect) {
        func rounded(_ length: CGFloat) -> Double { (Double(length) * 100).rounded() / 100 + 0 }
        (x, y) = (rounded(rect.minX), rounded(rect.minY))
        (width, height) = (rounded(rect.width), rounded(rect.height))
    }

    /// The rectangle as Core Graphics has it.
    public var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}
