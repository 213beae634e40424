import Frames
import Rendering
internal import SwiftRuntime

/// A rectangle that lays out its subviews, and draws itself into a frame.
///
/// Views behave like UIKit's, without a screen: layout needs no window, and animations aren't played. Their code runs
/// on the main queue; ``makeFrame(proposing:)`` can be called from any thread.
open class UIView: UIResponder {
    // MARK: Geometry

    private var storedBounds = CGRect.zero
    private var storedCenter = CGPoint.zero

    /// The transform about the view's center when it is drawn. It doesn't affect layout.
    open var transform = CGAffineTransform.identity {
        didSet { if storedLayer?.space != nil { storedLayer?.space?.transform = nil } }
    }

    // MARK: Hierarchy

    public private(set) final unowned(unsafe) var superview: UIView?
    public private(set) final var subviews: [UIView] = []

    /// The controller that owns the view; set by the controller.
    final weak var owningViewController: UIViewController?

    // MARK: Layout state

    /// The pending parts of the view's layout; see `UIView+Layout.swift`.
    final var layoutState = LayoutState()

    /// The constraints that refer to this view or one of its guides.
    final var touchingConstraints: [NSLayoutConstraint] = []

    /// The view's index in the layout engine's arrays during a pass.
    final var layoutIndex = -1

    final var storedLayoutGuides: [UILayoutGuide] = []
    final var storedLayoutMargins = LayoutMargins.standard
    final var sizePriorities = ContentSizePriorities()

    /// Whether the view takes part in Auto Layout with the frame that was set, instead of with constraints.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            if translatesAutoresizingMaskIntoConstraints != oldValue { setNeedsConstraintSolving() }
        }
    }

    open var autoresizingMask: AutoresizingMask = []

    /// The insets that bars and the screen's rounded corners cover.
    open var safeAreaInsets: UIEdgeInsets { safeArea.insets }

    /// The components of the safe area's insets.
    final var safeArea = SafeArea() {
        didSet { if safeArea.insets != oldValue.insets { safeAreaChanged() } }
    }

    /// Whether the view's margins include the part of its superview's margins that reaches into it.
    open var preservesSuperviewLayoutMargins = false {
        didSet { if preservesSuperviewLayoutMargins != oldValue { marginsChanged() } }
    }

    /// Whether the safe area is added to the view's margins.
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsChanged() } }
    }

    // MARK: Appearance

    private var storedLayer: CALayer?
    private var storedTintColor: UIColor?

    /// The traits that the view was last updated with: at first, those that were current at its creation.
    final var lastTraits = UITraitCollection.current

    /// The view's trait overrides and observers.
    final var traitExtras: TraitExtras?

    open var backgroundColor: UIColor? {
        didSet { storedLayer?.storedBackgroundColor = nil }
    }

    open var alpha: CGFloat = 1
    /// Only used in descriptions of the view; opacity is determined from the drawing.
    open var isOpaque = true
    open var contentMode: ContentMode = .scaleToFill
    open var mask: UIView?
    private var storedTintAdjustmentMode = TintAdjustmentMode.automatic

    /// Whether the tint is gray, as behind an alert; an automatic view follows its superview.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get {
            storedTintAdjustmentMode == .automatic ? superview?.tintAdjustmentMode ?? .normal : storedTintAdjustmentMode
        }
        set {
            guard newValue != storedTintAdjustmentMode else { return }
            storedTintAdjustmentMode = newValue
            if newValue == .dimmed { UIView.hasDimmedTints = true }
            tintDidChange()
        }
    }

    /// Whether any view was ever dimmed: until then, looking up a tint is faster.
    private static var hasDimmedTints = false

    open var isHidden = false {
        didSet {
            guard isHidden != oldValue else { return }
            superview?.subviewDidChangeVisibility(self)
        }
    }

    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet {
            guard semanticContentAttribute != oldValue else { return }
            setNeedsLayout()
            setNeedsConstraintSolving()
        }
    }

    // MARK: Interaction, which has no effect

    open var isUserInteractionEnabled = true
    /// Kept and never read: there are no touches.
    open var isMultipleTouchEnabled = false
    /// Kept and never read: there are no touches.
    open var isExclusiveTouch = false
    open var gestureRecognizers: [UIGestureRecognizer]?
    open var tag = 0
    /// Kept and never read: the scale is the render's.
    open var contentScaleFactor: CGFloat = UIScreen.main.scale
    /// Kept and never read: every drawing starts empty.
    open var clearsContextBeforeDrawing = true

    /// The view's identifier, such as `bubbleView`, which follows `#` in the names of frames.
    open var accessibilityIdentifier: String?

    // MARK: Creating

    public init(frame: CGRect) {
        super.init()
        MainQueue.checkMaking(Self.self)
        self.frame = frame
        layoutState.needsLayout = true
    }

    public required init?(coder: NSCoder) {
        super.init()
        MainQueue.checkMaking(Self.self)
        layoutState.needsLayout = true
        coder.decode(self, UIView.decodeView)
    }

    override public convenience init() {
        self.init(frame: .zero)
    }

    deinit {
        if subviews.isEmpty, touchingConstraints.isEmpty { return }
        // A view may be deallocated on any thread.
        MainQueue.run {
            for subview in subviews { subview.superview = nil }
            for constraint in touchingConstraints { constraint.orphan(from: self) }
        }
    }

    // MARK: The layer

    /// The class of `layer`; a subclass that draws a path returns `CAShapeLayer.self`.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer with the view's corners, border, shadow and mask.
    public final var layer: CALayer {
        if let storedLayer { return storedLayer }
        let type = Self.layerClass as? CALayer.Type ?? CALayer.self
        let layer = type == CALayer.self ? CALayer() : ObjectCreation.make(type)
        layer.view = self
        storedLayer = layer
        return layer
    }

    /// The layer, if it was created.
    final var layerIfCreated: CALayer? { storedLayer }

    open var clipsToBounds: Bool {
        get { storedLayer?.masksToBounds ?? false }
        set { if newValue != clipsToBounds { layer.masksToBounds = newValue } }
    }

    /// Whether anything would be seen outside of the bounds without a clip that cuts no more than letters.
    var needsClip: Bool { true }

    // MARK: Tint

    open var tintColor: UIColor! {
        get {
            guard UIView.hasDimmedTints else { return storedTintColor ?? superview?.tintColor ?? .appAccent }
            return tintAdjustmentMode == .dimmed ? undimmedTint.grayed : undimmedTint
        }
        set {
            storedTintColor = newValue
            tintDidChange()
        }
    }

    /// The tint that was set on the view itself.
    final var customTintColor: UIColor? {
        get { storedTintColor }
        set { tintColor = newValue }
    }

    /// Called after properties of an appearance proxy were applied to the view.
    func didApplyAppearance() {}

    private var undimmedTint: UIColor { storedTintColor ?? superview?.undimmedTint ?? .appAccent }

    private func tintDidChange() {
        tintColorDidChange()
        for subview in subviews where subview.storedTintColor == nil { subview.tintDidChange() }
    }

    /// Called when the tint of the view or of an ancestor changes.
    open func tintColorDidChange() {}

    // MARK: Frame, bounds and center

    /// The view's transform in 3D space, which is projected onto the plane.
    open var transform3D: CATransform3D {
        get { storedLayer?.transform ?? CATransform3DMakeAffineTransform(transform) }
        set { layer.transform = newValue }
    }

    /// The point that `center` places and that transforms are about, as a fraction of the size.
    open var anchorPoint: CGPoint {
        get { storedLayer?.storedAnchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
        set { if newValue != anchorPoint { layer.anchorPoint = newValue } }
    }

    /// The rectangle in the superview's coordinates; with a transform, the bounding box of the transformed view.
    open var frame: CGRect {
        get {
            if let anchor = movedAnchor { return frame(about: anchor) }
            let untransformed = CGRect(
                x: storedCenter.x - storedBounds.width / 2, y: storedCenter.y - storedBounds.height / 2,
                width: storedBounds.width, height: storedBounds.height)
            guard !transform.isIdentity else { return untransformed }
            let centered = CGRect(
                x: -storedBounds.width / 2, y: -storedBounds.height / 2,
                width: storedBounds.width, height: storedBounds.height)
            return centered.applying(transform).offsetBy(dx: storedCenter.x, dy: storedCenter.y)
        }
        set {
            guard newValue != frame else { return }
            let oldSize = storedBounds.size
            place(newValue)
            didPlace(resizing: storedBounds.size != oldSize)
        }
    }

    /// Moving a layout boundary doesn't require solving its constraints again.
    private func didPlace(resizing: Bool) {
        guard layoutState.participates else { return }
        if isIsolatedBoundary {
            if resizing { setNeedsSolvingInside() }
        } else if isLayoutBoundary, !resizing {
            superview?.setNeedsConstraintSolving()
        } else {
            setNeedsConstraintSolving()
        }
    }

    private func place(_ rect: CGRect) {
        if let anchor = movedAnchor {
            storedCenter = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
        } else {
            storedCenter = CGPoint(x: rect.midX, y: rect.midY)
        }
        setBoundsSize(rect.size)
        safeAreaMayChange()
    }

    /// The rectangle in the view's own coordinates; its origin is the scroll offset.
    open var bounds: CGRect {
        get { storedBounds }
        set {
            guard newValue != storedBounds else { return }
            storedBounds.origin = newValue.origin
            setBoundsSize(newValue.size)
            guard layoutState.participates else { return }
            if isIsolatedBoundary { setNeedsSolvingInside() } else { setNeedsConstraintSolving() }
        }
    }

    open var center: CGPoint {
        get { storedCenter }
        set {
            guard newValue != storedCenter else { return }
            storedCenter = newValue
            safeAreaMayChange()
            didPlace(resizing: false)
        }
    }

    /// Applies the frame from layout.
    final func applyLayout(_ rect: CGRect) {
        if transform.isIdentity, rect == frame { return }
        place(rect)
    }

    private func setBoundsSize(_ size: CGSize) {
        let old = storedBounds.size
        guard size != old else { return }
        storedBounds.size = size
        setNeedsLayout()
        for subview in subviews where subview.autoresizingMask != [] { subview.autoresize(from: old, to: size) }
    }

    /// The anchor point of the layer, unless it is the center.
    private var movedAnchor: CGPoint? {
        guard let anchor = storedLayer?.storedAnchorPoint, anchor != CGPoint(x: 0.5, y: 0.5) else { return nil }
        return anchor
    }

    private func frame(about anchor: CGPoint) -> CGRect {
        CGRect(
            x: -storedBounds.width * anchor.x, y: -storedBounds.height * anchor.y, width: storedBounds.width,
            height: storedBounds.height
        ).applying(transform).offsetBy(dx: storedCenter.x, dy: storedCenter.y)
    }

    /// Called when the layer's anchor point changes: the frame moves, the center doesn't.
    final func anchorPointDidChange() { didPlace(resizing: false) }

    private func autoresize(from old: CGSize, to new: CGSize) {
        guard translatesAutoresizingMaskIntoConstraints else { return }
        frame = autoresizingMask.resized(frame, from: old, to: new)
    }

    // MARK: Changing the hierarchy

    open func addSubview(_ view: UIView) {
        insert(view, at: subviews.count)
    }

    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === sibling }) else { return addSubview(view) }
        insert(view, at: index + 1)
    }

    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === sibling }) else { return addSubview(view) }
        insert(view, at: index)
    }

    private func insert(_ view: UIView, at index: Int) {
        precondition(view !== self, "A view cannot be its own subview")
        if view.superview === self {
            // UIKit moves the view and keeps its constraints.
            guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
            subviews.remove(at: old)
            subviews.insert(view, at: min(index > old ? index - 1 : index, subviews.count))
            return
        }
        view.willMove(toSuperview: self)
        let oldWindow = view.window
        if let window, oldWindow !== window { view.windowWillChange(to: window) }
        let hadOtherParent = view.superview != nil
        if hadOtherParent { view.detach() }
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
        view.layoutState.hasEnteredHierarchy = true
        if AppearanceProxies.isInUse { view.applyAppearance(enteringFrom: self) }

        if view.lastTraits !== lastTraits || view.traitExtras != nil { view.inheritTraits(from: lastTraits) }
        view.setNeedsLayout()
        setNeedsLayout()
        view.announcePendingConstraintUpdates()
        if view.isIsolatedBoundary { view.setNeedsSolvingInside() } else { view.setNeedsConstraintSolving() }
        didAddSubview(view)
        view.didMoveToSuperview()
        if view.storedTintColor == nil, storedTintColor != nil || superview != nil { view.tintDidChange() }
        if let window, oldWindow !== window { view.windowDidChange() }
        view.owningViewController?.viewDidEnterHierarchy()
    }

    open func removeFromSuperview() {
        guard superview != nil else { return }
        willMove(toSuperview: nil)
        owningViewController?.viewWillLeaveHierarchy()
        let hadWindow = window != nil
        if hadWindow { windowWillChange(to: nil) }
        detach()
        didMoveToSuperview()
        if hadWindow { windowDidChange() }
        owningViewController?.viewDidLeaveHierarchy()
    }

    private func detach() {
        guard let parent = superview else { return }
        parent.willRemoveSubview(self)
        deactivateConstraintsLeavingSubtree()
        parent.subviews.removeAll { $0 === self }
        superview = nil
        layoutState.needsSolving = true
        parent.setNeedsLayout()
        if !isIsolatedBoundary { parent.setNeedsConstraintSolving() }
    }

    private func windowWillChange(to newWindow: UIWindow?) {
        willMove(toWindow: newWindow)
        for subview in subviews { subview.windowWillChange(to: newWindow) }
    }

    private func windowDidChange() {
        didMoveToWindow()
        for subview in subviews { subview.windowDidChange() }
    }

    open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
        subviews.swapAt(first, second)
    }

    open func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        subviews.removeAll { $0 === view }
        subviews.append(view)
    }

    open func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        subviews.removeAll { $0 === view }
        subviews.insert(view, at: 0)
    }

    /// The window that contains the view, if any.
    open var window: UIWindow? { superview?.window }

    open func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.superview
        }
        return false
    }

    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    override open var next: UIResponder? { owningViewController ?? superview }

    // MARK: Overridable methods

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    /// Called when a subview is hidden or shown, so that stacks can close or open its gap.
    open func subviewDidChangeVisibility(_ subview: UIView) {}

    /// Draws into the current recording context. The drawing is below the subviews.
    open func draw(_ rect: CGRect) {
        CustomDrawing.noteDefaultDrawing()
    }

    /// Lays out the sublayers of the view's layer; by default, `layoutSubviews()` lays out the subviews. If the view's
    /// layer wasn't created, `layer` is a placeholder for it.
    open func layoutSublayers(of layer: CALayer) { layoutSubviews() }

    /// Draws the contents of the view's layer; by default, calls `draw(_:)`.
    open func draw(_ layer: CALayer, in ctx: CGContext) { draw(bounds) }

    /// Returns the content of the view above its background and below its subviews, in its bounds' coordinates.
    open func makeContent() -> Frame.Content { .none }

    /// Does nothing: views are read again for each picture.
    open func setNeedsDisplay() {}
    /// Does nothing: views are read again for each picture.
    open func setNeedsDisplay(_ rect: CGRect) {}

    // MARK: Sizes

    /// The natural size of the view's content; `noIntrinsicMetric` for an axis without one.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Returns the intrinsic size for a width of at most `width` points.
    ///
    /// Views whose height depends on their width, such as text, return their size with wrapped lines; layout calls this
    /// in a second pass, like UIKit does for labels of several lines.
    open func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? { nil }

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    open func sizeToFit() {
        resize(to: sizeThatFits(bounds.size))
    }

    /// Returns the distance of the first line's baseline from the top, in points, if the view is `height` points high.
    open func firstBaselineOffset(height: CGFloat) -> CGFloat? { nil }

    /// Returns the distance of the last line's baseline from the bottom, in points, if the view is `height` points
    /// high.
    open func lastBaselineOffset(height: CGFloat) -> CGFloat? { nil }

    /// The view with the baseline for constraints to this view's `firstBaseline`: a descendant, or itself.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

    /// The view with the baseline for constraints to this view's `lastBaseline`: a descendant, or itself.
    open var forLastBaselineLayout: UIView { self }

    // MARK: Alignment rectangles

    /// The insets of the alignment rectangle, which constraints refer to, from the frame.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Returns the alignment rectangle for a frame. Layout only uses `alignmentRectInsets`.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// Returns the frame for an alignment rectangle. Layout only uses `alignmentRectInsets`.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.inset(by: alignmentRectInsets.negated)
    }

    /// Whether constraints that the view holds refer to its scrolling content instead of its edges.
    var contentFollowsConstraints: Bool { false }

    // MARK: Layout

    /// Lays out subviews without constraints. Constraints are solved before it is called.
    open func layoutSubviews() {}

    /// Returns the frames of content that isn't made of views, behind the subviews and in the view's coordinates. UIKit
    /// has no such method.
    open func embeddedFrames() -> [Frame] { [] }

    /// The name of the view's frame, without its identifier: by default, the name of its class. UIKit has no such
    /// property.
    open var frameName: String { className }

    /// Requests `layoutSubviews` in the next layout.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Solves the constraints and lays out the entire hierarchy where anything has changed.
    open func layoutIfNeeded() { layOutHierarchy() }

    /// Requests `updateConstraints` before the next layout.
    open func setNeedsUpdateConstraints() { markNeedsConstraintUpdate() }

    open func invalidateIntrinsicContentSize() { setNeedsConstraintSolving() }

    /// Returns the smallest size that satisfies the constraints and comes closest to `targetSize`.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontal: horizontal, vertical: vertical)
    }

    /// The margins as they were set, in points; by default, 8 on all sides, and 0 for a controller's view.
    /// `layoutMarginsGuide` also includes the safe area and the system's minimum margins.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { owningViewController == nil ? marginsByDirection : marginsWithSystemMinimum }
        set { setMargins(.directional(newValue)) }
    }

    /// The insets of `layoutMarginsGuide`, in points: the margins, including the safe area and the minimum of the
    /// system or the superview.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setMargins(.absolute(newValue)) }
    }

    /// Updates constraints before they are solved.
    open func updateConstraints() {
        layoutState.needsConstraintUpdate = false
    }

    /// Whether the view is a layout boundary: no constraint leads out of it, so its content is laid out separately.
    open var isLayoutBoundary: Bool { false }

    // MARK: Touches

    /// Never called: there are no touches.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    // MARK: Traits

    /// Called when traits have changed, with the previous ones.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func layoutMarginsDidChange() {}
    open func safeAreaInsetsDidChange() {}

    /// Called when the view has new traits, before observers are notified.
    func traitsWillChange(_ previous: UITraitCollection) {}

    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitExtras?.style ?? .unspecified }
        set {
            guard newValue != overrideUserInterfaceStyle else { return }
            changeTraitOverrides { $0.style = newValue }
        }
    }

    /// The properties that views of the class take from proxies, see ``AppearanceTaking``.
    class var appearanceProperties: [AppearanceProperty] { AppearanceProperty.views }
}

extension UIColor {
    /// The gray with the color's luminance.
    fileprivate var grayed: UIColor {
        UIColor { traits in
            let rgba = self.rgba(in: traits)
            return UIColor(white: 0.2126 * rgba.red + 0.7152 * rgba.green + 0.0722 * rgba.blue, alpha: rgba.alpha)
        }
    }
}
