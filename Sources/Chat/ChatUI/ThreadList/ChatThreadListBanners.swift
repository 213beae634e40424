import ChatLook
import HeadlessUIKit

/// The banner above the list with the number of new threads.
open class ChatThreadListHeaderBannerView: BannerView {
    /// The number of new threads.
    open var newThreadsCount = 0 {
        didSet { updateContentIfNeeded() }
    }

    /// Whether the new threads are being loaded: then the banner only has a spinner.
    open var isLoading = false {
        didSet { updateContentIfNeeded() }
    }

    /// A spinner that is shown while the new threads are loaded.
    open private(set) lazy var loadingIndicator = UIActivityIndicatorView(style: .medium)

    /// The height, in points: that of the banner, or of the spinner alone.
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

/// The banner at the bottom for a failure to load the threads.
open class ChatThreadListErrorView: BannerView {
    override open var text: String { L10n.ThreadList.errorMessage }
}
