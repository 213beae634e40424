/// A view that shows a part of content that is larger than itself. `bounds.origin` is where that part begins.
open class UIScrollView: UIView, ScrollDelegating {
    // MARK: Geometry

    /// A change of the origin is scrolling: what is shown has to be laid out anew.
    override open var bounds: CGRect {
        didSet { if bounds.origin != oldValue.origin { setNeedsLayout() } }
    }

    /// Where the part that is shown begins, in the coordinates of the content.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue != bounds.origin else { return }
            bounds.origin = newValue
            notifyDelegate { $0.scrollViewDidScroll(self) }
        }
    }

    /// The size of the content, in points.
    open var contentSize = CGSize.zero {
        didSet { if contentSize != oldValue { contentSizeDidChange() } }
    }

    /// Distances by which the content can be scrolled beyond its edges.
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { insetsDidChange() } }
    }

    /// The insets with what bars cover added.
    open var adjustedContentInset: UIEdgeInsets {
        guard contentInsetAdjustmentBehavior != .never else { return contentInset }
        return UIEdgeInsets(
            top: contentInset.top + safeAreaInsets.top, left: contentInset.left,
            bottom: contentInset.bottom + safeAreaInsets.bottom, right: contentInset.right)
    }

    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { insetsDidChange() }
    }

    /// The insets that the offset takes account of.
    private var appliedInset = UIEdgeInsets.zero

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }

    /// Scrolls as little as is needed to show the rectangle of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var offset = contentOffset
        offset.x = min(max(offset.x, rect.maxX - bounds.width), rect.minX)
        offset.y = min(max(offset.y, rect.maxY - bounds.height), rect.minY)
        contentOffset = limited(offset)
    }

    /// The offset nearest to `offset` at which no room beyond the content is shown.
    final func limited(_ offset: CGPoint) -> CGPoint {
        let insets = adjustedContentInset
        let maximum = CGPoint(
            x: max(contentSize.width + insets.right - bounds.width, -insets.left),
            y: max(contentSize.height + insets.bottom - bounds.height, -insets.top))
        return CGPoint(
            x: min(max(offset.x, -insets.left), maximum.x), y: min(max(offset.y, -insets.top), maximum.y))
    }

    override open func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsDidChange()
    }

    private func insetsDidChange() {
        let (old, new) = (appliedInset, adjustedContentInset)
        guard old != new else { return }
        appliedInset = new
        // Content that is at its beginning stays there.
        if contentOffset.y == -old.top { contentOffset.y = -new.top }
        if contentOffset.x == -old.left { contentOffset.x = -new.left }
        adjustedContentInsetDidChange()
    }

    open func contentSizeDidChange() {}
    open func adjustedContentInsetDidChange() {}

    // MARK: Guides

    /// The content, as constraints see it.
    public final var contentLayoutGuide: UILayoutGuide { ownGuide(.content, "contentLayoutGuide") }

    /// The view's own rectangle, which doesn't scroll.
    public final var frameLayoutGuide: UILayoutGuide { ownGuide(.frame, "frameLayoutGuide") }

    // MARK: Delegate

    final weak var storedDelegate: UIScrollViewDelegate?

    /// Whom the view tells about scrolling; tables and collections have a delegate of another type.
    var scrollDelegate: UIScrollViewDelegate? { storedDelegate }

    final func notifyDelegate(_ notify: (UIScrollViewDelegate) -> Void) {
        if let scrollDelegate { notify(scrollDelegate) }
    }

    // MARK: Dragging

    private final var isBeingDragged = false

    /// Puts the view into the state in which a finger holds its content, as what floats over it may look different.
    ///
    /// UIKit has no such method: there, a finger does it.
    public final func beginDragging() {
        guard !isBeingDragged else { return }
        isBeingDragged = true
        announcePan(.began)
        notifyDelegate { $0.scrollViewWillBeginDragging(self) }
    }

    /// Lets go of the content, which rests where it is.
    public final func endDragging() {
        guard isBeingDragged else { return }
        isBeingDragged = false
        announcePan(.ended)
        notifyDelegate { $0.scrollViewDidEndDragging(self, willDecelerate: false) }
    }

    private func announcePan(_ state: UIGestureRecognizer.State) {
        panGestureRecognizer.state = state
        panGestureRecognizer.sendActions()
    }

    // MARK: Kept, never acted upon

    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var isDirectionalLockEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var decelerationRate = DecelerationRate.normal
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var scrollsToTop = true
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var zoomScale: CGFloat = 1
    open var bouncesZoom = true
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var refreshControl: UIRefreshControl?
    open var panGestureRecognizer: UIPanGestureRecognizer { storedPanGestureRecognizer }
    private lazy var storedPanGestureRecognizer = UIPanGestureRecognizer()

    open var isDragging: Bool { isBeingDragged }
    open var isTracking: Bool { false }
    open var isDecelerating: Bool { false }
    open var isZooming: Bool { false }
    open func flashScrollIndicators() {}
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive, onDragWithAccessory }

    // MARK: Creating

    override public init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }
}

/// Has a scroll view's `delegate`. In a protocol's extension, it leaves subclasses free to declare a `delegate`
/// of a narrower type, as UIKit's do.
public protocol ScrollDelegating {}

extension ScrollDelegating where Self: UIScrollView {
    public var delegate: UIScrollViewDelegate? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }
}

public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewDidZoom(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}
