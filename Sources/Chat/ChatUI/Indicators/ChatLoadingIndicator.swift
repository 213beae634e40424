import HeadlessUIKit

/// A ring that spins while content is loading.
open class ChatLoadingIndicator: _View, AppearanceProvider {
    /// Whether the ring spins, and so is shown.
    open var isVisible: Bool {
        get { !isHidden }
        set { isHidden = !newValue }
    }

    /// The ring.
    open private(set) lazy var loadingIndicator = UIImageView()

    override open func setUpLayout() {
        super.setUpLayout()

        embed(loadingIndicator)
        pin(anchors: [.width, .height], to: 16)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        loadingIndicator.image = appearance.images.loadingIndicator
        loadingIndicator.contentMode = .scaleAspectFit
    }
}
