import HeadlessUIKit

/// A round picture of a user or a channel.
open class ChatAvatarView: _Control {
    /// The picture. It fills the view, and what stands over is cut off.
    open private(set) var imageView = UIImageView()

    /// The size of the picture.
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
