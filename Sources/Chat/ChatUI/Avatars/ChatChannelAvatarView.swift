import ChatLook
import ChatModels
import HeadlessUIKit

/// The avatar of a channel: its own image, that of its other member, or a collage of its members' images.
open class ChatChannelAvatarView: _View, ThemeProvider {
    /// The channel, and the current user, who is excluded from the collage.
    open var content: (channel: ChatChannel?, currentUserId: UserId?) {
        didSet { updateContentIfNeeded() }
    }

    /// The avatar and its online indicator.
    open private(set) lazy var presenceAvatarView: ChatPresenceAvatarView = components.presenceAvatarView.init()

    /// Combines images.
    open lazy var imageMerger: ImageMerging = DefaultImageMerger()

    /// The maximum number of images in a collage.
    open var maxNumberOfImagesInCombinedAvatar: Int { 4 }

    override open func setUpLayout() {
        super.setUpLayout()

        embed(presenceAvatarView)
    }

    override open func updateContent() {
        super.updateContent()

        guard let channel = content.channel else {
            loadIntoAvatarImageView(from: nil, placeholder: appearance.images.userAvatarPlaceholder3)
            presenceAvatarView.isOnlineIndicatorVisible = false
            return
        }
        loadAvatar(for: channel)
    }

    /// Shows the avatar of `channel`.
    open func loadAvatar(for channel: ChatChannel) {
        if let url = channel.imageURL {
            loadChannelAvatar(from: url)
        } else if channel.memberCount == 2 {
            loadDirectMessageChannelAvatar(channel: channel)
        } else {
            loadMergedAvatars(channel: channel)
        }
    }

    /// Shows the channel's own image.
    open func loadChannelAvatar(from url: URL) {
        loadIntoAvatarImageView(from: url, placeholder: appearance.images.userAvatarPlaceholder4)
    }

    /// Shows the image of the other of two members, and whether they are online.
    open func loadDirectMessageChannelAvatar(channel: ChatChannel) {
        guard let member = otherMembers(of: channel).first else {
            presenceAvatarView.isOnlineIndicatorVisible = false
            loadIntoAvatarImageView(from: nil, placeholder: appearance.images.userAvatarPlaceholder4)
            return
        }
        presenceAvatarView.isOnlineIndicatorVisible = member.isOnline
        loadIntoAvatarImageView(
            from: member.imageURL,
            placeholder: components.placeholder(for: member, else: appearance.images.userAvatarPlaceholder3))
    }

    /// Shows a collage of the other members' images.
    open func loadMergedAvatars(channel: ChatChannel) {
        presenceAvatarView.isOnlineIndicatorVisible = false

        let members = otherMembers(of: channel)
        guard !members.isEmpty else {
            loadIntoAvatarImageView(from: nil, placeholder: appearance.images.userAvatarPlaceholder4)
            return
        }
        let urls = members.prefix(maxNumberOfImagesInCombinedAvatar).compactMap(\.imageURL)
        let collage = createMergedAvatar(from: loadAvatars(from: urls))
        presenceAvatarView.avatarView.imageView.image = collage ?? appearance.images.userAvatarPlaceholder2
    }

    /// Shows the image at `url`, or `placeholder` if there is none.
    open func loadIntoAvatarImageView(from url: URL?, placeholder: UIImage?) {
        components.imageLoader.show(
            url, in: presenceAvatarView.avatarView.imageView, with: .avatar(components, placeholder: placeholder))
    }

    /// The members except for the current user, in the order in which they joined.
    private func otherMembers(of channel: ChatChannel) -> [ChatChannelMember] {
        channel.lastActiveMembers.sorted { $0.memberCreatedAt < $1.memberCreatedAt }
            .filter { $0.id != content.currentUserId }
    }
}

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
