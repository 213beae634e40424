import ChatLook
import Documents

/// The part of a style file that the SwiftUI flavor supports.
enum SwiftUIKeys {
    /// Whether the flavor supports a value.
    ///
    /// - Parameter keys: The keys that lead to it.
    static func has(_ keys: [String], _ node: DocumentNode) -> Bool {
        let inner = keys.dropFirst().first ?? ""
        switch StyleFileKey(rawValue: keys.first ?? "") {
        case .layout: return hasOption(node.characters ?? "", at: Array(keys.dropFirst()))
        case .spacing: return inner != SpacingKey.footnote.rawValue
        case .list: return has(ListKey(rawValue: inner), node)
        case .messages: return has(MessagesKey(rawValue: inner), node)
        case .colors: return ColorToken(rawValue: inner).map { !missingColors.contains($0) } ?? true
        case .name, .bubble, .avatar, .reactions, .tint, .fonts, nil: return true
        }
    }

    private static func has(_ key: ListKey?, _ node: DocumentNode) -> Bool {
        switch key {
        case .repliesCounter, .startAtTop: node.flag == false
        default: true
        }
    }

    private static func has(_ key: MessagesKey?, _ node: DocumentNode) -> Bool {
        switch key {
        case .downloadButtons: node.flag == false
        default: true
        }
    }

    private static let missingColors: Set<ColorToken> = [
        .textLinkColor, .staticBlackColorText, .messageCellHighlightBackground, .jumpToUnreadButtonBackground,
        .hoverButtonShadow, .validationError, .accentPrimary,
    ]

    // MARK: Layout

    /// Whether a layout option can be added or removed; the last keys determine the change and the messages.
    private static func hasOption(_ option: String, at keys: [String]) -> Bool {
        let isAdded = keys.last == LayoutChangeKey.add.rawValue
        let messages = keys.count > 1 ? LayoutKey(rawValue: keys[0]) : nil
        if isAdded { return usual.contains(option) || (messages == .last && defaultForLast.contains(option)) }
        if option == "flipped" || option == "avatarSizePadding" { return messages != .last && messages != .earlier }
        return removable.contains(option)
    }

    /// The default options of the flavor's messages.
    private static let usual: Set<String> = [
        "bubble", "avatarSizePadding", "text", "quotedMessage", "threadInfo", "reactions", "errorIndicator",
    ]

    private static let defaultForLast: Set<String> = ["avatar", "timestamp", "authorName", "deliveryStatusIndicator"]

    private static let removable: Set<String> = [
        "bubble", "avatar", "timestamp", "authorName", "quotedMessage", "threadInfo", "reactions",
        "deliveryStatusIndicator",
    ]
}
