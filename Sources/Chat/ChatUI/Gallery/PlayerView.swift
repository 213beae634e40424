import HeadlessUIKit

/// The picture of a video in full size. A still shows the picture of its beginning.
open class PlayerView: _View {
    /// The picture.
    open private(set) lazy var imageView = UIImageView()

    override open func setUpLayout() {
        super.setUpLayout()

        imageView.contentMode = .scaleAspectFit
        embed(imageView)
        imageView.yieldToItsPlace()
    }
}
