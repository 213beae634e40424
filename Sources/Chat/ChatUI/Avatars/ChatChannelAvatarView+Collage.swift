import HeadlessUIKit

extension ChatChannelAvatarView {
    /// Loads the pictures at `urls`. In the place of one that can't be had stands a placeholder, at each failure
    /// another one.
    func loadAvatars(from urls: [URL]) -> [UIImage] {
        let images = appearance.images
        var placeholders = [
            images.userAvatarPlaceholder1, images.userAvatarPlaceholder2, images.userAvatarPlaceholder3,
            images.userAvatarPlaceholder4,
        ].makeIterator()
        return urls.compactMap { url in
            if let image = components.imageLoader.image(at: url) { return image }
            return placeholders.next().map {
                components.imageProcessor.scale(image: $0, to: components.avatarThumbnailSize)
            }
        }
    }

    /// Returns a square collage of one to four pictures, or `nil` without a picture.
    func createMergedAvatar(from avatars: [UIImage]) -> UIImage? {
        switch avatars.count {
        case 0: return nil
        case 1: return avatars[0]
        case 2: return sideBySide(half(avatars[0]), half(avatars[1]))
        case 3: return sideBySide(half(avatars[0]), half(stacked(avatars[1], avatars[2])))
        default: return sideBySide(half(stacked(avatars[0], avatars[2])), half(stacked(avatars[1], avatars[3])))
        }
    }

    /// The middle of a picture, half as wide as the collage.
    private func half(_ image: UIImage?) -> UIImage? {
        guard let image else { return nil }
        let size = components.avatarThumbnailSize
        return components.imageProcessor.crop(image: image, to: CGSize(width: size.width / 2, height: size.height))
    }

    private func sideBySide(_ left: UIImage?, _ right: UIImage?) -> UIImage? {
        imageMerger.merge(images: [left, right].compactMap { $0 }, orientation: .horizontal)
    }

    /// Two pictures, one above the other, scaled to the size of one.
    private func stacked(_ top: UIImage, _ bottom: UIImage) -> UIImage? {
        guard let column = imageMerger.merge(images: [top, bottom], orientation: .vertical) else { return nil }
        return components.imageProcessor.scale(image: column, to: components.avatarThumbnailSize)
    }
}
