import ChatLook
import ChatUI
import HeadlessUIKit
import Styles

extension Style {
    /// Applies the style to the caller's scope, or else to the whole process.
    ///
    /// Values that the style doesn't set stay unchanged. Fonts of text styles are those of the current content size.
    public func apply() {
        Style.current = self
        applyToAppearance(&Appearance.default)
        applyToComponents(&Components.default)
    }

    private func applyToAppearance(_ appearance: inout Appearance) {
        applyColors(to: &appearance.colorPalette)
        for token in FontToken.allCases {
            guard let font = fonts[token] else { continue }
            appearance.fonts[keyPath: token.keyPath] = font.font(replacing: appearance.fonts[keyPath: token.keyPath])
        }
        if let formatsMarkdown = messages.formatsMarkdown { appearance.formatters.isMarkdownEnabled = formatsMarkdown }
        if let reactions {
            appearance.images.availableReactions = appearance.images.availableReactions.filter {
                reactions.contains($0.key)
            }
        }
    }

    /// Colors that refer to the palette come last, so that they use the style's own colors.
    private func applyColors(to palette: inout Appearance.ColorPalette) {
        for mentionsToken in [false, true] {
            for token in ColorToken.allCases {
                guard let color = colors[token], color.mentionsToken == mentionsToken else { continue }
                palette[keyPath: token.keyPath] = color.uiColor(in: palette)
            }
        }
    }

    private func applyToComponents(_ components: inout Components) {
        if changesMessages { components.messageContentView = Styled.ChatMessageContentView.self }
        if bubble.changesOutline { components.messageBubbleView = Styled.ChatMessageBubbleView.self }
        if avatar.changesOutline { components.avatarView = Styled.ChatAvatarView.self }
        if layout != LayoutStyle() || list.groupInterval != nil {
            components.messageLayoutOptionsResolver = StyledLayoutOptionsResolver(
                layout: layout, groupInterval: list.groupInterval, base: components.messageLayoutOptionsResolver)
        }
        if let reactions {
            components.reactionsSorting = { one, other in
                let places = [one, other].map { reactions.firstIndex(of: $0.type) ?? reactions.count }
                return places[0] < places[1]
            }
        }
        applySwitches(to: &components)
    }

    private func applySwitches(to components: inout Components) {
        func set(_ flag: WritableKeyPath<Components, Bool>, to value: Bool?) {
            if let value { components[keyPath: flag] = value }
        }
        set(\.messageListDateSeparatorEnabled, to: list.showsDateSeparators)
        set(\.messageListDateOverlayEnabled, to: list.showsDateOverlay)
        set(\.isUnreadMessagesSeparatorEnabled, to: list.showsUnreadSeparator)
        set(\.threadRepliesCounterEnabled, to: list.showsRepliesCounter)
        set(\.shouldMessagesStartAtTheTop, to: list.startsAtTop)
        set(\.isMessageEditedLabelEnabled, to: messages.showsEdited)
        set(\.messageAutoTranslationEnabled, to: messages.translates)
        set(\.isVoiceRecordingEnabled, to: messages.showsVoicePlayers)
        set(\.isDownloadFileAttachmentsEnabled, to: messages.showsDownloadButtons)
    }

    /// Whether messages need another view.
    private var changesMessages: Bool {
        var content = bubble
        content.cornerRadius = nil
        content.border = nil
        return content != BubbleStyle() || spacing != SpacingStyle() || avatar.size != nil || tint != nil
            || list.messageWidth != nil
    }
}

extension Style: ConfigurationKey {
    public static var defaultValue: Style { Style() }

    /// The style that was applied last, for the styled views.
    static var current: Style {
        get { ConfigurationScope.current[Style.self] }
        set { ConfigurationScope.current[Style.self] = newValue }
    }
}
