import ChatModels
import Foundation
import HeadlessSwiftUI
import UIKitValues

/// Creates the views of the SwiftUI flavor. All methods have defaults, which a factory can replace.
///
///     final class CustomFactory: ViewFactory {
///         @Injected(\.chatClient) var chatClient
///         static let shared = CustomFactory()
///
///         func makeMessageDateView(for message: ChatMessage) -> some View {
///             Text("just now")
///         }
///     }
///
/// As in the SDK, the terms follow the message list, which is flipped: the *first* message of a group is the newest, at
/// its bottom (`isFirst`), and the *last* one of a list is the oldest, at its top (`isLast`).
@MainActor @preconcurrency
public protocol ViewFactory: AnyObject {
    /// The client of the views.
    var chatClient: ChatClient { get }

    // MARK: Channel list

    /// The display mode of the title in the channel list.
    func navigationBarDisplayMode() -> NavigationBarItem.TitleDisplayMode

    associatedtype HeaderViewModifier: ChannelListHeaderViewModifier
    /// Adds the navigation bar of the channel list.
    func makeChannelListHeaderViewModifier(title: String) -> HeaderViewModifier

    associatedtype NoChannels: View
    /// The view without channels.
    func makeNoChannelsView() -> NoChannels

    associatedtype LoadingContent: View
    /// The view while channels are loaded.
    func makeLoadingView() -> LoadingContent

    associatedtype ChannelListItemType: View
    /// A row of the channel list, with its swipe actions and its destination.
    func makeChannelListItem(
        channel: ChatChannel,
        channelName: String,
        avatar: UIImage,
        onlineIndicatorShown: Bool,
        disabled: Bool,
        selectedChannel: Binding<ChannelSelectionInfo?>,
        swipedChannelId: Binding<String?>,
        channelDestination: @escaping (ChannelSelectionInfo) -> ChannelDestination,
        onItemTap: @escaping (ChatChannel) -> Void,
        trailingSwipeRightButtonTapped: @escaping (ChatChannel) -> Void,
        trailingSwipeLeftButtonTapped: @escaping (ChatChannel) -> Void,
        leadingSwipeButtonTapped: @escaping (ChatChannel) -> Void
    ) -> ChannelListItemType

    associatedtype ChannelListBackground: View
    /// The background of the channel list.
    func makeChannelListBackground(colors: ColorPalette) -> ChannelListBackground

    associatedtype ChannelListItemBackground: View
    /// The background of a row of the channel list.
    func makeChannelListItemBackground(channel: ChatChannel, isSelected: Bool) -> ChannelListItemBackground

    associatedtype ChannelListDividerItem: View
    /// The separator between rows of the channel list.
    func makeChannelListDividerItem() -> ChannelListDividerItem

    associatedtype MoreActionsView: View
    /// The sheet of more actions on a channel.
    func makeMoreChannelActionsView(
        for channel: ChatChannel,
        swipedChannelId: Binding<String?>,
        onDismiss: @escaping () -> Void,
        onError: @escaping (Error) -> Void
    ) -> MoreActionsView

    /// The actions in the sheet of a channel.
    func supportedMoreChannelActions(
        for channel: ChatChannel,
        onDismiss: @escaping () -> Void,
        onError: @escaping (Error) -> Void
    ) -> [ChannelAction]

    associatedtype TrailingSwipeActionsViewType: View
    /// The swipe actions on the trailing side of a row.
    func makeTrailingSwipeActionsView(
        channel: ChatChannel,
        offsetX: CGFloat,
        buttonWidth: CGFloat,
        swipedChannelId: Binding<String?>,
        leftButtonTapped: @escaping (ChatChannel) -> Void,
        rightButtonTapped: @escaping (ChatChannel) -> Void
    ) -> TrailingSwipeActionsViewType

    associatedtype LeadingSwipeActionsViewType: View
    /// The swipe actions on the leading side of a row.
    func makeLeadingSwipeActionsView(
        channel: ChatChannel,
        offsetX: CGFloat,
        buttonWidth: CGFloat,
        swipedChannelId: Binding<String?>,
        buttonTapped: @escaping (ChatChannel) -> Void
    ) -> LeadingSwipeActionsViewType

    associatedtype ChannelListTopViewType: View
    /// The view above the rows of the channel list.
    func makeChannelListTopView(searchText: Binding<String>) -> ChannelListTopViewType

    associatedtype ChannelListFooterViewType: View
    /// The view below the last row of the channel list.
    func makeChannelListFooterView() -> ChannelListFooterViewType

    associatedtype ChannelListStickyFooterViewType: View
    /// The view at the bottom of the channel list, which doesn't scroll.
    func makeChannelListStickyFooterView() -> ChannelListStickyFooterViewType

    associatedtype ChannelListSearchResultsViewType: View
    /// The search results in the channel list.
    func makeSearchResultsView(
        selectedChannel: Binding<ChannelSelectionInfo?>,
        searchResults: [ChannelSelectionInfo],
        loadingSearchResults: Bool,
        onlineIndicatorShown: @escaping (ChatChannel) -> Bool,
        channelNaming: @escaping (ChatChannel) -> String,
        imageLoader: @escaping (ChatChannel) -> UIImage,
        onSearchResultTap: @escaping (ChannelSelectionInfo) -> Void,
        onItemAppear: @escaping (Int) -> Void
    ) -> ChannelListSearchResultsViewType

    associatedtype ChannelListSearchResultItem: View
    /// A row of the search results.
    func makeChannelListSearchResultItem(
        searchResult: ChannelSelectionInfo,
        onlineIndicatorShown: Bool,
        channelName: String,
        avatar: UIImage,
        onSearchResultTap: @escaping (ChannelSelectionInfo) -> Void,
        channelDestination: @escaping (ChannelSelectionInfo) -> ChannelDestination
    ) -> ChannelListSearchResultItem

    associatedtype ChannelListContentModifier: ViewModifier
    /// Modifies the content of the channel list.
    func makeChannelListContentModifier() -> ChannelListContentModifier

    associatedtype ChannelListModifier: ViewModifier
    /// Modifies the rows of the channel list.
    func makeChannelListModifier() -> ChannelListModifier

    associatedtype ChannelDestination: View
    /// The destination of a row of the channel list.
    func makeChannelDestination() -> (ChannelSelectionInfo) -> ChannelDestination

    // MARK: Channel screen and message list

    associatedtype MessageThreadDestination: View
    /// The destination of a message's thread.
    func makeMessageThreadDestination() -> (ChatChannel, ChatMessage) -> MessageThreadDestination

    associatedtype EmptyMessagesViewType: View
    /// The view of a channel without messages.
    func makeEmptyMessagesView(for channel: ChatChannel, colors: ColorPalette) -> EmptyMessagesViewType

    associatedtype MessageListModifier: ViewModifier
    /// Modifies the stack of rows in the message list.
    func makeMessageListModifier() -> MessageListModifier

    associatedtype MessageListContainerModifier: ViewModifier
    /// Modifies the whole message list.
    func makeMessageListContainerModifier() -> MessageListContainerModifier

    associatedtype MessageViewModifier: ViewModifier
    /// Draws the bubble around the content of a message.
    func makeMessageViewModifier(for messageModifierInfo: MessageModifierInfo) -> MessageViewModifier

    associatedtype UserAvatar: View
    /// The avatar beside a message.
    func makeMessageAvatarView(for userDisplayInfo: UserDisplayInfo) -> UserAvatar

    associatedtype QuotedUserAvatar: View
    /// The avatar beside a quote.
    func makeQuotedMessageAvatarView(for userDisplayInfo: UserDisplayInfo, size: CGSize) -> QuotedUserAvatar

    associatedtype ChatHeaderViewModifier: ChatChannelHeaderViewModifier
    /// Adds the navigation bar of the channel screen.
    func makeChannelHeaderViewModifier(for channel: ChatChannel) -> ChatHeaderViewModifier

    associatedtype ChannelLoadingViewType: View
    /// The view while a channel is loaded.
    func makeChannelLoadingView() -> ChannelLoadingViewType

    associatedtype ThreadHeaderViewModifier: MessageThreadHeaderViewModifier
    /// Adds the navigation bar of the thread screen.
    func makeMessageThreadHeaderViewModifier() -> ThreadHeaderViewModifier

    associatedtype MessageListBackground: View
    /// The background of the message list.
    func makeMessageListBackground(colors: ColorPalette, isInThread: Bool) -> MessageListBackground

    associatedtype MessageContainerViewType: View
    /// A row of the message list.
    func makeMessageContainerView(
        channel: ChatChannel,
        message: ChatMessage,
        width: CGFloat?,
        showsAllInfo: Bool,
        isInThread: Bool,
        scrolledId: Binding<String?>,
        quotedMessage: Binding<ChatMessage?>,
        onLongPress: @escaping (MessageDisplayInfo) -> Void,
        isLast: Bool
    ) -> MessageContainerViewType

    associatedtype MessageTextViewType: View
    /// The content of a message with only text.
    func makeMessageTextView(
        for message: ChatMessage,
        isFirst: Bool,
        availableWidth: CGFloat,
        scrolledId: Binding<String?>
    ) -> MessageTextViewType

    associatedtype MessageDateViewType: View
    /// The time below a message.
    func makeMessageDateView(for message: ChatMessage) -> MessageDateViewType

    associatedtype MessageAuthorAndDateViewType: View
    /// The author and the time below a message in a group.
    func makeMessageAuthorAndDateView(for message: ChatMessage) -> MessageAuthorAndDateViewType

    associatedtype LastInGroupHeaderView: View
    /// The header above the oldest message of a group.
    func makeLastInGroupHeaderView(for message: ChatMessage) -> LastInGroupHeaderView

    // MARK: Attachments

    associatedtype ImageAttachmentViewType: View
    /// The content of a message with images.
    func makeImageAttachmentView(
        for message: ChatMessage,
        isFirst: Bool,
        availableWidth: CGFloat,
        scrolledId: Binding<String?>
    ) -> ImageAttachmentViewType

    associatedtype GiphyAttachmentViewType: View
    /// The content of a message with a GIF.
    func makeGiphyAttachmentView(
        for message: ChatMessage,
        isFirst: Bool,
        availableWidth: CGFloat,
        scrolledId: Binding<String?>
    ) -> GiphyAttachmentViewType

    associatedtype LinkAttachmentViewType: View
    /// The content of a message with the preview of a link.
    func makeLinkAttachmentView(
        for message: ChatMessage,
        isFirst: Bool,
        availableWidth: CGFloat,
        scrolledId: Binding<String?>
    ) -> LinkAttachmentViewType

    associatedtype FileAttachmentViewType: View
    /// The content of a message with files.
    func makeFileAttachmentView(
        for message: ChatMessage,
        isFirst: Bool,
        availableWidth: CGFloat,
        scrolledId: Binding<String?>
    ) -> FileAttachmentViewType

    associatedtype VideoAttachmentViewType: View
    /// The content of a message with videos.
    func makeVideoAttachmentView(
        for message: ChatMessage,
        isFirst: Bool,
        availableWidth: CGFloat,
        scrolledId: Binding<String?>
    ) -> VideoAttachmentViewType

    associatedtype DeletedMessageViewType: View
    /// The content of a deleted message.
    func makeDeletedMessageView(
        for message: ChatMessage,
        isFirst: Bool,
        availableWidth: CGFloat
    ) -> DeletedMessageViewType

    associatedtype SystemMessageViewType: View
    /// The row of a system message.
    func makeSystemMessageView(message: ChatMessage) -> SystemMessageViewType

    associatedtype EmojiTextViewType: View
    /// The content of a message with only emoji.
    func makeEmojiTextView(message: ChatMessage, scrolledId: Binding<String?>, isFirst: Bool) -> EmojiTextViewType

    associatedtype VoiceRecordingViewType: View
    /// The content of a message with voice recordings.
    func makeVoiceRecordingView(
        for message: ChatMessage,
        isFirst: Bool,
        availableWidth: CGFloat,
        scrolledId: Binding<String?>
    ) -> VoiceRecordingViewType

    associatedtype CustomAttachmentViewType: View
    /// The content of a message with custom attachments.
    func makeCustomAttachmentViewType(
        for message: ChatMessage,
        isFirst: Bool,
        availableWidth: CGFloat,
        scrolledId: Binding<String?>
    ) -> CustomAttachmentViewType

    // MARK: Around the messages

    associatedtype ScrollToBottomButtonType: View
    /// The button that scrolls to the newest message.
    func makeScrollToBottomButton(
        unreadCount: Int,
        onScrollToBottom: @escaping () -> Void
    ) -> ScrollToBottomButtonType

    associatedtype DateIndicatorViewType: View
    /// The date above the message list during scrolling.
    func makeDateIndicatorView(dateString: String) -> DateIndicatorViewType

    associatedtype MessageListDateIndicatorViewType: View
    /// The date between messages of different days.
    func makeMessageListDateIndicator(date: Date) -> MessageListDateIndicatorViewType

    associatedtype TypingIndicatorBottomViewType: View
    /// The typing indicator at the bottom of the message list.
    func makeTypingIndicatorBottomView(channel: ChatChannel, currentUserId: UserId?) -> TypingIndicatorBottomViewType

    associatedtype GiphyBadgeViewType: View
    /// The badge on a GIF.
    func makeGiphyBadgeViewType(for message: ChatMessage, availableWidth: CGFloat) -> GiphyBadgeViewType

    associatedtype MessageRepliesViewType: View
    /// The line below a message with its replies.
    func makeMessageRepliesView(channel: ChatChannel, message: ChatMessage, replyCount: Int) -> MessageRepliesViewType

    associatedtype MessageRepliesShownInChannelViewType: View
    /// The line below a reply that is also shown in the channel.
    func makeMessageRepliesShownInChannelView(
        channel: ChatChannel,
        message: ChatMessage,
        parentMessage: ChatMessage,
        replyCount: Int
    ) -> MessageRepliesShownInChannelViewType

    // MARK: Composer

    associatedtype MessageComposerViewType: View
    /// The composer.
    func makeMessageComposerViewType(
        with channelController: ChatChannelController,
        messageController: ChatMessageController?,
        quotedMessage: Binding<ChatMessage?>,
        editedMessage: Binding<ChatMessage?>,
        onMessageSent: @escaping () -> Void
    ) -> MessageComposerViewType

    associatedtype LeadingComposerViewType: View
    /// The view before the composer's input field.
    func makeLeadingComposerView(
        state: Binding<PickerTypeState>,
        channelConfig: ChannelConfig?
    ) -> LeadingComposerViewType

    associatedtype ComposerInputViewType: View
    /// The composer's input field with attachments and quote.
    func makeComposerInputView(
        text: Binding<String>,
        selectedRangeLocation: Binding<Int>,
        command: Binding<ComposerCommand?>,
        addedAssets: [AddedAsset],
        addedFileURLs: [URL],
        addedCustomAttachments: [CustomAttachment],
        quotedMessage: Binding<ChatMessage?>,
        maxMessageLength: Int?,
        cooldownDuration: Int,
        onCustomAttachmentTap: @escaping (CustomAttachment) -> Void,
        shouldScroll: Bool,
        removeAttachmentWithId: @escaping (String) -> Void
    ) -> ComposerInputViewType

    associatedtype ComposerTextInputViewType: View
    /// The text of the composer's input field.
    func makeComposerTextInputView(
        text: Binding<String>,
        height: Binding<CGFloat>,
        selectedRangeLocation: Binding<Int>,
        placeholder: String,
        editable: Bool,
        maxMessageLength: Int?,
        currentHeight: CGFloat
    ) -> ComposerTextInputViewType

    associatedtype TrailingComposerViewType: View
    /// The view after the composer's input field.
    func makeTrailingComposerView(
        enabled: Bool,
        cooldownDuration: Int,
        onTap: @escaping () -> Void
    ) -> TrailingComposerViewType

    associatedtype ComposerRecordingViewType: View
    /// The composer during a voice recording.
    func makeComposerRecordingView(
        viewModel: MessageComposerViewModel,
        gestureLocation: CGPoint
    ) -> ComposerRecordingViewType

    associatedtype ComposerRecordingLockedViewType: View
    /// The composer during a locked voice recording.
    func makeComposerRecordingLockedView(viewModel: MessageComposerViewModel) -> ComposerRecordingLockedViewType

    associatedtype ComposerRecordingTipViewType: View
    /// The tip on how to record.
    func makeComposerRecordingTipView() -> ComposerRecordingTipViewType

    associatedtype ComposerViewModifier: ViewModifier
    /// Modifies the composer.
    func makeComposerViewModifier() -> ComposerViewModifier

    associatedtype AttachmentPickerViewType: View
    /// The picker of attachments below the composer.
    func makeAttachmentPickerView(
        attachmentPickerState: Binding<AttachmentPickerState>,
        filePickerShown: Binding<Bool>,
        cameraPickerShown: Binding<Bool>,
        addedFileURLs: Binding<[URL]>,
        onPickerStateChange: @escaping (AttachmentPickerState) -> Void,
        photoLibraryAssets: PHFetchResult<PHAsset>?,
        onAssetTap: @escaping (AddedAsset) -> Void,
        onCustomAttachmentTap: @escaping (CustomAttachment) -> Void,
        isAssetSelected: @escaping (String) -> Bool,
        addedCustomAttachments: [CustomAttachment],
        cameraImageAdded: @escaping (AddedAsset) -> Void,
        askForAssetsAccessPermissions: @escaping () -> Void,
        isDisplayed: Bool,
        height: CGFloat,
        popupHeight: CGFloat
    ) -> AttachmentPickerViewType

    associatedtype AttachmentSourcePickerViewType: View
    /// The tabs of the attachment picker.
    func makeAttachmentSourcePickerView(
        selected: AttachmentPickerState,
        onPickerStateChange: @escaping (AttachmentPickerState) -> Void
    ) -> AttachmentSourcePickerViewType

    associatedtype PhotoAttachmentPickerViewType: View
    /// The picker of photos.
    func makePhotoAttachmentPickerView(
        assets: PHFetchResultCollection,
        onAssetTap: @escaping (AddedAsset) -> Void,
        isAssetSelected: @escaping (String) -> Bool
    ) -> PhotoAttachmentPickerViewType

    associatedtype FilePickerViewType: View
    /// The picker of files.
    func makeFilePickerView(filePickerShown: Binding<Bool>, addedFileURLs: Binding<[URL]>) -> FilePickerViewType

    associatedtype CameraPickerViewType: View
    /// The camera.
    func makeCameraPickerView(
        selected: Binding<AttachmentPickerState>,
        cameraPickerShown: Binding<Bool>,
        cameraImageAdded: @escaping (AddedAsset) -> Void
    ) -> CameraPickerViewType

    associatedtype CustomComposerAttachmentViewType: View
    /// The picker of custom attachments.
    func makeCustomAttachmentView(
        addedCustomAttachments: [CustomAttachment],
        onCustomAttachmentTap: @escaping (CustomAttachment) -> Void
    ) -> CustomComposerAttachmentViewType

    associatedtype CustomAttachmentPreviewViewType: View
    /// Custom attachments in the composer.
    func makeCustomAttachmentPreviewView(
        addedCustomAttachments: [CustomAttachment],
        onCustomAttachmentTap: @escaping (CustomAttachment) -> Void
    ) -> CustomAttachmentPreviewViewType

    associatedtype AssetsAccessPermissionViewType: View
    /// The view if photos can't be accessed.
    func makeAssetsAccessPermissionView() -> AssetsAccessPermissionViewType

    // MARK: Actions and reactions

    /// The actions on a message.
    func supportedMessageActions(
        for message: ChatMessage,
        channel: ChatChannel,
        onFinish: @escaping (MessageActionInfo) -> Void,
        onError: @escaping (Error) -> Void
    ) -> [MessageAction]

    associatedtype SendInChannelViewType: View
    /// The checkbox that also sends a reply to the channel.
    func makeSendInChannelView(showReplyInChannel: Binding<Bool>, isDirectMessage: Bool) -> SendInChannelViewType

    associatedtype MessageActionsViewType: View
    /// The list of a message's actions.
    func makeMessageActionsView(
        for message: ChatMessage,
        channel: ChatChannel,
        onFinish: @escaping (MessageActionInfo) -> Void,
        onError: @escaping (Error) -> Void
    ) -> MessageActionsViewType

    associatedtype ReactionsUsersViewType: View
    /// The users who reacted to a message.
    func makeReactionsUsersView(message: ChatMessage, maxHeight: CGFloat) -> ReactionsUsersViewType

    associatedtype ReactionsBottomViewType: View
    /// The reactions below a message.
    func makeBottomReactionsView(
        message: ChatMessage,
        showsAllInfo: Bool,
        onTap: @escaping () -> Void,
        onLongPress: @escaping () -> Void
    ) -> ReactionsBottomViewType

    associatedtype MessageReactionViewType: View
    /// The reactions over a message.
    func makeMessageReactionView(
        message: ChatMessage,
        onTapGesture: @escaping () -> Void,
        onLongPressGesture: @escaping () -> Void
    ) -> MessageReactionViewType

    associatedtype ReactionsOverlayViewType: View
    /// The overlay of a message with its reactions and actions.
    func makeReactionsOverlayView(
        channel: ChatChannel,
        currentSnapshot: UIImage,
        messageDisplayInfo: MessageDisplayInfo,
        onBackgroundTap: @escaping () -> Void,
        onActionExecuted: @escaping (MessageActionInfo) -> Void
    ) -> ReactionsOverlayViewType

    associatedtype ReactionsBackground: View
    /// The background of the overlay.
    func makeReactionsBackgroundView(currentSnapshot: UIImage, popInAnimationInProgress: Bool) -> ReactionsBackground

    associatedtype ReactionsContentView: View
    /// The reactions to choose from.
    func makeReactionsContentView(
        message: ChatMessage,
        contentRect: CGRect,
        onReactionTap: @escaping (MessageReactionType) -> Void
    ) -> ReactionsContentView

    // MARK: Quotes, commands, read indicators

    associatedtype QuotedMessageHeaderViewType: View
    /// The view above the composer while a message is quoted.
    func makeQuotedMessageHeaderView(quotedMessage: Binding<ChatMessage?>) -> QuotedMessageHeaderViewType

    associatedtype QuotedMessageViewType: View
    /// A quote in a message or in the composer.
    func makeQuotedMessageView(
        quotedMessage: ChatMessage,
        fillAvailableSpace: Bool,
        isInComposer: Bool,
        scrolledId: Binding<String?>
    ) -> QuotedMessageViewType

    associatedtype CustomAttachmentQuotedViewType: View
    /// A custom attachment in a quote.
    func makeCustomAttachmentQuotedView(for message: ChatMessage) -> CustomAttachmentQuotedViewType

    associatedtype EditedMessageHeaderViewType: View
    /// The view above the composer while a message is edited.
    func makeEditedMessageHeaderView(editedMessage: Binding<ChatMessage?>) -> EditedMessageHeaderViewType

    associatedtype CommandsContainerViewType: View
    /// The suggestions above the composer.
    func makeCommandsContainerView(
        suggestions: [String: Any],
        handleCommand: @escaping ([String: Any]) -> Void
    ) -> CommandsContainerViewType

    associatedtype MessageReadIndicatorViewType: View
    /// The read indicator of the current user's messages.
    func makeMessageReadIndicatorView(channel: ChatChannel, message: ChatMessage) -> MessageReadIndicatorViewType

    associatedtype NewMessagesIndicatorViewType: View
    /// The banner above the first unread message.
    func makeNewMessagesIndicatorView(
        newMessagesStartId: Binding<String?>,
        count: Int
    ) -> NewMessagesIndicatorViewType

    associatedtype JumpToUnreadButtonType: View
    /// The button that scrolls to the first unread message.
    func makeJumpToUnreadButton(
        channel: ChatChannel,
        onJumpToMessage: @escaping () -> Void,
        onClose: @escaping () -> Void
    ) -> JumpToUnreadButtonType

    associatedtype ComposerPollViewType: View
    /// The form for a new poll.
    func makeComposerPollView(
        channelController: ChatChannelController,
        messageController: ChatMessageController?
    ) -> ComposerPollViewType

    associatedtype PollViewType: View
    /// The content of a message with a poll.
    func makePollView(message: ChatMessage, poll: Poll, isFirst: Bool) -> PollViewType

    // MARK: Thread list

    associatedtype ThreadDestination: View
    /// The destination of a row of the thread list.
    func makeThreadDestination() -> (ChatThread) -> ThreadDestination

    associatedtype ThreadListItemType: View
    /// A row of the thread list.
    func makeThreadListItem(
        thread: ChatThread,
        threadDestination: @escaping (ChatThread) -> ThreadDestination,
        selectedThread: Binding<ThreadSelectionInfo?>
    ) -> ThreadListItemType

    associatedtype NoThreads: View
    /// The view without threads.
    func makeNoThreadsView() -> NoThreads

    associatedtype ThreadListErrorBannerView: View
    /// The banner for a failure to load threads.
    func makeThreadsListErrorBannerView(onRefreshAction: @escaping () -> Void) -> ThreadListErrorBannerView

    associatedtype ThreadListLoadingView: View
    /// The view while threads are loaded.
    func makeThreadListLoadingView() -> ThreadListLoadingView

    associatedtype ThreadListContainerModifier: ViewModifier
    /// Modifies the whole thread list.
    func makeThreadListContainerViewModifier(viewModel: ChatThreadListViewModel) -> ThreadListContainerModifier

    associatedtype ThreadListHeaderViewModifier: ViewModifier
    /// Adds the navigation bar of the thread list.
    func makeThreadListHeaderViewModifier(title: String) -> ThreadListHeaderViewModifier

    associatedtype ThreadListHeaderView: View
    /// The view above the rows of the thread list.
    func makeThreadListHeaderView(viewModel: ChatThreadListViewModel) -> ThreadListHeaderView

    associatedtype ThreadListFooterView: View
    /// The view below the rows of the thread list.
    func makeThreadListFooterView(viewModel: ChatThreadListViewModel) -> ThreadListFooterView

    associatedtype ThreadListBackground: View
    /// The background of the thread list.
    func makeThreadListBackground(colors: ColorPalette) -> ThreadListBackground

    associatedtype ThreadListItemBackground: View
    /// The background of a row of the thread list.
    func makeThreadListItemBackground(thread: ChatThread, isSelected: Bool) -> ThreadListItemBackground

    associatedtype ThreadListDividerItem: View
    /// The separator between rows of the thread list.
    func makeThreadListDividerItem() -> ThreadListDividerItem
}
