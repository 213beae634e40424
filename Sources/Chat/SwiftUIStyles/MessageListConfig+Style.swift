import ChatModels
import ChatSwiftUI
import Foundation
import HeadlessSwiftUI
import Styles
import UIKitValues

extension MessageListConfig {
    /// Returns the configuration with a style applied.
    func styled(by style: Style) -> MessageListConfig {
        let isFlipped = style.layout.has(.flipped, isMine: true, isLast: true)
        return MessageListConfig(
            messageListType: messageListType,
            typingIndicatorPlacement: typingIndicatorPlacement,
            groupMessages: groupMessages,
            messageDisplayOptions: messageDisplayOptions.styled(by: style),
            messagePaddings: messagePaddings.styled(by: style.spacing),
            dateIndicatorPlacement: dateIndicatorPlacement.styled(by: style.list),
            pageSize: pageSize,
            messagePopoverEnabled: messagePopoverEnabled,
            doubleTapOverlayEnabled: doubleTapOverlayEnabled,
            becomesFirstResponderOnOpen: becomesFirstResponderOnOpen,
            updateChannelsFromMessageList: updateChannelsFromMessageList,
            maxTimeIntervalBetweenMessagesInGroup: style.list.groupInterval ?? maxTimeIntervalBetweenMessagesInGroup,
            cacheSizeOnChatDismiss: cacheSizeOnChatDismiss,
            iPadSplitViewEnabled: iPadSplitViewEnabled,
            scrollingAnchor: scrollingAnchor,
            showNewMessagesSeparator: style.list.showsUnreadSeparator ?? showNewMessagesSeparator,
            handleTabBarVisibility: handleTabBarVisibility,
            messageListAlignment: isFlipped.map { $0 ? .standard : .leftAligned } ?? messageListAlignment,
            uniqueReactionsEnabled: uniqueReactionsEnabled,
            localLinkDetectionEnabled: localLinkDetectionEnabled,
            isMessageEditedLabelEnabled: style.messages.showsEdited ?? isMessageEditedLabelEnabled,
            markdownSupportEnabled: style.messages.formatsMarkdown ?? markdownSupportEnabled,
            userBlockingEnabled: userBlockingEnabled,
            skipEditedMessageLabel: skipEditedMessageLabel,
            draftMessagesEnabled: draftMessagesEnabled)
    }
}

extension MessagePaddings {
    fileprivate func styled(by spacing: SpacingStyle) -> MessagePaddings {
        MessagePaddings(
            horizontal: spacing.sides ?? horizontal, quotedViewPadding: quotedViewPadding,
            singleBottom: spacing.groups ?? singleBottom, groupBottom: spacing.messages ?? groupBottom)
    }
}

extension DateIndicatorPlacement {
    /// Dates between messages take precedence over a floating one: there is a single setting for both.
    fileprivate func styled(by list: Styles.ListStyle) -> DateIndicatorPlacement {
        if list.showsDateSeparators == true { return .messageList }
        if list.showsDateOverlay == true { return .overlay }
        if list.showsDateSeparators == false, self == .messageList { return .none }
        if list.showsDateOverlay == false, self == .overlay { return .none }
        return self
    }
}

extension MessageDisplayOptions {
    fileprivate func styled(by style: Style) -> MessageDisplayOptions {
        // Without an avatar and its padding, there is no avatar at all.
        let hidesAvatars = [LayoutOption.avatar, .avatarSizePadding].allSatisfy {
            style.layout.has($0, isMine: false, isLast: true) == false
        }
        return MessageDisplayOptions(
            showAvatars: showAvatars && !hidesAvatars,
            showAvatarsInGroups: showAvatarsInGroups && !hidesAvatars,
            showMessageDate: showMessageDate,
            showAuthorName: showAuthorName,
            animateChanges: animateChanges,
            overlayDateLabelSize: dateLabelSize,
            lastInGroupHeaderSize: lastInGroupHeaderSize,
            newMessagesSeparatorSize: newMessagesSeparatorSize,
            minimumSwipeGestureDistance: minimumSwipeGestureDistance,
            currentUserMessageTransition: currentUserMessageTransition,
            otherUserMessageTransition: otherUserMessageTransition,
            shouldAnimateReactions: shouldAnimateReactions,
            reactionsPlacement: reactionsPlacement,
            messageLinkDisplayResolver: linkDisplay(style),
            spacerWidth: style.list.messageWidth.map { part in { $0 * (1 - part) } } ?? spacerWidth,
            reactionsTopPadding: reactionsTopPadding,
            dateSeparator: dateSeparator)
    }

    private func linkDisplay(_ style: Style) -> (ChatMessage) -> [NSAttributedString.Key: Any] {
        let usual = messageLinkDisplayResolver
        return { message in
            guard let color = style.bubble.side(of: message).links else { return usual(message) }
            return [.foregroundColor: style.uiColor(color, in: InjectedValues[\.colors])]
        }
    }
}

extension BubbleStyle {
    /// The colors of a message's bubble.
    func side(of message: ChatMessage) -> Side { message.isSentByCurrentUser ? mine : others }
}
