import ChatLook
import ChatModels
import Foundation
import Frames
import HeadlessSwiftUI
import UIKitValues

/// What the views share: formatters, namers, image loaders, and the configuration of each part.
public class Utils {
    /// Writes the time of a message.
    public var dateFormatter: DateFormatter
    /// Finds the pictures of avatars and attachments.
    public var imageLoader: any ImageLoading
    /// Says which address a picture comes from.
    public var imageCDN: any ImageCDN
    /// Cuts and scales pictures.
    public var imageProcessor: any ImageProcessor
    /// Puts pictures together.
    public var imageMerger: any ImageMerging
    /// Makes the avatar of a channel of those of its members.
    public var channelAvatarsMerger: any ChannelAvatarsMerging
    /// Says which parts of a message a row shows.
    public var messageTypeResolver: any MessageTypeResolving
    /// The behavior and the look of the message list.
    public var messageListConfig: MessageListConfig
    /// The behavior and the look of the composer.
    public var composerConfig: ComposerConfig
    /// The behavior of the list of channels.
    public var channelListConfig: ChannelListConfig
    /// The features of polls that are offered.
    public var pollsConfig: PollsConfig
    /// Names channels.
    public var channelNamer: ChatChannelNamer
    /// Names users.
    public var chatUserNamer: any ChatUserNamer
    /// Says which of two reactions stands first.
    public var sortReactions: (MessageReactionType, MessageReactionType) -> Bool
    /// Whether a channel is loaded when its screen opens. A picture has all that it is given.
    public var shouldSyncChannelControllerOnAppear: (ChatChannelController) -> Bool

    public init(
        dateFormatter: DateFormatter = .makeDefault(),
        imageLoader: any ImageLoading = DefaultImageLoader(),
        imageCDN: any ImageCDN = StreamImageCDN(),
        imageProcessor: any ImageProcessor = DefaultImageProcessor(),
        imageMerger: any ImageMerging = DefaultImageMerger(),
        channelAvatarsMerger: any ChannelAvatarsMerging = ChannelAvatarsMerger(),
        messageTypeResolver: any MessageTypeResolving = MessageTypeResolver(),
        messageListConfig: MessageListConfig = MessageListConfig(),
        composerConfig: ComposerConfig = ComposerConfig(),
        channelListConfig: ChannelListConfig = ChannelListConfig(),
        pollsConfig: PollsConfig = PollsConfig(),
        channelNamer: @escaping ChatChannelNamer = DefaultChatChannelNamer(),
        chatUserNamer: any ChatUserNamer = DefaultChatUserNamer(),
        sortReactions: @escaping (MessageReactionType, MessageReactionType) -> Bool = Utils.defaultSortReactions,
        shouldSyncChannelControllerOnAppear: @escaping (ChatChannelController) -> Bool = { _ in true }
    ) {
        self.dateFormatter = dateFormatter
        self.imageLoader = imageLoader
        self.imageCDN = imageCDN
        self.imageProcessor = imageProcessor
        self.imageMerger = imageMerger
        self.channelAvatarsMerger = channelAvatarsMerger
        self.messageTypeResolver = messageTypeResolver
        self.messageListConfig = messageListConfig
        self.composerConfig = composerConfig
        self.channelListConfig = channelListConfig
        self.pollsConfig = pollsConfig
        self.channelNamer = channelNamer
        self.chatUserNamer = chatUserNamer
        self.sortReactions = sortReactions
        self.shouldSyncChannelControllerOnAppear = shouldSyncChannelControllerOnAppear
    }

    /// Creates a copy that changes by itself.
    convenience init(copying other: Utils) {
        self.init(
            dateFormatter: other.dateFormatter, imageLoader: other.imageLoader, imageCDN: other.imageCDN,
            imageProcessor: other.imageProcessor, imageMerger: other.imageMerger,
            channelAvatarsMerger: other.channelAvatarsMerger, messageTypeResolver: other.messageTypeResolver,
            messageListConfig: other.messageListConfig, composerConfig: other.composerConfig,
            channelListConfig: other.channelListConfig, pollsConfig: other.pollsConfig,
            channelNamer: other.channelNamer, chatUserNamer: other.chatUserNamer, sortReactions: other.sortReactions,
            shouldSyncChannelControllerOnAppear: other.shouldSyncChannelControllerOnAppear)
    }

    /// Reactions by their names.
    public static var defaultSortReactions: (MessageReactionType, MessageReactionType) -> Bool {
        { $0.rawValue < $1.rawValue }
    }
}
