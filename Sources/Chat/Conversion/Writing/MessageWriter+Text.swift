internal import ChatModels
internal import Documents

extension MessageWriter {
    /// The text, or as much of it as a conversation file may have.
    mutating func text(of message: ChatMessage) -> String {
        guard message.text.excessiveLength != nil else { return message.text }
        addLoss("texts of more than \(InputLimits.textLength) characters, which are cut")
        return String(String.UnicodeScalarView(message.text.unicodeScalars.prefix(InputLimits.textLength)))
    }
}
