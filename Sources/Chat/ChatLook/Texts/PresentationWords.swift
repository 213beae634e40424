import ChatModels

// ChatModels is independent of languages. These are its words in the language of the render.

extension ChannelName.Words {
    /// The words in the language of the localization provider.
    package static var localized: Self {
        Self(
            and: L10n.text("channel.name.and"), andMore: { L10n.text("channel.name.andXMore", counting: $0) },
            separator: L10n.text("channel.name.separator"))
    }
}

extension FileSizeText.Words {
    /// The words in the language of the localization provider, with numbers in the locale of the render.
    package static var localized: Self {
        Self(
            bytes: { L10n.text("file.size.bytes", counting: $0) },
            amount: { L10n.text("file.size.\($1.rawValue)", LocalizedNumber.text($0)) })
    }
}

extension AttachmentFile {
    /// The formatted size, in the language of the render.
    package var localizedSize: String { FileSizeText.text(bytes: size, words: .localized) }
}
