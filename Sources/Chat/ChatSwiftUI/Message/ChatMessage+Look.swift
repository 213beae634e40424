import ChatModels
import HeadlessSwiftUI
import UIKitValues

extension ChatMessage {
    /// The rounded corners of the bubble: all but the one at the author's side of the newest message of a group.
    public func bubbleCorners(isFirst: Bool, forceLeftToRight: Bool) -> UIRectCorner {
        guard isFirst else { return [.topLeft, .topRight, .bottomLeft, .bottomRight] }
        if isSentByCurrentUser && !forceLeftToRight { return [.topLeft, .topRight, .bottomLeft] }
        return [.topLeft, .topRight, .bottomRight]
    }

    /// The fill of the bubble; several colors are a gradient from top to bottom.
    ///
    /// - Parameter injectedBackgroundColor: Replaces the palette's color, if given.
    public func bubbleBackground(colors: ColorPalette, injectedBackgroundColor: UIColor? = nil) -> [Color] {
        if let injectedBackgroundColor { return [Color(injectedBackgroundColor)] }
        guard isSentByCurrentUser else { return colors.messageOtherUserBackground.map { Color($0) } }
        return
            (type == .ephemeral
            ? colors.messageCurrentUserEmphemeralBackground : colors.messageCurrentUserBackground)
            .map { Color($0) }
    }

    /// Whether the message is on the trailing side.
    public var isRightAligned: Bool {
        isSentByCurrentUser && InjectedValues[\.utils].messageListConfig.messageListAlignment == .standard
    }

    /// The text, as adjusted by the composer's configuration.
    public var adjustedText: String { InjectedValues[\.utils].composerConfig.adjustMessageOnRead(text) }
}
