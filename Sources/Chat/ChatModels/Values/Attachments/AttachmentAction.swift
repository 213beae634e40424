/// A button of an attachment.
public struct AttachmentAction: Hashable, Codable, Sendable {
    /// The name of the action, for the server.
    public var name: String

    /// The value that the action sends.
    public var value: String

    /// The look of the button.
    public var style: ActionStyle

    /// The kind of control.
    public var type: ActionType

    /// The words on the button.
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

    /// Whether the button takes the GIF back.
    public var isCancel: Bool { value.lowercased() == "cancel" }

    /// A kind of control.
    public enum ActionType: String, Hashable, Codable, Sendable { case button }

    /// A look of buttons: that of most, or that of the one that stands out.
    public enum ActionStyle: String, Hashable, Codable, Sendable { case `default`, primary }
}
