/// A button of an attachment.
public struct AttachmentAction: Hashable, Codable, Sendable {
    public var name: String
    public var value: String
    public var style: ActionStyle
    public var type: ActionType

    /// The words on the button.
    public var text: String

    public init(
        name: String, value: String = "", style: ActionStyle = .default, type: ActionType = .button, text: String
    ) {
        self.name = name
        self.value = value
        self.style = style
        self.type = type
        self.text = text
    }

    /// Whether the button takes the animation back.
    public var isCancel: Bool { value.lowercased() == "cancel" }

    public enum ActionType: String, Hashable, Codable, Sendable { case button }

    public enum ActionStyle: String, Hashable, Codable, Sendable { case `default`, primary }
}
