import ChatModels
import HeadlessUIKit

@testable import ChatUI

/// A component of `Components`, and a test type that replaces it.
struct Replacement {
    /// The name of the member.
    let name: String

    /// The type that replaces the component's.
    let type: Any.Type

    /// Sets the type.
    let apply: (inout Components) -> Void

    init<Type>(_ member: WritableKeyPath<Components, Type>, _ name: String, _ type: Type) {
        self.name = name
        // A value of `Type` is itself a type.
        self.type = type as Any as? Any.Type ?? Never.self
        apply = { $0[keyPath: member] = type }
    }
}

extension Replacement {
    /// A row for each type in `Components`.
    ///
    /// Immutable, and read by one test after the other.
    nonisolated(unsafe) static let all: [Replacement] = [
        Replacement(\.onlineIndicatorView, "onlineIndicatorView", OwnOnlineIndicatorView.self),
        Replacement(\.avatarView, "avatarView", OwnAvatarView.self),
        Replacement(\.presenceAvatarView, "presenceAvatarView", OwnPresenceAvatarView.self),
        Replacement(\.userAvatarView, "userAvatarView", OwnUserAvatarView.self),
        Replacement(\.channelAvatarView, "channelAvatarView", OwnChannelAvatarView.self),
        Replacement(\.currentUserAvatarView, "currentUserAvatarView", OwnCurrentUserAvatarView.self),
        Replacement(\.quotedMessageView, "quotedMessageView", OwnQuotedMessageView.self),
        Replacement(\.loadingIndicator, "loadingIndicator", OwnLoadingIndicator.self),
        Replacement(\.badgeView, "badgeView", OwnBadgeView.self),
        Replacement(\.typingIndicatorView, "typingIndicatorView", OwnTypingIndicatorView.self),
        Replacement(\.typingAnimationView, "typingAnimationView", OwnTypingAnimationView.self),
        Replacement(\.messageListVC, "messageListVC", OwnMessageListVC.self),
        Replacement(\.messageListView, "messageListView", OwnMessageListView.self),
        Replacement(\.messageContentView, "messageContentView", OwnMessageContentView.self),
        Replacement(\.messageBubbleView, "messageBubbleView", OwnMessageBubbleView.self),
        Replacement(\.messageErrorIndicator, "messageErrorIndicator", OwnMessageErrorIndicator.self),
        Replacement(\.messageDeliveryStatusView, "messageDeliveryStatusView", OwnMessageDeliveryStatusView.self),
        Replacement(
            \.messageDeliveryStatusCheckmarkView, "messageDeliveryStatusCheckmarkView",
            OwnMessageDeliveryStatusCheckmarkView.self),
        Replacement(\.messageHeaderDecorationView, "messageHeaderDecorationView", OwnMessageHeaderDecorationView.self),
        Replacement(
            \.messageListDateSeparatorView, "messageListDateSeparatorView", OwnMessageListDateSeparatorView.self),
        Replacement(
            \.messageListScrollOverlayView, "messageListScrollOverlayView", OwnMessageListScrollOverlayView.self),
        Replacement(\.scrollToBottomButton, "scrollToBottomButton", OwnScrollToBottomButton.self),
        Replacement(\.messageListUnreadCountView, "messageListUnreadCountView", OwnMessageListUnreadCountView.self),
        Replacement(\.jumpToUnreadMessagesButton, "jumpToUnreadMessagesButton", OwnJumpToUnreadMessagesButton.self),
        Replacement(\.messageListRouter, "messageListRouter", OwnMessageListRouter.self),
        Replacement(\.alertsRouter, "alertsRouter", OwnAlertsRouter.self),
        Replacement(\.messageActionsVC, "messageActionsVC", OwnMessageActionsVC.self),
        Replacement(\.messagePopupVC, "messagePopupVC", OwnMessagePopupVC.self),
        Replacement(
            \.messageActionsTransitionController, "messageActionsTransitionController",
            OwnMessageActionsTransitions.self),
        Replacement(
            \.unreadMessagesCounterDecorationView, "unreadMessagesCounterDecorationView",
            OwnUnreadMessagesCounterDecorationView.self),
        Replacement(\.messagesCountDecorationView, "messagesCountDecorationView", OwnMessagesCountDecorationView.self),
        Replacement(\.attachmentViewCatalog, "attachmentViewCatalog", OwnAttachmentViewCatalog.self),
        Replacement(\.galleryAttachmentInjector, "galleryAttachmentInjector", OwnGalleryAttachmentInjector.self),
        Replacement(\.linkAttachmentInjector, "linkAttachmentInjector", OwnLinkAttachmentInjector.self),
        Replacement(\.giphyAttachmentInjector, "giphyAttachmentInjector", OwnGiphyAttachmentInjector.self),
        Replacement(\.filesAttachmentInjector, "filesAttachmentInjector", OwnFilesAttachmentInjector.self),
        Replacement(
            \.unsupportedAttachmentInjector, "unsupportedAttachmentInjector", OwnUnsupportedAttachmentInjector.self),
        Replacement(
            \.voiceRecordingAttachmentInjector, "voiceRecordingAttachmentInjector",
            OwnVoiceRecordingAttachmentInjector.self),
        Replacement(\.mixedAttachmentInjector, "mixedAttachmentInjector", OwnMixedAttachmentInjector.self),
        Replacement(\.pollAttachmentInjector, "pollAttachmentInjector", OwnPollAttachmentInjector.self),
        Replacement(\.galleryView, "galleryView", OwnGalleryView.self),
        Replacement(
            \.imageAttachmentGalleryPreview, "imageAttachmentGalleryPreview", OwnImageAttachmentGalleryPreview.self),
        Replacement(
            \.videoAttachmentGalleryPreview, "videoAttachmentGalleryPreview", OwnVideoAttachmentGalleryPreview.self),
        Replacement(\.uploadingOverlayView, "uploadingOverlayView", OwnUploadingOverlayView.self),
        Replacement(\.fileAttachmentListView, "fileAttachmentListView", OwnFileAttachmentListView.self),
        Replacement(\.fileAttachmentView, "fileAttachmentView", OwnFileAttachmentView.self),
        Replacement(\.giphyAttachmentView, "giphyAttachmentView", OwnGiphyAttachmentView.self),
        Replacement(\.giphyActionButton, "giphyActionButton", OwnGiphyActionButton.self),
        Replacement(\.giphyView, "giphyView", OwnGiphyView.self),
        Replacement(\.giphyBadgeView, "giphyBadgeView", OwnGiphyBadgeView.self),
        Replacement(
            \.voiceRecordingAttachmentListView, "voiceRecordingAttachmentListView",
            OwnVoiceRecordingAttachmentListView.self),
        Replacement(
            \.voiceRecordingAttachmentView, "voiceRecordingAttachmentView", OwnVoiceRecordingAttachmentView.self),
        Replacement(\.pollAttachmentView, "pollAttachmentView", OwnPollAttachmentView.self),
        Replacement(
            \.pollAttachmentOptionListView, "pollAttachmentOptionListView", OwnPollAttachmentOptionListView.self),
        Replacement(
            \.pollAttachmentOptionListItemView, "pollAttachmentOptionListItemView",
            OwnPollAttachmentOptionListItemView.self),
        Replacement(\.pollAttachmentFooterView, "pollAttachmentFooterView", OwnPollAttachmentFooterView.self),
        Replacement(\.linkPreviewView, "linkPreviewView", OwnLinkPreviewView.self),
        Replacement(
            \.voiceRecordingAttachmentQuotedPreview, "voiceRecordingAttachmentQuotedPreview",
            OwnVoiceRecordingAttachmentQuotedPreview.self),
        Replacement(\.pollResultsVC, "pollResultsVC", OwnPollResultsVC.self),
        Replacement(\.pollResultsTableHeaderView, "pollResultsTableHeaderView", OwnPollResultsTableHeaderView.self),
        Replacement(
            \.pollResultsSectionHeaderView, "pollResultsSectionHeaderView",
            OwnPollResultsSectionHeaderView.self),
        Replacement(
            \.pollResultsSectionFooterView, "pollResultsSectionFooterView",
            OwnPollResultsSectionFooterView.self),
        Replacement(\.pollResultsVoteItemCell, "pollResultsVoteItemCell", OwnPollResultsVoteItemCell.self),
        Replacement(\.pollResultsVoteItemView, "pollResultsVoteItemView", OwnPollResultsVoteItemView.self),
        Replacement(\.pollResultsVoteListVC, "pollResultsVoteListVC", OwnPollResultsVoteListVC.self),
        Replacement(\.pollCommentListVC, "pollCommentListVC", OwnPollCommentListVC.self),
        Replacement(
            \.pollCommentListSectionHeaderView, "pollCommentListSectionHeaderView",
            OwnPollCommentListSectionHeaderView.self),
        Replacement(
            \.pollCommentListTableFooterView, "pollCommentListTableFooterView",
            OwnPollCommentListTableFooterView.self),
        Replacement(\.pollCommentListItemCell, "pollCommentListItemCell", OwnPollCommentListItemCell.self),
        Replacement(\.pollCommentListItemView, "pollCommentListItemView", OwnPollCommentListItemView.self),
        Replacement(\.pollCreationVC, "pollCreationVC", OwnPollCreationVC.self),
        Replacement(\.pollCreationNameCell, "pollCreationNameCell", OwnPollCreationNameCell.self),
        Replacement(\.pollCreationOptionCell, "pollCreationOptionCell", OwnPollCreationOptionCell.self),
        Replacement(\.pollCreationFeatureCell, "pollCreationFeatureCell", OwnPollCreationFeatureCell.self),
        Replacement(
            \.pollCreationMultipleVotesFeatureCell, "pollCreationMultipleVotesFeatureCell",
            OwnPollCreationMultipleVotesFeatureCell.self),
        Replacement(
            \.pollCreationSectionHeaderView, "pollCreationSectionHeaderView",
            OwnPollCreationSectionHeaderView.self),
        Replacement(\.pollCreationTextFieldView, "pollCreationTextFieldView", OwnPollCreationTextFieldView.self),
        Replacement(
            \.pollCreationFeatureSwitchView, "pollCreationFeatureSwitchView",
            OwnPollCreationFeatureSwitchView.self),
        Replacement(\.pollAllOptionsListVC, "pollAllOptionsListVC", OwnPollAllOptionsListVC.self),
        Replacement(\.pollAllOptionsListItemCell, "pollAllOptionsListItemCell", OwnPollAllOptionsListItemCell.self),
        Replacement(\.attachmentActionButton, "attachmentActionButton", OwnAttachmentActionButton.self),
        Replacement(\.galleryVC, "galleryVC", OwnGalleryVC.self),
        Replacement(\.imageAttachmentGalleryCell, "imageAttachmentGalleryCell", OwnImageAttachmentGalleryCell.self),
        Replacement(\.videoAttachmentGalleryCell, "videoAttachmentGalleryCell", OwnVideoAttachmentGalleryCell.self),
        Replacement(\.videoPlaybackControlView, "videoPlaybackControlView", OwnVideoPlaybackControlView.self),
        Replacement(\.playerView, "playerView", OwnPlayerView.self),
        Replacement(\.shareButton, "shareButton", OwnShareButton.self),
        Replacement(\.filePreviewVC, "filePreviewVC", OwnFilePreviewVC.self),
        Replacement(
            \.voiceRecordingViewController, "voiceRecordingViewController", OwnVoiceRecordingViewController.self),
        Replacement(\.audioPlayer, "audioPlayer", OwnAudioPlayer.self),
        Replacement(\.audioRecorder, "audioRecorder", OwnAudioRecorder.self),
        Replacement(
            \.audioSessionFeedbackGenerator, "audioSessionFeedbackGenerator", OwnAudioSessionFeedbackGenerator.self),
        Replacement(
            \.audioQueuePlayerNextItemProvider, "audioQueuePlayerNextItemProvider",
            OwnAudioQueuePlayerNextItemProvider.self),
        Replacement(\.messageReactionsBubbleView, "messageReactionsBubbleView", OwnMessageReactionsBubbleView.self),
        Replacement(\.messageReactionsView, "messageReactionsView", OwnMessageReactionsView.self),
        Replacement(\.messageReactionItemView, "messageReactionItemView", OwnMessageReactionItemView.self),
        Replacement(\.reactionPickerVC, "reactionPickerVC", OwnReactionPickerVC.self),
        Replacement(\.reactionPickerBubbleView, "reactionPickerBubbleView", OwnReactionPickerBubbleView.self),
        Replacement(\.reactionPickerReactionsView, "reactionPickerReactionsView", OwnReactionPickerReactionsView.self),
        Replacement(
            \.reactionPickerReactionItemView, "reactionPickerReactionItemView", OwnReactionPickerReactionItemView.self),
        Replacement(\.reactionAuthorsVC, "reactionAuthorsVC", OwnReactionAuthorsVC.self),
        Replacement(\.reactionAuthorCell, "reactionAuthorCell", OwnReactionAuthorCell.self),
        Replacement(
            \.threadRepliesCounterDecorationView, "threadRepliesCounterDecorationView",
            OwnThreadRepliesCounterDecorationView.self),
        Replacement(\.threadListItemCell, "threadListItemCell", OwnThreadListItemCell.self),
        Replacement(\.threadListItemView, "threadListItemView", OwnThreadListItemView.self),
        Replacement(\.threadUnreadCountView, "threadUnreadCountView", OwnThreadUnreadCountView.self),
        Replacement(\.threadListHeaderBannerView, "threadListHeaderBannerView", OwnThreadListHeaderBannerView.self),
        Replacement(\.threadListLoadingView, "threadListLoadingView", OwnThreadListLoadingView.self),
        Replacement(\.threadListEmptyView, "threadListEmptyView", OwnThreadListEmptyView.self),
        Replacement(\.threadListErrorView, "threadListErrorView", OwnThreadListErrorView.self),
        Replacement(\.channelListLayout, "channelListLayout", OwnChannelListLayout.self),
        Replacement(\.channelCell, "channelCell", OwnChannelCell.self),
        Replacement(\.channelCellSeparator, "channelCellSeparator", OwnChannelCellSeparator.self),
        Replacement(\.channelActionsView, "channelActionsView", OwnChannelActionsView.self),
        Replacement(\.channelContentView, "channelContentView", OwnChannelContentView.self),
        Replacement(\.channelUnreadCountView, "channelUnreadCountView", OwnChannelUnreadCountView.self),
        Replacement(\.channelListEmptyView, "channelListEmptyView", OwnChannelListEmptyView.self),
        Replacement(\.channelListErrorView, "channelListErrorView", OwnChannelListErrorView.self),
        Replacement(\.channelListLoadingView, "channelListLoadingView", OwnChannelListLoadingView.self),
        Replacement(
            \.channelListLoadingViewCell, "channelListLoadingViewCell", OwnChannelListLoadingViewCell.self),
        Replacement(
            \.channelListLoadingContentViewCell, "channelListLoadingContentViewCell",
            OwnChannelListLoadingContentViewCell.self),
        Replacement(\.channelVC, "channelVC", OwnChannelVC.self),
        Replacement(\.channelHeaderView, "channelHeaderView", OwnChannelHeaderView.self),
        Replacement(\.threadVC, "threadVC", OwnThreadVC.self),
        Replacement(\.threadHeaderView, "threadHeaderView", OwnThreadHeaderView.self),
        Replacement(\.titleContainerView, "titleContainerView", OwnTitleContainerView.self),
        Replacement(\.navigationVC, "navigationVC", OwnNavigationVC.self),
        Replacement(\.channelListRouter, "channelListRouter", OwnChannelListRouter.self),
        Replacement(\.threadListRouter, "threadListRouter", OwnThreadListRouter.self),
        Replacement(\.messageComposerVC, "messageComposerVC", OwnMessageComposerVC.self),
        Replacement(\.messageComposerView, "messageComposerView", OwnMessageComposerView.self),
        Replacement(\.inputMessageView, "inputMessageView", OwnInputMessageView.self),
        Replacement(\.inputTextView, "inputTextView", OwnInputTextView.self),
        Replacement(\.commandLabelView, "commandLabelView", OwnCommandLabelView.self),
        Replacement(\.composerLinkPreviewView, "composerLinkPreviewView", OwnComposerLinkPreviewView.self),
        Replacement(\.checkmarkControl, "checkmarkControl", OwnCheckmarkControl.self),
        Replacement(\.closeButton, "closeButton", OwnCloseButton.self),
        Replacement(\.gradientView, "gradientView", OwnGradientView.self),
        Replacement(\.sendButton, "sendButton", OwnSendButton.self),
        Replacement(\.recordButton, "recordButton", OwnRecordButton.self),
        Replacement(\.confirmButton, "confirmButton", OwnConfirmButton.self),
        Replacement(\.attachmentButton, "attachmentButton", OwnAttachmentButton.self),
        Replacement(\.commandsButton, "commandsButton", OwnCommandsButton.self),
        Replacement(\.shrinkInputButton, "shrinkInputButton", OwnShrinkInputButton.self),
        Replacement(\.cooldownView, "cooldownView", OwnCooldownView.self),
        Replacement(
            \.messageComposerAttachmentsVC, "messageComposerAttachmentsVC", OwnMessageComposerAttachmentsVC.self),
        Replacement(
            \.messageComposerAttachmentCell, "messageComposerAttachmentCell", OwnMessageComposerAttachmentCell.self),
        Replacement(
            \.messageComposerFileAttachmentView, "messageComposerFileAttachmentView",
            OwnMessageComposerFileAttachmentView.self),
        Replacement(
            \.imageAttachmentComposerPreview, "imageAttachmentComposerPreview", OwnImageAttachmentComposerPreview.self),
        Replacement(
            \.videoAttachmentComposerPreview, "videoAttachmentComposerPreview", OwnVideoAttachmentComposerPreview.self),
        Replacement(
            \.voiceRecordingAttachmentComposerPreview, "voiceRecordingAttachmentComposerPreview",
            OwnVoiceRecordingAttachmentComposerPreview.self),
        Replacement(
            \.attachmentPreviewViewPlaceholder, "attachmentPreviewViewPlaceholder",
            OwnAttachmentPreviewViewPlaceholder.self),
        Replacement(\.suggestionsVC, "suggestionsVC", OwnSuggestionsVC.self),
        Replacement(\.suggestionsCollectionView, "suggestionsCollectionView", OwnSuggestionsCollectionView.self),
        Replacement(
            \.suggestionsCollectionViewLayout, "suggestionsCollectionViewLayout",
            OwnSuggestionsCollectionViewLayout.self),
        Replacement(
            \.suggestionsMentionCollectionViewCell, "suggestionsMentionCollectionViewCell",
            OwnSuggestionsMentionCollectionViewCell.self),
        Replacement(
            \.suggestionsCommandCollectionViewCell, "suggestionsCommandCollectionViewCell",
            OwnSuggestionsCommandCollectionViewCell.self),
        Replacement(\.suggestionsMentionView, "suggestionsMentionView", OwnSuggestionsMentionView.self),
        Replacement(\.suggestionsCommandView, "suggestionsCommandView", OwnSuggestionsCommandView.self),
        Replacement(
            \.suggestionsHeaderReusableView, "suggestionsHeaderReusableView", OwnSuggestionsHeaderReusableView.self),
        Replacement(\.suggestionsHeaderView, "suggestionsHeaderView", OwnSuggestionsHeaderView.self),
    ]
}

final class OwnOnlineIndicatorView: OnlineIndicatorView {}
final class OwnAvatarView: ChatAvatarView {}
final class OwnPresenceAvatarView: ChatPresenceAvatarView {}
final class OwnUserAvatarView: ChatUserAvatarView {}
final class OwnChannelAvatarView: ChatChannelAvatarView {}
final class OwnCurrentUserAvatarView: CurrentChatUserAvatarView {}
final class OwnQuotedMessageView: QuotedChatMessageView {}
final class OwnLoadingIndicator: ChatLoadingIndicator {}
final class OwnBadgeView: BadgeView {}
final class OwnTypingIndicatorView: TypingIndicatorView {}
final class OwnTypingAnimationView: TypingAnimationView {}
final class OwnMessageListVC: ChatMessageListVC {}
final class OwnMessageListView: ChatMessageListView {}
final class OwnMessageContentView: ChatMessageContentView {}
final class OwnMessageBubbleView: ChatMessageBubbleView {}
final class OwnMessageErrorIndicator: ChatMessageErrorIndicator {}
final class OwnMessageDeliveryStatusView: ChatMessageDeliveryStatusView {}
final class OwnMessageDeliveryStatusCheckmarkView: ChatMessageDeliveryStatusCheckmarkView {}
final class OwnMessageHeaderDecorationView: ChatChannelMessageHeaderDecoratorView {}
final class OwnMessageListDateSeparatorView: ChatMessageListDateSeparatorView {}
final class OwnMessageListScrollOverlayView: ChatMessageListScrollOverlayView {}
final class OwnScrollToBottomButton: ScrollToBottomButton {}
final class OwnMessageListUnreadCountView: ChatMessageListUnreadCountView {}
final class OwnJumpToUnreadMessagesButton: JumpToUnreadMessagesButton {}
final class OwnMessageListRouter: ChatMessageListRouter {}
final class OwnAlertsRouter: AlertsRouter {}
final class OwnMessageActionsTransitions: ChatMessageActionsTransitionController {}
final class OwnMessageActionsVC: ChatMessageActionsVC {}
final class OwnMessagePopupVC: ChatMessagePopupVC {}
final class OwnUnreadMessagesCounterDecorationView: ChatUnreadMessagesCountDecorationView {}
final class OwnMessagesCountDecorationView: ChatMessagesCountDecorationView {}
final class OwnGalleryAttachmentInjector: GalleryAttachmentViewInjector {}
final class OwnLinkAttachmentInjector: LinkAttachmentViewInjector {}
final class OwnGiphyAttachmentInjector: GiphyAttachmentViewInjector {}
final class OwnFilesAttachmentInjector: FilesAttachmentViewInjector {}
final class OwnUnsupportedAttachmentInjector: UnsupportedAttachmentViewInjector {}
final class OwnVoiceRecordingAttachmentInjector: VoiceRecordingAttachmentViewInjector {}
final class OwnMixedAttachmentInjector: MixedAttachmentViewInjector {}
final class OwnPollAttachmentInjector: PollAttachmentViewInjector {}
final class OwnGalleryView: ChatMessageGalleryView {}
final class OwnImageAttachmentGalleryPreview: ChatMessageGalleryView.ImagePreview {}
final class OwnVideoAttachmentGalleryPreview: VideoAttachmentGalleryPreview {}
final class OwnUploadingOverlayView: UploadingOverlayView {}
final class OwnFileAttachmentListView: ChatMessageFileAttachmentListView {}
final class OwnFileAttachmentView: ChatMessageFileAttachmentListView.ItemView {}
final class OwnGiphyAttachmentView: ChatMessageInteractiveAttachmentView {}
final class OwnGiphyActionButton: ChatMessageInteractiveAttachmentView.ActionButton {}
final class OwnGiphyView: ChatMessageGiphyView {}
final class OwnGiphyBadgeView: ChatMessageGiphyView.GiphyBadge {}
final class OwnVoiceRecordingAttachmentListView: ChatMessageVoiceRecordingAttachmentListView {}
final class OwnVoiceRecordingAttachmentView: ChatMessageVoiceRecordingAttachmentListView.ItemView {}
final class OwnPollAttachmentView: PollAttachmentView {}
final class OwnPollAttachmentOptionListView: PollAttachmentOptionListView {}
final class OwnPollAttachmentOptionListItemView: PollAttachmentOptionListItemView {}
final class OwnPollAttachmentFooterView: PollAttachmentFooterView {}
final class OwnLinkPreviewView: ChatMessageLinkPreviewView {}
final class OwnVoiceRecordingAttachmentQuotedPreview: VoiceRecordingAttachmentQuotedPreview {}
final class OwnPollResultsVC: PollResultsVC {}
final class OwnPollResultsTableHeaderView: PollResultsTableHeaderView {}
final class OwnPollResultsSectionHeaderView: PollResultsSectionHeaderView {}
final class OwnPollResultsSectionFooterView: PollResultsSectionFooterView {}
final class OwnPollResultsVoteItemCell: PollResultsVoteItemCell {}
final class OwnPollResultsVoteItemView: PollResultsVoteItemView {}
final class OwnPollResultsVoteListVC: PollResultsVoteListVC {}
final class OwnPollCommentListVC: PollCommentListVC {}
final class OwnPollCommentListSectionHeaderView: PollCommentListSectionHeaderView {}
final class OwnPollCommentListTableFooterView: PollCommentListTableFooterView {}
final class OwnPollCommentListItemCell: PollCommentListItemCell {}
final class OwnPollCommentListItemView: PollCommentListItemView {}
final class OwnPollCreationVC: PollCreationVC {}
final class OwnPollCreationNameCell: PollCreationNameCell {}
final class OwnPollCreationOptionCell: PollCreationOptionCell {}
final class OwnPollCreationFeatureCell: PollCreationFeatureCell {}
final class OwnPollCreationMultipleVotesFeatureCell: PollCreationMultipleVotesFeatureCell {}
final class OwnPollCreationSectionHeaderView: PollCreationSectionHeaderView {}
final class OwnPollCreationTextFieldView: PollCreationTextFieldView {}
final class OwnPollCreationFeatureSwitchView: PollCreationFeatureSwitchView {}
final class OwnPollAllOptionsListVC: PollAllOptionsListVC {}
final class OwnPollAllOptionsListItemCell: PollAllOptionsListItemCell {}
final class OwnAttachmentActionButton: AttachmentActionButton {}
final class OwnGalleryVC: GalleryVC {}
final class OwnImageAttachmentGalleryCell: ImageAttachmentGalleryCell {}
final class OwnVideoAttachmentGalleryCell: VideoAttachmentGalleryCell {}
final class OwnVideoPlaybackControlView: VideoPlaybackControlView {}
final class OwnPlayerView: PlayerView {}
final class OwnShareButton: ShareButton {}
final class OwnFilePreviewVC: ChatMessageAttachmentPreviewVC {}
final class OwnVoiceRecordingViewController: VoiceRecordingVC {}
final class OwnAudioPlayer: StreamAudioQueuePlayer {}
final class OwnAudioRecorder: StreamAudioRecorder {}
final class OwnAudioSessionFeedbackGenerator: StreamAudioSessionFeedbackGenerator {}
final class OwnAudioQueuePlayerNextItemProvider: AudioQueuePlayerNextItemProvider {}
final class OwnMessageReactionsBubbleView: ChatReactionsBubbleView {}
final class OwnMessageReactionsView: ChatMessageReactionsView {}
final class OwnMessageReactionItemView: ChatMessageReactionItemView {}
final class OwnReactionPickerVC: ChatMessageReactionsPickerVC {}
final class OwnReactionPickerBubbleView: DefaultChatReactionPickerBubbleView {}
final class OwnReactionPickerReactionsView: ChatReactionPickerReactionsView {}
final class OwnReactionPickerReactionItemView: ChatMessageReactionItemView {}
final class OwnReactionAuthorsVC: ChatMessageReactionAuthorsVC {}
final class OwnReactionAuthorCell: ChatMessageReactionAuthorViewCell {}
final class OwnThreadRepliesCounterDecorationView: ChatThreadRepliesCountDecorationView {}
final class OwnThreadListItemCell: ChatThreadListItemCell {}
final class OwnThreadListItemView: ChatThreadListItemView {}
final class OwnThreadUnreadCountView: ChatThreadUnreadCountView {}
final class OwnThreadListHeaderBannerView: ChatThreadListHeaderBannerView {}
final class OwnThreadListLoadingView: ChatThreadListLoadingView {}
final class OwnThreadListEmptyView: ChatThreadListEmptyView {}
final class OwnThreadListErrorView: ChatThreadListErrorView {}
final class OwnChannelListLayout: ListCollectionViewLayout {}
final class OwnChannelCell: ChatChannelListCollectionViewCell {}
final class OwnChannelCellSeparator: CellSeparatorReusableView {}
final class OwnChannelActionsView: SwipeableView {}
final class OwnChannelContentView: ChatChannelListItemView {}
final class OwnChannelUnreadCountView: ChatChannelUnreadCountView {}
final class OwnChannelListEmptyView: ChatChannelListEmptyView {}
final class OwnChannelListErrorView: ChatChannelListErrorView {}
final class OwnChannelListLoadingView: ChatChannelListLoadingView {}
final class OwnChannelListLoadingViewCell: ChatChannelListLoadingViewCell {}
final class OwnChannelListLoadingContentViewCell: ChatChannelListLoadingViewCellContentView {}
final class OwnChannelVC: ChatChannelVC {}
final class OwnChannelHeaderView: ChatChannelHeaderView {}
final class OwnThreadVC: ChatThreadVC {}
final class OwnThreadHeaderView: ChatThreadHeaderView {}
final class OwnTitleContainerView: TitleContainerView {}
final class OwnNavigationVC: NavigationVC {}
final class OwnChannelListRouter: ChatChannelListRouter {}
final class OwnThreadListRouter: ChatThreadListRouter {}
final class OwnMessageComposerVC: ComposerVC {}
final class OwnMessageComposerView: ComposerView {}
final class OwnInputMessageView: InputChatMessageView {}
final class OwnInputTextView: InputTextView {}
final class OwnCommandLabelView: CommandLabelView {}
final class OwnComposerLinkPreviewView: ComposerLinkPreviewView {}
final class OwnCheckmarkControl: CheckboxControl {}
final class OwnCloseButton: CloseButton {}
final class OwnGradientView: GradientView {}
final class OwnSendButton: SendButton {}
final class OwnRecordButton: RecordButton {}
final class OwnConfirmButton: ConfirmButton {}
final class OwnAttachmentButton: AttachmentButton {}
final class OwnCommandsButton: CommandButton {}
final class OwnShrinkInputButton: ShrinkInputButton {}
final class OwnCooldownView: CooldownView {}
final class OwnMessageComposerAttachmentsVC: AttachmentsPreviewVC {}
final class OwnMessageComposerAttachmentCell: AttachmentPreviewContainer {}
final class OwnMessageComposerFileAttachmentView: FileAttachmentView {}
final class OwnImageAttachmentComposerPreview: ImageAttachmentComposerPreview {}
final class OwnVideoAttachmentComposerPreview: VideoAttachmentComposerPreview {}
final class OwnVoiceRecordingAttachmentComposerPreview: VoiceRecordingAttachmentComposerPreview {}
final class OwnAttachmentPreviewViewPlaceholder: AttachmentPlaceholderView {}
final class OwnSuggestionsVC: ChatSuggestionsVC {}
final class OwnSuggestionsCollectionView: ChatSuggestionsCollectionView {}
final class OwnSuggestionsCollectionViewLayout: ChatSuggestionsCollectionViewLayout {}
final class OwnSuggestionsMentionCollectionViewCell: ChatMentionSuggestionCollectionViewCell {}
final class OwnSuggestionsCommandCollectionViewCell: ChatCommandSuggestionCollectionViewCell {}
final class OwnSuggestionsMentionView: ChatMentionSuggestionView {}
final class OwnSuggestionsCommandView: ChatCommandSuggestionView {}
final class OwnSuggestionsHeaderReusableView: ChatSuggestionsCollectionReusableView {}
final class OwnSuggestionsHeaderView: ChatSuggestionsHeaderView {}

/// The default choice, but with a custom type for unsupported attachments.
final class OwnAttachmentViewCatalog: AttachmentViewCatalog {
    override static func attachmentViewInjectorClassFor(
        message: ChatMessage, components: Components
    ) -> AttachmentViewInjector.Type? {
        let usual = super.attachmentViewInjectorClassFor(message: message, components: components)
        return message.text == "Chosen by the catalog" ? ChosenInjector.self : usual
    }

    final class ChosenInjector: AttachmentViewInjector {}
}
