extension ChatMessage {
    /// Whether the message consists of one to three emoji, and is drawn large.
    public var shouldRenderAsJumbomoji: Bool {
        guard allAttachments.isEmpty, !isDeleted, type != .ephemeral else { return false }
        // Counting all characters of a long text would cost more than looking at the first four.
        let characters = text.prefix(4)
        return (1...3).contains(characters.count) && characters.allSatisfy(\.isEmoji)
    }

    /// Whether the message is a system message, without a bubble and an author.
    public var shouldRenderAsSystemMessage: Bool {
        type == .system || (type == .error && !isBounced)
    }

    /// The text in another language.
    ///
    /// - Returns: `nil` if there is no translation, if it equals the text, or if the message was written in `language`,
    ///   is a command, or has no text.
    public func translatedText(for language: TranslationLanguage) -> String? {
        guard !text.isEmpty, command == nil, language != originalLanguage,
            let translation = translations?[language], translation != text
        else { return nil }
        return translation
    }
}

extension Character {
    /// Whether the character is drawn as an emoji.
    ///
    /// Digits and similar characters are emoji only as part of a sequence, such as a keycap.
    var isEmoji: Bool {
        guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
        return first.value > 0x238C || unicodeScalars.count > 1
    }
}
