import ChatLook
import HeadlessSwiftUI
import UIKitValues

/// Places the pictures of members beside and above each other, as many as four.
open class ChannelAvatarsMerger: ChannelAvatarsMerging {
    @Injected(\.utils) private var utils

    public init() {}

    /// Returns one picture of up to four, or `nil` without any. Each of two or more gives only its middle.
    open func createMergedAvatar(from avatars: [UIImage]) -> UIImage? {
        let (merger, processor) = (utils.imageMerger, utils.imageProcessor)
        let collage = AvatarCollage(
            size: .defaultAvatarSize,
            crop: { processor.crop(image: $0, to: $1) },
            scale: { processor.scale(image: $0, to: $1) },
            merge: { merger.merge(images: $0, orientation: $1 ? .horizontal : .vertical) })
        return collage.picture(of: avatars)
    }
}
