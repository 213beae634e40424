import ChatLook
import HeadlessUIKit

extension ChatChannelAvatarView {
    /// Loads the images at `urls`. A missing one is replaced by a placeholder, each time another one.
    func loadAvatars(from urls: [URL]) -> [UIImage] {
        let images = appearance.images
        var placeholders = [
            images.userAvatarPlaceholder1, images.userAvatarPlaceholder2, images.userAvatarPlaceholder3,
            images.userAvatarPlaceholder4,
        ].makeIterator()
        return components.imageLoader.pictures(at: urls).compactMap { image in
            if let image { return image }
            return placeholders.next().map {
                components.imageProcessor.scale(image: $0, to: components.avatarThumbnailSize)
            }
        }
    }

    /// Returns a square collage of one to four images, or `nil` without an image.
    func createMergedAvatar(from avatars: [UIImage]) -> UIImage? {
        let (merger, processor) = (imageMerger, components.imageProcessor)
        let collage = AvatarCollage(
            size: components.avatarThumbnailSize,
            crop: { processor.crop(image: $0, to: $1) },
            scale: { processor.scale(image: $0, to: $1) },
            merge: { merger.merge(images: $0, orientation: $1 ? .horizontal : .vertical) })
        return collage.picture(of: avatars)
    }
}
