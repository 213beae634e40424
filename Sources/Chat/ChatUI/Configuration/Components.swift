import ChatModels
import HeadlessUIKit

/// The types of the views, and the settings of the components.
///
/// Replace a type before the views are created that use it:
///
///     Components.default.avatarView = SquareAvatarView.self
///
/// Nearly all members are types and flags, so a copy only copies memory.
public struct Components {
    /// Creates the default components.
    public init() {}

    // MARK: Shared views

    public var onlineIndicatorView: (UIView & MaskProviding).Type = OnlineIndicatorView.self

    /// The size of avatars and of images in a collage, in points.
    public var avatarThumbnailSize = CGSize(width: 40, height: 40)

    public var avatarView: ChatAvatarView.Type = ChatAvatarView.self
    public var presenceAvatarView: ChatPresenceAvatarView.Type = ChatPresenceAvatarView.self
    public var userAvatarView: ChatUserAvatarView.Type = ChatUserAvatarView.self
    public var channelAvatarView: ChatChannelAvatarView.Type = ChatChannelAvatarView.self
    public var currentUserAvatarView: CurrentChatUserAvatarView.Type = CurrentChatUserAvatarView.self
    public var quotedMessageView: QuotedChatMessageView.Type = QuotedChatMessageView.self

    /// Loads the images of avatars and attachments.
    public var imageLoader: ImageLoading = NukeImageLoader()

    /// Maps image URLs to the URLs to load.
    public var imageCDN: ImageCDN = PlainImageCDN()

    /// Crops, scales and combines images.
    public var imageProcessor: ImageProcessor = DrawingImageProcessor()

    /// Creates the placeholder of a user without an image; `nil` for the placeholders of the appearance.
    public var userAvatarPlaceholder: ((ChatUser) -> UIImage?)?

    public var loadingIndicator: ChatLoadingIndicator.Type = ChatLoadingIndicator.self
    public var badgeView: BadgeView.Type = BadgeView.self
    public var typingIndicatorView: TypingIndicatorView.Type = TypingIndicatorView.self
    public var typingAnimationView: TypingAnimationView.Type = TypingAnimationView.self

    // MARK: Message list

    public var messageListVC: ChatMessageListVC.Type = ChatMessageListVC.self
    public var messageListView: ChatMessageListView.Type = ChatMessageListView.self

    /// Decides the layout options of each message.
    public var messageLayoutOptionsResolver = ChatMessageLayoutOptionsResolver()
    public var messageContentView: ChatMessageContentView.Type = ChatMessageContentView.self
    public var messageBubbleView: ChatMessageBubbleView.Type = ChatMessageBubbleView.self
    public var messageErrorIndicator: ChatMessageErrorIndicator.Type = ChatMessageErrorIndicator.self
    public var messageDeliveryStatusView: ChatMessageDeliveryStatusView.Type = ChatMessageDeliveryStatusView.self
    public var messageDeliveryStatusCheckmarkView: ChatMessageDeliveryStatusCheckmarkView.Type =
        ChatMessageDeliveryStatusCheckmarkView.self
    public var messageHeaderDecorationView: ChatChannelMessageHeaderDecoratorView.Type =
        ChatChannelMessageHeaderDecoratorView.self
    public var messageListDateSeparatorView: ChatMessageListDateSeparatorView.Type =
        ChatMessageListDateSeparatorView.self

    public var messageListScrollOverlayView: ChatMessageListScrollOverlayView.Type =
        ChatMessageListScrollOverlayView.self
    public var scrollToBottomButton: ScrollToBottomButton.Type = ScrollToBottomButton.self
    public var messageListUnreadCountView: ChatMessageListUnreadCountView.Type = ChatMessageListUnreadCountView.self
    public var jumpToUnreadMessagesButton: JumpToUnreadMessagesButton.Type = JumpToUnreadMessagesButton.self

    /// Whether a button leads to the first unread message.
    public var isJumpToUnreadEnabled = false

    /// Has no effect: a channel is opened at its newest message, or where the caller says.
    public var shouldJumpToUnreadWhenOpeningChannel = false

    /// Has no effect: a static image has no animations.
    public var shouldAnimateJumpToMessageWhenOpeningChannel = true

    /// Has no effect: a static image has no animations.
    public var isMessageListAnimationsEnabled = false

    /// Whether swiping a message quotes it.
    public var messageSwipeToReplyEnabled = false
    public var messageListRouter: ChatMessageListRouter.Type = ChatMessageListRouter.self {
        didSet { sharedMessageListRouter = nil }
    }

    /// The shared router of all message lists; `nil` for a separate one for each list.
    public var sharedMessageListRouter: ChatMessageListRouter?
    public var alertsRouter: AlertsRouter.Type = AlertsRouter.self
    public var messageActionsVC: ChatMessageActionsVC.Type = ChatMessageActionsVC.self
    public var messagePopupVC: ChatMessagePopupVC.Type = ChatMessagePopupVC.self

    /// Animates the menu of a message on iOS. A static image shows the final state.
    public var messageActionsTransitionController: ChatMessageActionsTransitionController.Type =
        ChatMessageActionsTransitionController.self

    /// Whether the actions on a message include blocking its author.
    public var isBlockingUsersEnabled = false

    /// Whether a date floats over the list during scrolling.
    public var messageListDateOverlayEnabled = true

    /// Whether a date is shown between messages of different days.
    public var messageListDateSeparatorEnabled = false

    public var unreadMessagesCounterDecorationView: ChatUnreadMessagesCountDecorationView.Type =
        ChatUnreadMessagesCountDecorationView.self

    /// Whether a banner is shown above the first unread message.
    public var isUnreadMessagesSeparatorEnabled = true
    public var messagesCountDecorationView: ChatMessagesCountDecorationView.Type =
        ChatMessagesCountDecorationView.self

    /// Whether a short list of messages begins at the top, instead of ending at the bottom.
    public var shouldMessagesStartAtTheTop = false

    /// Whether messages are shown in the language of the user, if they are translated.
    public var messageAutoTranslationEnabled = false

    /// Whether the time of an edited message has a note.
    public var isMessageEditedLabelEnabled = false

    /// Whether a picked reaction replaces the user's others.
    public var isUniqueReactionsEnabled = false

    // MARK: Attachments

    public var attachmentViewCatalog: AttachmentViewCatalog.Type = AttachmentViewCatalog.self
    public var galleryAttachmentInjector: AttachmentViewInjector.Type = GalleryAttachmentViewInjector.self
    public var linkAttachmentInjector: AttachmentViewInjector.Type = LinkAttachmentViewInjector.self
    public var giphyAttachmentInjector: AttachmentViewInjector.Type = GiphyAttachmentViewInjector.self
    public var filesAttachmentInjector: AttachmentViewInjector.Type = FilesAttachmentViewInjector.self
    public var unsupportedAttachmentInjector: AttachmentViewInjector.Type = UnsupportedAttachmentViewInjector.self
    public var voiceRecordingAttachmentInjector: AttachmentViewInjector.Type =
        VoiceRecordingAttachmentViewInjector.self
    public var mixedAttachmentInjector: MixedAttachmentViewInjector.Type = MixedAttachmentViewInjector.self

    /// The injector of polls.
    public var pollAttachmentInjector: AttachmentViewInjector.Type = PollAttachmentViewInjector.self
    public var galleryView: ChatMessageGalleryView.Type = ChatMessageGalleryView.self
    public var imageAttachmentGalleryPreview: ChatMessageGalleryView.ImagePreview.Type =
        ChatMessageGalleryView.ImagePreview.self
    public var videoAttachmentGalleryPreview: VideoAttachmentGalleryPreview.Type =
        VideoAttachmentGalleryPreview.self
    /// The maximum number of pixels of an image in a message.
    public var imageAttachmentMaxPixels: Double = 2_000_000
    public var uploadingOverlayView: UploadingOverlayView.Type = UploadingOverlayView.self
    public var fileAttachmentListView: ChatMessageFileAttachmentListView.Type =
        ChatMessageFileAttachmentListView.self
    public var fileAttachmentView: ChatMessageFileAttachmentListView.ItemView.Type =
        ChatMessageFileAttachmentListView.ItemView.self
    public var giphyAttachmentView: ChatMessageInteractiveAttachmentView.Type = ChatMessageInteractiveAttachmentView
        .self
    public var giphyActionButton: ChatMessageInteractiveAttachmentView.ActionButton.Type =
        ChatMessageInteractiveAttachmentView.ActionButton.self
    public var giphyView: ChatMessageGiphyView.Type = ChatMessageGiphyView.self
    public var giphyBadgeView: ChatMessageGiphyView.GiphyBadge.Type = ChatMessageGiphyView.GiphyBadge.self
    public var voiceRecordingAttachmentListView: ChatMessageVoiceRecordingAttachmentListView.Type =
        ChatMessageVoiceRecordingAttachmentListView.self
    public var voiceRecordingAttachmentView: ChatMessageVoiceRecordingAttachmentListView.ItemView.Type =
        ChatMessageVoiceRecordingAttachmentListView.ItemView.self
    public var pollAttachmentView: PollAttachmentView.Type = PollAttachmentView.self
    public var pollAttachmentOptionListView: PollAttachmentOptionListView.Type = PollAttachmentOptionListView.self
    public var pollAttachmentOptionListItemView: PollAttachmentOptionListItemView.Type =
        PollAttachmentOptionListItemView.self

    public var attachmentActionButton: AttachmentActionButton.Type = AttachmentActionButton.self

    // MARK: Full-size images, videos and files

    /// The full-size images and videos of a message.
    public var galleryVC: GalleryVC.Type = GalleryVC.self
    public var imageAttachmentGalleryCell: ImageAttachmentGalleryCell.Type = ImageAttachmentGalleryCell.self
    public var videoAttachmentGalleryCell: VideoAttachmentGalleryCell.Type = VideoAttachmentGalleryCell.self
    public var videoPlaybackControlView: VideoPlaybackControlView.Type = VideoPlaybackControlView.self
    public var playerView: PlayerView.Type = PlayerView.self
    public var shareButton: UIButton.Type = ShareButton.self

    /// Loads thumbnails of videos.
    public var videoLoader: VideoLoading = StreamVideoLoader()

    /// The preview of a file.
    public var filePreviewVC: ChatMessageAttachmentPreviewVC.Type = ChatMessageAttachmentPreviewVC.self

    /// The buttons below the options of a poll.
    public var pollAttachmentFooterView: PollAttachmentFooterView.Type = PollAttachmentFooterView.self
    public var linkPreviewView: ChatMessageLinkPreviewView.Type = ChatMessageLinkPreviewView.self
    public var voiceRecordingAttachmentQuotedPreview: VoiceRecordingAttachmentQuotedPreview.Type =
        VoiceRecordingAttachmentQuotedPreview.self

    /// Whether the composer has a button for voice recordings.
    public var isVoiceRecordingEnabled = false

    /// Whether files in messages have a button that downloads them.
    public var isDownloadFileAttachmentsEnabled = false

    // MARK: Screens of polls

    /// The features of the form of a new poll.
    public var pollsConfig = PollsConfig()

    /// The results of a poll.
    public var pollResultsVC: PollResultsVC.Type = PollResultsVC.self

    /// The question above the results and above all options.
    public var pollResultsTableHeaderView: PollResultsTableHeaderView.Type = PollResultsTableHeaderView.self

    /// An option above its voters.
    public var pollResultsSectionHeaderView: PollResultsSectionHeaderView.Type = PollResultsSectionHeaderView.self

    /// The button that shows all votes for an option.
    public var pollResultsSectionFooterView: PollResultsSectionFooterView.Type = PollResultsSectionFooterView.self

    /// The row of a vote.
    public var pollResultsVoteItemCell: PollResultsVoteItemCell.Type = PollResultsVoteItemCell.self

    /// The author and the time of a vote.
    public var pollResultsVoteItemView: PollResultsVoteItemView.Type = PollResultsVoteItemView.self

    /// All votes for an option.
    public var pollResultsVoteListVC: PollResultsVoteListVC.Type = PollResultsVoteListVC.self

    /// The comments on a poll.
    public var pollCommentListVC: PollCommentListVC.Type = PollCommentListVC.self

    /// The text of a comment.
    public var pollCommentListSectionHeaderView: PollCommentListSectionHeaderView.Type =
        PollCommentListSectionHeaderView.self

    /// The button that adds a comment.
    public var pollCommentListTableFooterView: PollCommentListTableFooterView.Type = PollCommentListTableFooterView.self

    /// The row below a comment.
    public var pollCommentListItemCell: PollCommentListItemCell.Type = PollCommentListItemCell.self

    /// The author and the time of a comment.
    public var pollCommentListItemView: PollCommentListItemView.Type = PollCommentListItemView.self

    /// The form for a new poll.
    public var pollCreationVC: PollCreationVC.Type = PollCreationVC.self

    /// The row for the question.
    public var pollCreationNameCell: PollCreationNameCell.Type = PollCreationNameCell.self

    /// The row for an option.
    public var pollCreationOptionCell: PollCreationOptionCell.Type = PollCreationOptionCell.self

    /// The row for a feature.
    public var pollCreationFeatureCell: PollCreationFeatureCell.Type = PollCreationFeatureCell.self

    /// The row for multiple votes per user, and their limit.
    public var pollCreationMultipleVotesFeatureCell: PollCreationMultipleVotesFeatureCell.Type =
        PollCreationMultipleVotesFeatureCell.self

    /// The titles above the fields.
    public var pollCreationSectionHeaderView: PollCreationSectionHeaderView.Type = PollCreationSectionHeaderView.self

    /// The fields of the form.
    public var pollCreationTextFieldView: PollCreationTextFieldView.Type = PollCreationTextFieldView.self

    /// The name and the switch of a feature.
    public var pollCreationFeatureSwitchView: PollCreationFeatureSwitchView.Type = PollCreationFeatureSwitchView.self

    /// All options of a poll.
    public var pollAllOptionsListVC: PollAllOptionsListVC.Type = PollAllOptionsListVC.self

    /// The row of an option.
    public var pollAllOptionsListItemCell: PollAllOptionsListItemCell.Type = PollAllOptionsListItemCell.self

    // MARK: Reactions

    public var messageReactionsBubbleView: ChatReactionBubbleBaseView.Type = ChatReactionsBubbleView.self
    public var messageReactionsView: ChatMessageReactionsView.Type = ChatMessageReactionsView.self
    public var messageReactionItemView: ChatMessageReactionItemView.Type = ChatMessageReactionItemView.self

    public var reactionPickerVC: ChatMessageReactionsPickerVC.Type = ChatMessageReactionsPickerVC.self
    public var reactionPickerBubbleView: ChatReactionPickerBubbleView.Type = DefaultChatReactionPickerBubbleView.self
    public var reactionPickerReactionsView: ChatMessageReactionsView.Type = ChatReactionPickerReactionsView.self
    public var reactionPickerReactionItemView: ChatMessageReactionItemView.Type = ChatMessageReactionItemView.self
    public var reactionAuthorsVC: ChatMessageReactionAuthorsVC.Type = ChatMessageReactionAuthorsVC.self
    public var reactionAuthorCell: ChatMessageReactionAuthorViewCell.Type = ChatMessageReactionAuthorViewCell.self

    /// The order of a message's reactions: by the names of their types.
    public var reactionsSorting: (ChatMessageReactionData, ChatMessageReactionData) -> Bool =
        ReactionOrder.byName

    // MARK: Threads

    public var threadRepliesCounterDecorationView: ChatThreadRepliesCountDecorationView.Type =
        ChatThreadRepliesCountDecorationView.self

    /// Whether a banner with the number of replies is shown below the first message of a thread.
    public var threadRepliesCounterEnabled = true

    /// Whether a thread begins with its parent message.
    public var threadRendersParentMessageEnabled = true
    public var threadListItemCell: ChatThreadListItemCell.Type = ChatThreadListItemCell.self
    public var threadListItemView: ChatThreadListItemView.Type = ChatThreadListItemView.self
    public var threadUnreadCountView: ChatThreadUnreadCountView.Type = ChatThreadUnreadCountView.self
    public var threadListHeaderBannerView: ChatThreadListHeaderBannerView.Type = ChatThreadListHeaderBannerView.self
    public var threadListLoadingView: ChatThreadListLoadingView.Type = ChatThreadListLoadingView.self
    public var threadListEmptyView: ChatThreadListEmptyView.Type = ChatThreadListEmptyView.self
    public var threadListErrorView: ChatThreadListErrorView.Type = ChatThreadListErrorView.self

    // MARK: Channels

    public var channelListLayout: UICollectionViewLayout.Type = ListCollectionViewLayout.self
    public var channelCell: ChatChannelListCollectionViewCell.Type = ChatChannelListCollectionViewCell.self
    public var channelCellSeparator: UICollectionReusableView.Type = CellSeparatorReusableView.self
    public var channelActionsView: SwipeableView.Type = SwipeableView.self
    public var channelContentView: ChatChannelListItemView.Type = ChatChannelListItemView.self
    public var channelUnreadCountView: ChatChannelUnreadCountView.Type = ChatChannelUnreadCountView.self
    public var channelListEmptyView: ChatChannelListEmptyView.Type = ChatChannelListEmptyView.self
    public var channelListErrorView: ChatChannelListErrorView.Type = ChatChannelListErrorView.self
    public var channelListLoadingView: ChatChannelListLoadingView.Type = ChatChannelListLoadingView.self
    public var channelListLoadingViewCell: ChatChannelListLoadingViewCell.Type = ChatChannelListLoadingViewCell.self
    public var channelListLoadingContentViewCell: ChatChannelListLoadingViewCellContentView.Type =
        ChatChannelListLoadingViewCellContentView.self

    /// The older name of ``channelListLoadingView``.
    public var chatChannelListLoadingView: ChatChannelListLoadingView.Type {
        get { channelListLoadingView }
        set { channelListLoadingView = newValue }
    }

    /// The strategy of the search bar above the channel list; `nil` for no search bar.
    public var channelListSearchStrategy: ChannelListSearchStrategy?

    /// Whether the channel list shows that it is empty, is loading or failed to load.
    public var isChatChannelListStatesEnabled = false

    /// Whether drafts are shown in the channel list and in the composer.
    public var isDraftMessagesEnabled = false

    // MARK: Channel, thread and navigation

    public var channelVC: ChatChannelVC.Type = ChatChannelVC.self
    public var channelHeaderView: ChatChannelHeaderView.Type = ChatChannelHeaderView.self
    public var threadVC: ChatThreadVC.Type = ChatThreadVC.self
    public var threadHeaderView: ChatThreadHeaderView.Type = ChatThreadHeaderView.self

    /// Has no effect: a thread is opened at its newest reply, or where the caller says.
    public var threadRepliesStartFromOldest = false
    public var titleContainerView: TitleContainerView.Type = TitleContainerView.self
    public var navigationVC: NavigationVC.Type = NavigationVC.self
    public var channelListRouter: ChatChannelListRouter.Type = ChatChannelListRouter.self
    public var threadListRouter: ChatThreadListRouter.Type = ChatThreadListRouter.self

    // MARK: Composer

    public var messageComposerVC: ComposerVC.Type = ComposerVC.self
    public var messageComposerView: ComposerView.Type = ComposerView.self
    public var inputMessageView: InputChatMessageView.Type = InputChatMessageView.self
    public var inputTextView: InputTextView.Type = InputTextView.self
    public var commandLabelView: CommandLabelView.Type = CommandLabelView.self
    public var composerLinkPreviewView: ComposerLinkPreviewView.Type = ComposerLinkPreviewView.self
    public var checkmarkControl: CheckboxControl.Type = CheckboxControl.self
    public var closeButton: UIButton.Type = CloseButton.self
    public var gradientView: GradientView.Type = GradientView.self

    /// Whether the preview of a link in the text is shown above the input field.
    public var isComposerLinkPreviewEnabled = false

    public var sendButton: UIButton.Type = SendButton.self
    public var recordButton: RecordButton.Type = RecordButton.self
    public var confirmButton: UIButton.Type = ConfirmButton.self
    public var attachmentButton: UIButton.Type = AttachmentButton.self
    public var commandsButton: UIButton.Type = CommandButton.self
    public var shrinkInputButton: UIButton.Type = ShrinkInputButton.self
    public var cooldownView: CooldownView.Type = CooldownView.self
    public var messageComposerAttachmentsVC: AttachmentsPreviewVC.Type = AttachmentsPreviewVC.self
    public var messageComposerAttachmentCell: AttachmentPreviewContainer.Type = AttachmentPreviewContainer.self
    public var messageComposerFileAttachmentView: FileAttachmentView.Type = FileAttachmentView.self
    public var imageAttachmentComposerPreview: ImageAttachmentComposerPreview.Type =
        ImageAttachmentComposerPreview.self
    public var videoAttachmentComposerPreview: VideoAttachmentComposerPreview.Type =
        VideoAttachmentComposerPreview.self
    public var voiceRecordingAttachmentComposerPreview: VoiceRecordingAttachmentComposerPreview.Type =
        VoiceRecordingAttachmentComposerPreview.self
    public var attachmentPreviewViewPlaceholder: UIView.Type = AttachmentPlaceholderView.self
    public var suggestionsVC: ChatSuggestionsVC.Type = ChatSuggestionsVC.self
    public var suggestionsCollectionView: ChatSuggestionsCollectionView.Type = ChatSuggestionsCollectionView.self
    public var suggestionsCollectionViewLayout: UICollectionViewLayout.Type =
        ChatSuggestionsCollectionViewLayout.self
    public var suggestionsMentionCollectionViewCell: ChatMentionSuggestionCollectionViewCell.Type =
        ChatMentionSuggestionCollectionViewCell.self
    public var suggestionsCommandCollectionViewCell: ChatCommandSuggestionCollectionViewCell.Type =
        ChatCommandSuggestionCollectionViewCell.self
    public var suggestionsMentionView: ChatMentionSuggestionView.Type = ChatMentionSuggestionView.self
    public var suggestionsCommandView: ChatCommandSuggestionView.Type = ChatCommandSuggestionView.self
    public var suggestionsHeaderReusableView: ChatSuggestionsCollectionReusableView.Type =
        ChatSuggestionsCollectionReusableView.self
    public var suggestionsHeaderView: ChatSuggestionsHeaderView.Type = ChatSuggestionsHeaderView.self

    /// Whether the composer suggests mentions of all known users, and not only of the channel's.
    public var mentionAllAppUsers = false

    /// Whether a recording has to be confirmed when its button is released, and isn't attached immediately.
    public var isVoiceRecordingConfirmationRequiredEnabled = true

    // MARK: Recordings

    /// Covers the composer while a voice message is recorded.
    public var voiceRecordingViewController: VoiceRecordingVC.Type = VoiceRecordingVC.self

    /// Plays voice messages.
    public var audioPlayer: AudioPlaying.Type = StreamAudioQueuePlayer.self

    /// Records voice messages.
    public var audioRecorder: AudioRecording.Type = StreamAudioRecorder.self

    /// Gives haptic feedback for players and recorders.
    public var audioSessionFeedbackGenerator: AudioSessionFeedbackGenerator.Type =
        StreamAudioSessionFeedbackGenerator.self

    /// Finds the next voice message to play.
    public var audioQueuePlayerNextItemProvider: AudioQueuePlayerNextItemProvider.Type =
        AudioQueuePlayerNextItemProvider.self

    // MARK: Names

    /// The closure that names channels instead of the formatter.
    var ownChannelNamer: ((_ channel: ChatChannel, _ currentUserId: UserId?) -> String?)?
}

/// Earlier names of members.
extension Components {
    /// Names a channel for one of its members; by default, the formatter of the appearance does.
    @available(*, deprecated, message: "Set Appearance.default.formatters.channelName")
    public var channelNamer: (_ channel: ChatChannel, _ currentUserId: UserId?) -> String? {
        get {
            ownChannelNamer ?? { Appearance.default.formatters.channelName.format(channel: $0, forCurrentUserId: $1) }
        }
        set { ownChannelNamer = newValue }
    }

    @available(*, deprecated, renamed: "messageReactionsBubbleView")
    public var chatReactionsBubbleView: ChatReactionBubbleBaseView.Type {
        get { messageReactionsBubbleView }
        set { messageReactionsBubbleView = newValue }
    }

    @available(*, deprecated, renamed: "reactionPickerVC")
    public var messageReactionsVC: ChatMessageReactionsPickerVC.Type {
        get { reactionPickerVC }
        set { reactionPickerVC = newValue }
    }

    @available(*, deprecated, renamed: "reactionPickerBubbleView")
    public var reactionsBubbleView: ChatReactionPickerBubbleView.Type {
        get { reactionPickerBubbleView }
        set { reactionPickerBubbleView = newValue }
    }

    /// The rows of icons in messages and in the picker.
    @available(*, deprecated, message: "Set messageReactionsView and reactionPickerReactionsView")
    public var reactionsView: ChatMessageReactionsView.Type {
        get { messageReactionsView }
        set { (messageReactionsView, reactionPickerReactionsView) = (newValue, newValue) }
    }

    /// The icons in messages and in the picker.
    @available(*, deprecated, message: "Set messageReactionItemView and reactionPickerReactionItemView")
    public var reactionItemView: ChatMessageReactionItemView.Type {
        get { messageReactionItemView }
        set { (messageReactionItemView, reactionPickerReactionItemView) = (newValue, newValue) }
    }

    @available(*, deprecated, renamed: "scrollToBottomButton")
    public var scrollToLatestMessageButton: ScrollToBottomButton.Type {
        get { scrollToBottomButton }
        set { scrollToBottomButton = newValue }
    }

    @available(*, deprecated, renamed: "uploadingOverlayView")
    public var imageUploadingOverlay: UploadingOverlayView.Type {
        get { uploadingOverlayView }
        set { uploadingOverlayView = newValue }
    }
}
