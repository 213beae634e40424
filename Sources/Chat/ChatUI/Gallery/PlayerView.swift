import HeadlessUIKit

/// A full-size video. A static image shows its thumbnail.
open class PlayerView: _View {
    /// The thumbnail.
    open private(set) lazy var imageView = UIImageView()

    override open func setUpLayout() {
        super.setUpLayout()

        imageView.contentMode = .scaleAspectFit
        embed(imageView)
        imageView.yieldToContainer()
    }
}
