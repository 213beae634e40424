import ChatLook
import ChatModels
import Foundation
import Frames
import HeadlessSwiftUI
import UIKitValues

/// The shared objects of the views: formatters, namers, image loaders, and configurations.
public class Utils {
    /// Formats the time of a message.
    public var dateFormatter: DateFormatter
    /// Loads the images of avatars and attachments.
    public var imageLoader: any ImageLoading
    /// Maps image URLs to the URLs to load.
    public var imageCDN: any ImageCDN
    /// Crops and scales images.
    public var imageProcessor: any ImageProcessor
    /// Combines images.
    public var imageMerger: any ImageMerging
    /// Combines the avatars of members into that of a channel.
    public var channelAvatarsMerger: any ChannelAvatarsMerging
    /// Determines the parts of a message in its row.
    public var messageTypeResolver: any MessageTypeResolving
    /// The behavior and the style of the message list.
    public var messageListConfig: MessageListConfig
    /// The behavior and the style of the composer.
    public var composerConfig: ComposerConfig
    /// The behavior of the list of channels.
    public var channelListConfig: ChannelListConfig
    /// The features of polls.
    public var pollsConfig: PollsConfig
    /// Names channels.
    public var channelNamer: ChatChannelNamer
    /// Names users.
    public var chatUserNamer: any ChatUserNamer
    /// Returns whether a reaction comes before another one.
    public var sortReactions: (MessageReactionType, MessageReactionType) -> Bool
    /// Creates the backgrounds of overlays.
    public var snapshotCreator: any SnapshotCreator
    /// Whether a channel is loaded when its screen appears. A picture has all its messages.
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
        snapshotCreator: any SnapshotCreator = DefaultSnapshotCreator(),
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
        self.snapshotCreator = snapshotCreator
        self.shouldSyncChannelControllerOnAppear = shouldSyncChannelControllerOnAppear
    }

    /// Creates an independent copy.
    convenience init(copying other: Utils) {
        self.init(
            dateFormatter: other.dateFormatter, imageLoader: other.imageLoader, imageCDN: other.imageCDN,
            imageProcessor: other.imageProcessor, imageMerger: other.imageMerger,
            channelAvatarsMerger: other.channelAvatarsMerger, messageTypeResolver: other.messageTypeResolver,
            messageListConfig: other.messageListConfig, composerConfig: other.composerConfig,
            channelListConfig: other.channelListConfig, pollsConfig: other.pollsConfig,
            channelNamer: other.channelNamer, chatUserNamer: other.chatUserNamer, sortReactions: other.sortReactions,
            snapshotCreator: other.snapshotCreator,
            shouldSyncChannelControllerOnAppear: other.shouldSyncChannelControllerOnAppear)
    }

    /// Sorts reactions by name.
    public static var defaultSortReactions: (MessageReactionType, MessageReactionType) -> Bool {
        { $0.rawValue < $1.rawValue }
    }
}
