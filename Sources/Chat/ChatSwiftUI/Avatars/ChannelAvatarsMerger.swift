import ChatLook
import HeadlessSwiftUI
import UIKitValues

/// Combines the images of up to four members.
open class ChannelAvatarsMerger: ChannelAvatarsMerging {
    @Injected(\.utils) private var utils

    public init() {}

    /// Returns one image of up to four, or `nil` without images. Two or more are cropped to their centers.
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
