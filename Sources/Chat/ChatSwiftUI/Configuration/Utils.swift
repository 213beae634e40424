import ChatLook
import ChatModels
import Foundation
import Frames
import HeadlessSwiftUI
import UIKitValues

/// What the views are helped by: formatters, names, loaders, and the configuration of their parts.
public class Utils {
    public var dateFormatter: DateFormatter
    public var imageLoader: any ImageLoading
    public var imageCDN: any ImageCDN
    public var imageProcessor: any ImageProcessor
    public var imageMerger: any ImageMerging
    public var channelAvatarsMerger: any ChannelAvatarsMerging
    public var messageTypeResolver: any MessageTypeResolving
    public var messageListConfig: MessageListConfig
    public var composerConfig: ComposerConfig
    public var channelListConfig: ChannelListConfig
    public var pollsConfig: PollsConfig
    public var channelNamer: ChatChannelNamer
    public var chatUserNamer: any ChatUserNamer
    public var sortReactions: (MessageReactionType, MessageReactionType) -> Bool
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
