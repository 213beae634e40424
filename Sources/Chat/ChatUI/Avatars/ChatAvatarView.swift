import HeadlessUIKit

/// A round image of a user or a channel.
open class ChatAvatarView: _Control {
    /// The image view, which crops the image to fill it.
    open private(set) var imageView = UIImageView()

    /// The size of the image.
    override open var intrinsicContentSize: CGSize {
        imageView.image?.size ?? super.intrinsicContentSize
    }

    override open func setUpLayout() {
        super.setUpLayout()

        embed(imageView)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
    }

    override open func layoutSubviews() {
        super.layoutSubviews()

        imageView.layer.cornerRadius = min(imageView.bounds.width, imageView.bounds.height) / 2
    }
}
