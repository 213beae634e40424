import ChatLook
import HeadlessUIKit

/// The bar above the list that says how many threads are new.
open class ChatThreadListHeaderBannerView: BannerView {
    /// How many threads are new.
    open var newThreadsCount = 0 {
        didSet { updateContentIfNeeded() }
    }

    /// Whether the new threads are being loaded: then the bar is empty but for a wheel that turns.
    open var isLoading = false {
        didSet { updateContentIfNeeded() }
    }

    /// Turns while the new threads are loaded.
    open private(set) lazy var loadingIndicator = UIActivityIndicatorView(style: .medium)

    /// The height, in points: that of the bar, or of the wheel alone.
    override open var height: CGFloat { isLoading ? 21 : super.height }

    override open var text: String { L10n.ThreadList.newThreads(newThreadsCount) }

    override open func setUpLayout() {
        super.setUpLayout()

        addSubview(loadingIndicator.withoutAutoresizingMaskConstraints)
        loadingIndicator.pin(anchors: [.centerX, .centerY], to: self)
    }

    override open func updateContent() {
        super.updateContent()

        heightConstraint.constant = height
        container.isHidden = isLoading
        backgroundColor = isLoading ? .clear : appearance.colorPalette.textLowEmphasis
        if isLoading { loadingIndicator.startAnimating() } else { loadingIndicator.stopAnimating() }
    }
}

/// The bar at the bottom that says that the threads could not be loaded.
open class ChatThreadListErrorView: BannerView {
    override open var text: String { L10n.ThreadList.errorMessage }
}
