import ChatLook
import ChatModels
import HeadlessUIKit

extension Appearance {
    /// The icons and placeholders of the components. They are system symbols where the system has one.
    public struct Images {
        public init() {}

        // MARK: General

        @Deferred public var loadingIndicator: UIImage = Artwork.loading
        @Deferred public var close: UIImage = Artwork.close
        @Deferred public var discard: UIImage = Artwork.cross
        @Deferred public var closeCircleTransparent: UIImage = Artwork.crossInRing
        @Deferred public var discardAttachment: UIImage = Artwork.crossInGreyDisc
        @Deferred public var back: UIImage = Artwork.back
        @Deferred public var more: UIImage = Artwork.dots
        @Deferred public var share: UIImage = Artwork.share
        @Deferred public var whiteCheckmark: UIImage = Artwork.check
        @Deferred public var folder: UIImage = Artwork.folder
        @Deferred public var restart: UIImage = Artwork.restart
        @Deferred public var link: UIImage = Artwork.link
        @Deferred public var emptyChannelListMessageBubble: UIImage = Artwork.emptyBubble
        @Deferred public var emptySearch: UIImage = Artwork.emptySearch
        @Deferred public var download: UIImage = Artwork.download
        @Deferred public var chevronLeft: UIImage = Artwork.chevronLeft
        @Deferred public var chevronUp: UIImage = Artwork.chevronUp

        // MARK: Message list

        @Deferred public var onlyVisibleToCurrentUser: UIImage = Artwork.eye
        @Deferred public var scrollDownArrow: UIImage = Artwork.chevronDown
        @Deferred public var messageDeliveryStatusSending: UIImage = Artwork.sending
        @Deferred public var messageDeliveryStatusSent: UIImage = Artwork.sent
        @Deferred public var messageDeliveryStatusRead: UIImage = Artwork.read
        @Deferred public var messageDeliveryStatusFailed: UIImage = Artwork.failed
        @Deferred public var messageListErrorIndicator: UIImage = Artwork.error
        @Deferred public var threadIcon: UIImage = Artwork.thread

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

        /// The available reactions and their icons. Reactions of other types are hidden.
        @Deferred public var availableReactions: [MessageReactionType: ChatMessageReactionAppearanceType] =
            ChatMessageReactionAppearance.all

        // MARK: Composer

        @Deferred public var commands: UIImage = Artwork.bolt
        @Deferred public var smallBolt: UIImage = Artwork.whiteBolt
        @Deferred public var openAttachments: UIImage = Artwork.clip
        @Deferred public var shrinkInputArrow: UIImage = Artwork.chevronInRing
        @Deferred public var sendArrow: UIImage = Artwork.arrowInDisc
        @Deferred public var confirmCheckmark: UIImage = Artwork.checkInDisc
        @Deferred public var bigConfirmCheckmark: UIImage = Artwork.bigCheckInDisc
        @Deferred public var mic: UIImage = Artwork.mic
        @Deferred public var lock: UIImage = Artwork.lock
        @Deferred public var trash: UIImage = Artwork.trash
        @Deferred public var stop: UIImage = Artwork.stop
        @Deferred public var commandBan: UIImage = Artwork.commandBan
        @Deferred public var commandFlag: UIImage = Artwork.commandFlag
        @Deferred public var commandGiphy: UIImage = Artwork.commandGiphy
        @Deferred public var commandImgur: UIImage = Artwork.commandImgur
        @Deferred public var commandMention: UIImage = Artwork.commandMention
        @Deferred public var commandMute: UIImage = Artwork.commandMute
        @Deferred public var commandUnban: UIImage = Artwork.commandUnban
        @Deferred public var commandUnmute: UIImage = Artwork.commandUnmute
        @Deferred public var commandFallback: UIImage = Artwork.commandFallback

        /// The icons of commands by their names.
        @Deferred public var commandIcons: [String: UIImage] = Artwork.commandIcons

        // MARK: Voice recordings and videos

        @Deferred public var playFill: UIImage = Artwork.playFill
        @Deferred public var pauseFill: UIImage = Artwork.pauseFill
        @Deferred public var recordingPlay: UIImage = Artwork.recordingPlay
        @Deferred public var recordingPause: UIImage = Artwork.recordingPause
        @Deferred public var rateButtonPillBackground: UIImage = Artwork.ratePill
        @Deferred public var sliderThumb: UIImage = Artwork.sliderThumb
        @Deferred public var camera: UIImage = Artwork.camera
        @Deferred public var bigPlay: UIImage = Artwork.bigPlay
        @Deferred public var play: UIImage = Artwork.play
        @Deferred public var pause: UIImage = Artwork.pause

        // MARK: Polls

        @Deferred public var pollReorderIcon: UIImage = Artwork.reorder
        @Deferred public var pollCreationSendIcon: UIImage = Artwork.paperPlane
        @Deferred public var pollWinner: UIImage = Artwork.trophy
        @Deferred public var pollVoteCheckmarkActive: UIImage = Artwork.pollVote
        @Deferred public var pollVoteCheckmarkInactive: UIImage = Artwork.pollChoice

        // MARK: Files

        @Deferred public var file7z: UIImage = FileIcon.image("7z")
        @Deferred public var fileAac: UIImage = FileIcon.image("aac")
        @Deferred public var fileCsv: UIImage = FileIcon.image("csv")
        @Deferred public var fileDoc: UIImage = FileIcon.image("doc")
        @Deferred public var fileDocx: UIImage = FileIcon.image("docx")
        @Deferred public var fileHtml: UIImage = FileIcon.image("html")
        @Deferred public var fileMd: UIImage = FileIcon.image("md")
        @Deferred public var fileMp3: UIImage = FileIcon.image("mp3")
        @Deferred public var fileOdt: UIImage = FileIcon.image("odt")
        @Deferred public var filePdf: UIImage = FileIcon.image("pdf")
        @Deferred public var filePpt: UIImage = FileIcon.image("ppt")
        @Deferred public var filePptx: UIImage = FileIcon.image("pptx")
        @Deferred public var fileRar: UIImage = FileIcon.image("rar")
        @Deferred public var fileRtf: UIImage = FileIcon.image("rtf")
        @Deferred public var fileTargz: UIImage = FileIcon.image("tar.gz")
        @Deferred public var fileTxt: UIImage = FileIcon.image("txt")
        @Deferred public var fileXls: UIImage = FileIcon.image("xls")
        @Deferred public var fileXlsx: UIImage = FileIcon.image("xlsx")
        @Deferred public var filezip: UIImage = FileIcon.image("zip")
        @Deferred public var fileFallback: UIImage = FileIcon.fallback

        /// The icons of files by file extension.
        @Deferred public var documentPreviews: [String: UIImage] = FileIcon.byExtension

        /// The icons of files by their types. Files of other types have ``fileFallback``.
        @Deferred public var fileIcons: [AttachmentFileType: UIImage] = FileIcon.byType

        /// The action icons of a file that is being sent.
        @Deferred public var fileAttachmentActionIcons: [LocalAttachmentState?: UIImage] = Artwork.uploadIcons

        /// The action icons of a received file.
        @Deferred public var fileAttachmentDownloadActionIcons: [LocalAttachmentDownloadState?: UIImage] =
            Artwork.downloadIcons

        // MARK: Message actions

        @Deferred public var messageActionSwipeReply: UIImage = Artwork.reply
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

        /// The placeholders for the users of a channel who have no image.
        public var avatarPlaceholders: [UIImage] {
            [
                userAvatarPlaceholder1, userAvatarPlaceholder2, userAvatarPlaceholder3, userAvatarPlaceholder4,
                userAvatarPlaceholder5,
            ]
        }
    }
}
