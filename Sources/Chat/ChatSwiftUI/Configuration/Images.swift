import ChatLook
import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// The icons and placeholders of the views. They are system symbols where the system has one.
public class Images {
    public init() {}

    // MARK: General

    @Deferred public var loadingIndicator: UIImage = Artwork.loading
    @Deferred public var close: UIImage = Artwork.close
    @Deferred public var closeFill: UIImage = Artwork.crossInGreyDisc
    @Deferred public var discard: UIImage = Artwork.cross
    @Deferred public var discardAttachment: UIImage = Artwork.crossInGreyDisc
    @Deferred public var more: UIImage = Artwork.dots
    @Deferred public var share: UIImage = Artwork.share
    @Deferred public var folder: UIImage = Artwork.folder
    @Deferred public var restart: UIImage = Artwork.restart
    @Deferred public var emptyChannelListMessageBubble: UIImage = Artwork.emptyBubble
    @Deferred public var noContent: UIImage = Artwork.wideBubble
    @Deferred public var noMedia: UIImage = Artwork.emptyBubble
    @Deferred public var noThreads: UIImage = Artwork.threadBubble
    @Deferred public var searchIcon: UIImage = Artwork.search
    @Deferred public var searchClose: UIImage = Artwork.crossInGreyDisc
    @Deferred public var download: UIImage = Artwork.download

    // MARK: Message list

    @Deferred public var messageSent: UIImage = Artwork.sent
    @Deferred public var readByAll: UIImage = Artwork.read
    @Deferred public var messageReceiptSending: UIImage = Artwork.sending
    @Deferred public var pin: UIImage = .symbol("pin")
    @Deferred public var eye: UIImage = .symbol("eye")
    @Deferred public var scrollDownArrow: UIImage = Artwork.chevronDown
    @Deferred public var messageListErrorIndicator: UIImage = Artwork.error
    @Deferred public var threadIcon: UIImage = Artwork.threadBubble
    @Deferred public var reactionDetails: UIImage = .symbol("face.smiling")

    // MARK: Reactions

    @Deferred public var reactionLoveSmall: UIImage = Artwork.loveSmall
    @Deferred public var reactionLoveBig: UIImage = Artwork.loveBig
    @Deferred public var reactionLolSmall: UIImage = Artwork.lolSmall
    @Deferred public var reactionLolBig: UIImage = Artwork.lolBig
    @Deferred public var reactionThumgsUpSmall: UIImage = Artwork.thumbsUpSmall
    @Deferred public var reactionThumgsUpBig: UIImage = Artwork.thumbsUpBig
    @Deferred public var reactionThumgsDownSmall: UIImage = Artwork.thumbsDownSmall
    @Deferred public var reactionThumgsDownBig: UIImage = Artwork.thumbsDownBig
    @Deferred public var reactionWutSmall: UIImage = Artwork.wutSmall
    @Deferred public var reactionWutBig: UIImage = Artwork.wutBig

    @Deferred public var addReaction: UIImage = Artwork.addReaction

    // MARK: Composer

    @Deferred public var commands: UIImage = Artwork.bolt
    @Deferred public var commandGiphy: UIImage = Artwork.commandGiphy
    @Deferred public var smallBolt: UIImage = Artwork.whiteBolt
    @Deferred public var openAttachments: UIImage = Artwork.clip
    @Deferred public var shrinkInputArrow: UIImage = Artwork.chevronInRing
    @Deferred public var sendArrow: UIImage = Artwork.arrowInDisc
    @Deferred public var confirmCheckmark: UIImage = Artwork.checkInDisc
    @Deferred public var mic: UIImage = Artwork.mic
    @Deferred public var trash: UIImage = Artwork.trash
    @Deferred public var attachmentPickerPhotos: UIImage = .symbol("photo")
    @Deferred public var attachmentPickerFolder: UIImage = .symbol("folder")
    @Deferred public var attachmentPickerCamera: UIImage = .symbol("camera")
    @Deferred public var attachmentPickerPolls: UIImage = .symbol("chart.bar")

    // MARK: Voice recordings and videos

    @Deferred public var playFill: UIImage = Artwork.playFill
    @Deferred public var pauseFilled: UIImage = Artwork.pauseFill
    @Deferred public var camera: UIImage = Artwork.camera
    @Deferred public var bigPlay: UIImage = Artwork.bigPlay

    // MARK: Polls

    @Deferred public var pollVoteCheckmark: UIImage = Artwork.pollVote
    @Deferred public var pollWinner: UIImage = Artwork.trophy

    // MARK: Files

    @Deferred public var fileFallback: UIImage = FileIcon.fallback

    // MARK: Message actions

    @Deferred public var messageActionInlineReply: UIImage = Artwork.reply
    @Deferred public var messageActionThreadReply: UIImage = Artwork.threadReply
    @Deferred public var messageActionMarkUnread: UIImage = Artwork.markUnread
    @Deferred public var messageActionEdit: UIImage = Artwork.edit
    @Deferred public var messageActionCopy: UIImage = Artwork.copy
    @Deferred public var messageActionBlockUser: UIImage = Artwork.block
    @Deferred public var messageActionMuteUser: UIImage = Artwork.mute
    @Deferred public var messageActionDelete: UIImage = Artwork.delete
    @Deferred public var messageActionResend: UIImage = Artwork.arrowUpInDisc
    @Deferred public var messageActionFlag: UIImage = Artwork.flag

    // MARK: Avatars

    @Deferred public var userAvatarPlaceholder1: UIImage = Artwork.avatar1
    @Deferred public var userAvatarPlaceholder2: UIImage = Artwork.avatar2
    @Deferred public var userAvatarPlaceholder3: UIImage = Artwork.avatar3
    @Deferred public var userAvatarPlaceholder4: UIImage = Artwork.avatar4
    @Deferred public var userAvatarPlaceholder5: UIImage = Artwork.avatar5

    // MARK: Channel list

    @Deferred public var muted: UIImage = .symbol("speaker.slash")
    @Deferred public var channelListReadByAll: UIImage = Artwork.read
    @Deferred public var channelListSent: UIImage = Artwork.sent

    /// The icons of files by file extension.
    @Deferred public var documentPreviews: [String: UIImage] = FileIcon.byExtension

    /// The available reactions and their icons. Reactions of other types are hidden.
    @Deferred public var availableReactions: [MessageReactionType: any ChatMessageReactionAppearanceType] =
        ChatMessageReactionAppearance.all

    // MARK: Copying

    /// Creates an independent copy.
    init(copying other: Images) {
        _loadingIndicator = other._loadingIndicator
        _close = other._close
        _closeFill = other._closeFill
        _discard = other._discard
        _discardAttachment = other._discardAttachment
        _more = other._more
        _share = other._share
        _folder = other._folder
        _restart = other._restart
        _emptyChannelListMessageBubble = other._emptyChannelListMessageBubble
        _noContent = other._noContent
        _noMedia = other._noMedia
        _noThreads = other._noThreads
        _searchIcon = other._searchIcon
        _searchClose = other._searchClose
        _download = other._download
        _messageSent = other._messageSent
        _readByAll = other._readByAll
        _messageReceiptSending = other._messageReceiptSending
        _pin = other._pin
        _eye = other._eye
        _scrollDownArrow = other._scrollDownArrow
        _messageListErrorIndicator = other._messageListErrorIndicator
        _threadIcon = other._threadIcon
        _reactionDetails = other._reactionDetails
        _reactionLoveSmall = other._reactionLoveSmall
        _reactionLoveBig = other._reactionLoveBig
        _reactionLolSmall = other._reactionLolSmall
        _reactionLolBig = other._reactionLolBig
        _reactionThumgsUpSmall = other._reactionThumgsUpSmall
        _reactionThumgsUpBig = other._reactionThumgsUpBig
        _reactionThumgsDownSmall = other._reactionThumgsDownSmall
        _reactionThumgsDownBig = other._reactionThumgsDownBig
        _reactionWutSmall = other._reactionWutSmall
        _reactionWutBig = other._reactionWutBig
        _addReaction = other._addReaction
        _commands = other._commands
        _commandGiphy = other._commandGiphy
        _smallBolt = other._smallBolt
        _openAttachments = other._openAttachments
        _shrinkInputArrow = other._shrinkInputArrow
        _sendArrow = other._sendArrow
        _confirmCheckmark = other._confirmCheckmark
        _mic = other._mic
        _trash = other._trash
        _attachmentPickerPhotos = other._attachmentPickerPhotos
        _attachmentPickerFolder = other._attachmentPickerFolder
        _attachmentPickerCamera = other._attachmentPickerCamera
        _attachmentPickerPolls = other._attachmentPickerPolls
        _playFill = other._playFill
        _pauseFilled = other._pauseFilled
        _camera = other._camera
        _bigPlay = other._bigPlay
        _pollVoteCheckmark = other._pollVoteCheckmark
        _pollWinner = other._pollWinner
        _fileFallback = other._fileFallback
        _messageActionInlineReply = other._messageActionInlineReply
        _messageActionThreadReply = other._messageActionThreadReply
        _messageActionMarkUnread = other._messageActionMarkUnread
        _messageActionEdit = other._messageActionEdit
        _messageActionCopy = other._messageActionCopy
        _messageActionBlockUser = other._messageActionBlockUser
        _messageActionMuteUser = other._messageActionMuteUser
        _messageActionDelete = other._messageActionDelete
        _messageActionResend = other._messageActionResend
        _messageActionFlag = other._messageActionFlag
        _userAvatarPlaceholder1 = other._userAvatarPlaceholder1
        _userAvatarPlaceholder2 = other._userAvatarPlaceholder2
        _userAvatarPlaceholder3 = other._userAvatarPlaceholder3
        _userAvatarPlaceholder4 = other._userAvatarPlaceholder4
        _userAvatarPlaceholder5 = other._userAvatarPlaceholder5
        _muted = other._muted
        _channelListReadByAll = other._channelListReadByAll
        _channelListSent = other._channelListSent
        _documentPreviews = other._documentPreviews
        _availableReactions = other._availableReactions
    }
}

extension UIImage {
    /// The system symbol with a name.
    static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
