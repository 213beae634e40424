import ChatUI
import HeadlessUIKit

/// The switches of the components by their names.
enum SwitchNames {
    static let keyPaths: [String: WritableKeyPath<Components, Bool>] = [
        "isMessageEditedLabelEnabled": \.isMessageEditedLabelEnabled,
        "messageAutoTranslationEnabled": \.messageAutoTranslationEnabled,
        "isVoiceRecordingEnabled": \.isVoiceRecordingEnabled,
        "isDownloadFileAttachmentsEnabled": \.isDownloadFileAttachmentsEnabled,
        "messageListDateSeparatorEnabled": \.messageListDateSeparatorEnabled,
        "isUnreadMessagesSeparatorEnabled": \.isUnreadMessagesSeparatorEnabled,
        "shouldMessagesStartAtTheTop": \.shouldMessagesStartAtTheTop,
        "isJumpToUnreadEnabled": \.isJumpToUnreadEnabled,
        "isComposerLinkPreviewEnabled": \.isComposerLinkPreviewEnabled,
    ]
}

/// UIKit's colours by their names.
enum SystemColors {
    static let byName: [String: UIColor] = [
        "black": .black, "white": .white, "red": .red, "green": .green, "blue": .blue, "brown": .brown,
        "yellow": .yellow, "orange": .orange, "cyan": .cyan, "gray": .gray, "clear": .clear, "darkGray": .darkGray,
        "systemRed": .systemRed, "systemGreen": .systemGreen, "systemBlue": .systemBlue, "systemPink": .systemPink,
        "systemYellow": .systemYellow, "systemOrange": .systemOrange, "systemPurple": .systemPurple,
        "systemTeal": .systemTeal, "systemBrown": .systemBrown,
    ]
}

/// The fonts by their names.
enum FontNames {
    static let keyPaths: [String: WritableKeyPath<Appearance.Fonts, UIFont>] = [
        "caption1": \.caption1, "footnote": \.footnote, "footnoteBold": \.footnoteBold,
        "subheadline": \.subheadline, "subheadlineBold": \.subheadlineBold, "body": \.body, "bodyBold": \.bodyBold,
        "headline": \.headline, "headlineBold": \.headlineBold,
    ]
}

/// The colours of the palette by their names.
enum PaletteNames {
    static let keyPaths: [String: WritableKeyPath<Appearance.ColorPalette, UIColor>] = [
        "text": \.text, "textInverted": \.textInverted, "textLowEmphasis": \.textLowEmphasis,
        "subtitleText": \.subtitleText, "staticColorText": \.staticColorText,
        "background": \.background, "background1": \.background1, "background2": \.background2,
        "background3": \.background3, "background4": \.background4, "background5": \.background5,
        "background6": \.background6, "background7": \.background7, "background8": \.background8,
        "overlayBackground": \.overlayBackground, "popoverBackground": \.popoverBackground,
        "highlightedBackground": \.highlightedBackground,
        "highlightedAccentBackground": \.highlightedAccentBackground,
        "highlightedAccentBackground1": \.highlightedAccentBackground1,
        "border": \.border, "border2": \.border2, "border3": \.border3, "alert": \.alert,
        "alternativeActiveTint": \.alternativeActiveTint, "inactiveTint": \.inactiveTint,
        "alternativeInactiveTint": \.alternativeInactiveTint, "accentPrimary": \.accentPrimary,
    ]
}
