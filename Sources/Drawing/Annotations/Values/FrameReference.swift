/// A reference to a part of a picture by its component, the message that it shows, or its text.
///
/// All given values must match; at least one of component, message, channel and text is required.
public struct FrameReference: Sendable, Hashable {
    /// The component: the name of its class or view, such as `"ChatMessageBubbleView"`, or of its property in the
    /// enclosing component, such as `"bubbleView"`. ``screen`` is the whole screen.
    public var component: String?

    /// The message that shows the part: its identifier, or its number in the conversation, counted from 1.
    public var message: String?

    /// The row of a channel list: the channel's identifier or its name.
    public var channel: String?

    /// The text in the part, or a piece of it.
    public var text: String?

    /// Which of several parts, in reading order: counted from 1, or from -1 backwards. `nil` for the first.
    public var index: Int?

    /// Whether to take all of several parts.
    public var takesAll: Bool

    /// The part to search in; `nil` for the whole picture.
    public var container: FrameReference? {
        get { containers.first }
        set { containers = newValue.map { [$0] } ?? [] }
    }

    private var containers: [FrameReference]

    /// The component for the whole screen, or the whole picture if there is no device.
    public static let screen = "screen"

    /// Creates a reference.
    public init(
        _ component: String? = nil, message: String? = nil, channel: String? = nil, text: String? = nil,
        index: Int? = nil, takesAll: Bool = false, of container: FrameReference? = nil
    ) {
        self.component = component
        self.message = message
        self.channel = channel
        self.text = text
        self.index = index
        self.takesAll = takesAll
        containers = container.map { [$0] } ?? []
    }
}

extension FrameReference: CustomStringConvertible {
    /// The reference in words, such as `“bubbleView” of message “3”`.
    public var description: String {
        var parts: [String] = []
        if let component { parts.append("“\(component)”") }
        if let text { parts.append(component == nil ? "the text “\(text)”" : "with “\(text)”") }
        if let message { parts.append(parts.isEmpty ? "message “\(message)”" : "of message “\(message)”") }
        if let channel { parts.append(parts.isEmpty ? "channel “\(channel)”" : "of channel “\(channel)”") }
        if let container { parts.append("in \(container)") }
        return parts.joined(separator: " ")
    }
}
