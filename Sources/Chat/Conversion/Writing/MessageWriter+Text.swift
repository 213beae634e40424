internal import ChatModels
internal import Documents

extension MessageWriter {
    /// The text, truncated to the limit of conversation files.
    mutating func text(of message: ChatMessage) -> String {
        guard message.text.excessiveLength != nil else { return message.text }
        addOmission("texts of more than \(InputLimits.textLength) characters, truncated")
        return String(String.UnicodeScalarView(message.text.unicodeScalars.prefix(InputLimits.textLength)))
    }
}
