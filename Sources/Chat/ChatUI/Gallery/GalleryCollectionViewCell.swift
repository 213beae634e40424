import ChatModels
import HeadlessUIKit

/// A page of the gallery: an image or a video that fits the page and can be zoomed.
open class GalleryCollectionViewCell: _CollectionViewCell, UIScrollViewDelegate, ThemeProvider {
    /// The reuse identifier of the type.
    open class var reuseId: String { "\(self)" }

    /// The image or video.
    open var content: AnyChatMessageAttachment! {
        didSet { updateContentIfNeeded() }
    }

    /// Called when the page is tapped.
    open var didTapOnce: (() -> Void)?

    /// The scroll view that zooms the image.
    public private(set) lazy var scrollView = UIScrollView()

    override open func setUp() {
        super.setUp()

        scrollView.delegate = self
        scrollView.maximumZoomScale = 5
        contentView.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.handleSingleTap() })
    }

    override open func setUpLayout() {
        super.setUpLayout()

        contentView.embed(scrollView)
    }

    /// Adds the zoomed view to the page, with the size of the page.
    func embedInPage(_ view: UIView) {
        scrollView.embed(view)
        view.pin(anchors: [.width, .height], to: contentView)
    }

    /// The zoomed view.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Called when the page is tapped.
    open func handleSingleTap() { didTapOnce?() }
}
