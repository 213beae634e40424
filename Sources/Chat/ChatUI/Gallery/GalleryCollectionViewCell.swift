import ChatModels
import HeadlessUIKit

/// A page of the gallery: a picture or a video that just fits in it, and can be enlarged.
open class GalleryCollectionViewCell: _CollectionViewCell, UIScrollViewDelegate, ThemeProvider {
    /// The name under which cells are kept for reuse.
    open class var reuseId: String { "\(self)" }

    /// The picture or video.
    open var content: AnyChatMessageAttachment! {
        didSet { updateContentIfNeeded() }
    }

    /// Called when the page is tapped.
    open var didTapOnce: (() -> Void)?

    /// Enlarges the picture.
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

    /// Puts what is enlarged into the page, as large as the page.
    func embedInPage(_ view: UIView) {
        scrollView.embed(view)
        view.pin(anchors: [.width, .height], to: contentView)
    }

    /// What is enlarged.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Called when the page is tapped.
    open func handleSingleTap() { didTapOnce?() }
}
