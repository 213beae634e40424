import ChatModels

// The rules of ChatModels know no language. Here are their words in that of the render.

extension ChannelName.Words {
    /// The words in the language of the localization provider.
    package static var localized: Self {
        Self(
            and: L10n.text("channel.name.and"), andMore: { L10n.text("channel.name.andXMore", counting: $0) },
            separator: L10n.text("channel.name.separator"))
    }
}

extension FileSizeText.Words {
    /// The words in the language of the localization provider, the numbers as the locale of the render writes them.
    package static var localized: Self {
        Self(
            bytes: { L10n.text("file.size.bytes", counting: $0) },
            amount: { L10n.text("file.size.\($1.rawValue)", LocalizedNumber.text($0)) })
    }
}

extension AttachmentFile {
    /// The size for people, in the language of the render.
    package var localizedSize: String { FileSizeText.text(bytes: size, words: .localized) }

    /// The size in the language of the picture, or `nil` if it isn't known.
    package var sizeText: String? { size > 0 ? localizedSize : nil }
}
