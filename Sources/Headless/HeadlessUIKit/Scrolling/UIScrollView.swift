/// A view that shows a part of larger content. `bounds.origin` is the scroll offset.
open class UIScrollView: UIView, ScrollDelegating {
    // MARK: Geometry

    /// Changing the origin scrolls the content, which must then be laid out again.
    override open var bounds: CGRect {
        didSet {
            if bounds.size != oldValue.size { insetsDidChange() }
            guard bounds.origin != oldValue.origin else { return }
            setNeedsLayout()
            updateBars()
        }
    }

    /// The top-left corner of the visible part, in the coordinates of the content.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue != bounds.origin else { return }
            bounds.origin = newValue
            notifyDelegate { $0.scrollViewDidScroll(self) }
        }
    }

    /// The size of the content, in points. Constraints between the view's edges and its content, or of
    /// `contentLayoutGuide`, determine it if there are any.
    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            insetsDidChange()
            contentSizeDidChange()
            updateBars()
        }
    }

    /// Insets by which the content can be scrolled beyond its edges.
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { insetsDidChange() } }
    }

    /// The content inset, plus the insets that bars cover.
    open var adjustedContentInset: UIEdgeInsets {
        let covered = coveredInsets
        return UIEdgeInsets(
            top: contentInset.top + covered.top, left: contentInset.left + covered.left,
            bottom: contentInset.bottom + covered.bottom, right: contentInset.right + covered.right)
    }

    /// The safe area insets that are added to the content inset.
    private var coveredInsets: UIEdgeInsets {
        let covered = safeAreaInsets
        let goesOnToTheSide = alwaysBounceHorizontal || contentSize.width > bounds.width
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return covered
        case .automatic:
            return goesOnToTheSide
                ? covered : UIEdgeInsets(top: covered.top, left: 0, bottom: covered.bottom, right: 0)
        case .scrollableAxes:
            let goesDown = alwaysBounceVertical || contentSize.height > bounds.height
            return UIEdgeInsets(
                top: goesDown ? covered.top : 0, left: goesOnToTheSide ? covered.left : 0,
                bottom: goesDown ? covered.bottom : 0, right: goesOnToTheSide ? covered.right : 0)
        }
    }

    /// The safe area of the subviews. What the content inset is adjusted by isn't a part of it: the content scrolls
    /// clear of it. So cells as wide as a list keep clear of the sides, as on iOS.
    final var safeAreaOfContent: UIEdgeInsets {
        let (safeArea, covered) = (safeAreaInsets, coveredInsets)
        return UIEdgeInsets(
            top: safeArea.top - covered.top, left: safeArea.left - covered.left,
            bottom: safeArea.bottom - covered.bottom, right: safeArea.right - covered.right)
    }

    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { insetsDidChange() }
    }

    /// The insets that the current offset includes.
    private var appliedInset = UIEdgeInsets.zero

    /// Scrolls at once: animations aren't played.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }

    /// Scrolls by the smallest distance that makes a rectangle of the content visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var offset = contentOffset
        offset.x = min(max(offset.x, rect.maxX - bounds.width), rect.minX)
        offset.y = min(max(offset.y, rect.maxY - bounds.height), rect.minY)
        contentOffset = limited(offset)
    }

    /// Returns the nearest offset within the limits of the content.
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
        // Content that is scrolled to its start stays there.
        if contentOffset.y == -old.top { contentOffset.y = -new.top }
        if contentOffset.x == -old.left { contentOffset.x = -new.left }
        // What the insets cover isn't in the safe area of the subviews.
        if safeAreaInsets != .zero { markSubtreeNeedsLayout() }
        adjustedContentInsetDidChange()
    }

    override var contentFollowsConstraints: Bool { true }

    open func contentSizeDidChange() {}
    open func adjustedContentInsetDidChange() {}

    // MARK: Guides

    /// The guide of the content: a rectangle of the size `contentSize`, which scrolls.
    public final var contentLayoutGuide: UILayoutGuide { systemGuide(.content, "contentLayoutGuide") }

    /// The guide of the view's own rectangle, which doesn't scroll.
    public final var frameLayoutGuide: UILayoutGuide { systemGuide(.frame, "frameLayoutGuide") }

    // MARK: Delegate

    final weak var storedDelegate: UIScrollViewDelegate?

    /// The delegate for scrolling; tables and collection views have a delegate of another type.
    var scrollDelegate: UIScrollViewDelegate? { storedDelegate }

    final func notifyDelegate(_ notify: (UIScrollViewDelegate) -> Void) {
        if let scrollDelegate { notify(scrollDelegate) }
    }

    // MARK: Dragging

    private final var isBeingDragged = false

    /// Changes to the state in which the content is dragged, because views above it may look different.
    ///
    /// UIKit has no such method.
    public final func beginDragging() {
        guard !isBeingDragged else { return }
        isBeingDragged = true
        announcePan(.began)
        notifyDelegate { $0.scrollViewWillBeginDragging(self) }
    }

    /// Ends dragging; the content stays in its position.
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

    // MARK: Interaction, which has no effect

    /// Only has an effect in a text view, whose size then follows its text: views aren't scrolled by touch.
    open var isScrollEnabled = true
    /// Kept and never read: views aren't scrolled by touch.
    open var isPagingEnabled = false
    /// Kept and never read: views aren't scrolled by touch.
    open var isDirectionalLockEnabled = false
    /// Kept and never read: views aren't scrolled by touch.
    open var bounces = true
    /// Whether the content counts as taller than the view for `contentInsetAdjustmentBehavior`. Views aren't scrolled
    /// by touch.
    open var alwaysBounceVertical = false { didSet { insetsDidChange() } }
    /// Whether the content counts as wider than the view for `contentInsetAdjustmentBehavior`. Views aren't scrolled by
    /// touch.
    open var alwaysBounceHorizontal = false { didSet { insetsDidChange() } }
    /// Kept and never read: indicators are only visible during scrolling.
    open var showsVerticalScrollIndicator = true
    /// Kept and never read: indicators are only visible during scrolling.
    open var showsHorizontalScrollIndicator = true
    /// Kept and never read: indicators are only visible during scrolling.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// Kept and never read: indicators are only visible during scrolling.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Kept and never read: indicators are only visible during scrolling.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Kept and never read: indicators are only visible during scrolling.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// Kept and never read: views aren't scrolled by touch.
    open var decelerationRate = DecelerationRate.normal
    /// Kept and never read: there are no touches.
    open var delaysContentTouches = true
    /// Kept and never read: there are no touches.
    open var canCancelContentTouches = true
    /// Kept and never read: there are no touches.
    open var scrollsToTop = true
    /// The minimum zoom scale of the content; by default, 1.
    open var minimumZoomScale: CGFloat = 1
    /// The maximum zoom scale of the content; by default, 1.
    open var maximumZoomScale: CGFloat = 1
    /// The zoom scale of the delegate's zooming view, between the minimum and the maximum. The content size follows it.
    open var zoomScale: CGFloat {
        get { storedZoomScale }
        set { zoom(to: newValue) }
    }
    private var storedZoomScale: CGFloat = 1
    /// Kept and never read: there are no touches.
    open var bouncesZoom = true
    /// Kept and never read: there is no keyboard.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// The control above the content. It is visible while it is refreshing and the content is scrolled down.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let refreshControl { insertSubview(refreshControl, at: 0) }
        }
    }
    open var panGestureRecognizer: UIPanGestureRecognizer { storedPanGestureRecognizer }
    private lazy var storedPanGestureRecognizer = UIPanGestureRecognizer()

    open var isDragging: Bool { isBeingDragged }
    /// Always false: there are no touches.
    open var isTracking: Bool { false }
    /// Always false: views aren't scrolled by touch.
    open var isDecelerating: Bool { false }
    /// Always false: there are no touches.
    open var isZooming: Bool { false }
    /// Does nothing: indicators are only visible during scrolling.
    open func flashScrollIndicators() {}
    /// Zooms at once: animations aren't played.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

    /// Zooms so that a rectangle of the content fills the view, as far as the limits allow. At once: animations aren't
    /// played.
    open func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        zoomScale = min(bounds.width / rect.width, bounds.height / rect.height)
        let middle = CGPoint(x: rect.midX * storedZoomScale, y: rect.midY * storedZoomScale)
        contentOffset = limited(CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2))
    }

    private func zoom(to scale: CGFloat) {
        guard scale.isFinite, let view = scrollDelegate?.viewForZooming(in: self) else { return }
        let scale = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
        guard scale > 0, scale != storedZoomScale else { return }
        let size = CGSize(width: contentSize.width / storedZoomScale, height: contentSize.height / storedZoomScale)
        let corner = view.frame.origin
        let ratio = scale / storedZoomScale
        storedZoomScale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.center = CGPoint(
            x: corner.x * ratio + view.bounds.width * scale / 2, y: corner.y * ratio + view.bounds.height * scale / 2)
        contentSize = CGSize(width: size.width * scale, height: size.height * scale)
        notifyDelegate { $0.scrollViewDidZoom(self) }
    }

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
        coder.decode(self, UIScrollView.decodeScrollView)
    }
}

/// Provides a scroll view's `delegate`. As a protocol extension, it allows subclasses to declare a `delegate` of a
/// narrower type, like UIKit's.
@MainActor @preconcurrency
public protocol ScrollDelegating {}

extension ScrollDelegating where Self: UIScrollView {
    public var delegate: UIScrollViewDelegate? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }
}

@MainActor @preconcurrency
public protocol UIScrollViewDelegate: ObjectiveCProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewDidZoom(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Never called: dragging ends without deceleration.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Never called: views aren't scrolled by touch.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Never called: views aren't scrolled by touch.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Never called: animations aren't played.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Never called: there are no touches.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Never called: there are no touches.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}
