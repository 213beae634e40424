/// A button of an attachment.
public struct AttachmentAction: Hashable, Codable, Sendable {
    /// The name of the action, for the server.
    public var name: String

    /// The value that the action sends.
    public var value: String

    /// The style of the button.
    public var style: ActionStyle

    /// The kind of control.
    public var type: ActionType

    /// The text on the button.
    public var text: String

    /// Creates a button.
    public init(
        name: String, value: String = "", style: ActionStyle = .default, type: ActionType = .button, text: String
    ) {
        self.name = name
        self.value = value
        self.style = style
        self.type = type
        self.text = text
    }

    /// Whether the button cancels the GIF.
    public var isCancel: Bool { value.lowercased() == "cancel" }

    /// A kind of control.
    public enum ActionType: String, Hashable, Codable, Sendable { case button }

    /// A style of buttons: the default one, or the prominent one.
    public enum ActionStyle: String, Hashable, Codable, Sendable { case `default`, primary }
}
