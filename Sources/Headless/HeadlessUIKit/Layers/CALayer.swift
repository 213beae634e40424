import Frames
import Rendering

/// The drawing of a view: its corners, border, shadow, contents and mask, and layers besides those of its subviews.
@MainActor @preconcurrency
open class CALayer: NSObject, AssociatedValueOwner {
    nonisolated(unsafe) package final var associatedValues: [UnsafeRawPointer: Any] = [:]

    /// The view that the layer belongs to; `nil` for a layer that was added to another one.
    public internal(set) final unowned(unsafe) var view: UIView?

    open var name: String?

    // MARK: Appearance

    open var backgroundColor: CGColor? {
        get { storedBackgroundColor ?? view?.backgroundColor?.cgColor }
        set {
            if newValue == nil { view?.backgroundColor = nil }
            storedBackgroundColor = newValue
        }
    }
    open var cornerRadius: CGFloat = 0

    /// The corners that `cornerRadius` rounds; the others are square.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var cornerCurve: CALayerCornerCurve = .circular
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor? = CGColor(rgba: .black)
    open var masksToBounds = false
    /// The opacity from 0 to 1. For a view's layer, it is multiplied by the view's `alpha`.
    open var opacity: Float = 1
    open var isHidden: Bool {
        get { view?.isHidden ?? storedIsHidden }
        set { if let view { view.isHidden = newValue } else { storedIsHidden = newValue } }
    }
    open var zPosition: CGFloat = 0

    /// The layer whose alpha masks this one: where it is transparent, this layer is invisible.
    open var mask: CALayer?

    open var shadowColor: CGColor? = CGColor(rgba: .black)
    open var shadowOpacity: Float = 0
    open var shadowRadius: CGFloat = 3
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowPath: CGPath?

    /// Whether a translucent layer is composited as a group. Kept and never read: translucent layers always are
    /// composited as a group. Reported.
    open var allowsGroupOpacity = true {
        didSet {
            guard !allowsGroupOpacity else { return }
            RenderProblems.report(
                .undrawn(
                    "CALayer.allowsGroupOpacity", of: self,
                    instead: "the layer and its sublayers are composited as a group"))
        }
    }

    /// The blend mode of the layer: its name, such as `"multiplyBlendMode"`. Filter objects aren't drawn. Reported.
    open var compositingFilter: Any? {
        didSet { reportFilter(compositingFilter) }
    }

    /// Kept and never read: there is no Core Image. Reported.
    open var filters: [Any]? {
        didSet { reportFilters("CALayer.filters", filters) }
    }

    /// Kept and never read: there is no Core Image. Reported.
    open var backgroundFilters: [Any]? {
        didSet { reportFilters("CALayer.backgroundFilters", backgroundFilters) }
    }

    // MARK: Contents

    /// The image in the layer's bounds: a `CGImage` or a `UIImage`.
    open var contents: Any?
    open var contentsGravity: CALayerContentsGravity = .resize
    /// The visible part of the contents, as a fraction of their size.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The part of the contents that is stretched, as a fraction of their size; the corners keep their size.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels per point of the contents, if their gravity keeps their size.
    open var contentsScale: CGFloat = 1
    /// Kept and never read: contents are always drawn smoothly. Reported.
    open var magnificationFilter: CALayerContentsFilter = .linear {
        didSet {
            guard magnificationFilter == .nearest else { return }
            RenderProblems.report(
                .undrawn(
                    "CALayer.magnificationFilter", of: self,
                    instead: "contents are drawn smoothly"))
        }
    }
    /// Kept and never read: contents are always drawn smoothly. Reported.
    open var minificationFilter: CALayerContentsFilter = .linear {
        didSet {
            guard minificationFilter == .nearest else { return }
            RenderProblems.report(
                .undrawn(
                    "CALayer.minificationFilter", of: self,
                    instead: "contents are drawn smoothly"))
        }
    }
    /// Kept and never read: drawings aren't rasterized before they are painted.
    open var rasterizationScale: CGFloat = 1
    /// Kept and never read: drawings aren't rasterized before they are painted.
    open var shouldRasterize = false
    /// Kept and never read: edges are always antialiased.
    open var allowsEdgeAntialiasing = true
    /// Kept and never read: edges are always antialiased.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    /// Kept and never read: opacity is determined from the drawing.
    open var isOpaque = false
    /// Kept and never read: everything is drawn synchronously.
    open var drawsAsynchronously = false
    /// Kept and never read: contents are drawn again for each picture.
    open var needsDisplayOnBoundsChange = false
    /// Kept and never read: actions aren't run.
    open var actions: [String: any CAAction]?
    /// Kept and never read: animations aren't played.
    open var style: [AnyHashable: Any]?

    /// The object that draws the contents and lays out the sublayers, unless the layer is a view's.
    open weak var delegate: (any CALayerDelegate)?

    // MARK: State

    final var storedBackgroundColor: CGColor?
    private final var storedIsHidden = false
    private final var storedPosition = CGPoint.zero
    private final var storedBounds = CGRect.zero
    private final var storedTransform = CGAffineTransform.identity
    final var storedAnchorPoint = CGPoint(x: 0.5, y: 0.5)

    /// The layer's position in 3D space; `nil` if it lies in the plane.
    final var space: LayerSpace?

    /// The added layers, each with the number of subviews below it.
    final var addedLayers: [(layer: CALayer, position: Int)] = []

    public internal(set) final weak var superlayer: CALayer?

    /// The active animations and their keys, in the order in which they were added, except those that are removed on
    /// completion.
    final var activeAnimations: [(key: String, animation: CAAnimation)] = []

    /// Returns effects on the finished picture of the layer, for views that have some.
    final var pictureEffects: (() -> [Effect])?

    /// Whether `draw(in:)` is called for a picture.
    final var drawsItself = false

    override public init() {
        super.init()
    }

    /// Creates a copy of a layer, as Core Animation does for animations.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { copyAppearance(of: layer) }
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: Geometry; a view's layer has the view's

    open var frame: CGRect {
        get {
            if let view { return view.frame }
            let (size, anchor) = (storedBounds.size, storedAnchorPoint)
            let rect = CGRect(
                x: -size.width * anchor.x, y: -size.height * anchor.y, width: size.width, height: size.height)
            let moved = storedTransform.isIdentity ? rect : rect.applying(storedTransform)
            return moved.offsetBy(dx: storedPosition.x, dy: storedPosition.y)
        }
        set {
            if let view {
                view.frame = newValue
                return
            }
            storedBounds.size = newValue.size
            storedPosition = CGPoint(
                x: newValue.minX + newValue.width * storedAnchorPoint.x,
                y: newValue.minY + newValue.height * storedAnchorPoint.y)
        }
    }

    open var bounds: CGRect {
        get { view?.bounds ?? storedBounds }
        set { if let view { view.bounds = newValue } else { storedBounds = newValue } }
    }

    /// The position of the anchor point in the superlayer.
    open var position: CGPoint {
        get { view?.center ?? storedPosition }
        set { if let view { view.center = newValue } else { storedPosition = newValue } }
    }

    /// The point that `position` places and that transforms are about, as a fraction of the size.
    open var anchorPoint: CGPoint {
        get { storedAnchorPoint }
        set {
            guard newValue.x.isFinite, newValue.y.isFinite, newValue != storedAnchorPoint else { return }
            storedAnchorPoint = newValue
            view?.anchorPointDidChange()
        }
    }

    /// The transform about the anchor point. A transform in 3D is projected onto the plane.
    open var transform: CATransform3D {
        get { space?.transform ?? CATransform3DMakeAffineTransform(affineTransform()) }
        set {
            setAffineTransform(CATransform3DGetAffineTransform(newValue))
            if !CATransform3DIsAffine(newValue) {
                change { $0.transform = newValue }
            }
        }
    }

    /// Sets a transform in the plane.
    open func setAffineTransform(_ transform: CGAffineTransform) {
        space?.transform = nil
        if let view { view.transform = transform } else { storedTransform = transform }
    }

    open func affineTransform() -> CGAffineTransform { view?.transform ?? storedTransform }

    // MARK: Sublayers

    /// The subviews' layers and the added ones, from back to front.
    open var sublayers: [CALayer]? {
        get {
            let all = orderedSublayers
            return all.isEmpty ? nil : all
        }
        set {
            for placed in addedLayers { placed.layer.superlayer = nil }
            addedLayers = []
            for layer in newValue ?? [] where layer.view == nil { addSublayer(layer) }
        }
    }

    open func addSublayer(_ layer: CALayer) {
        insert(layer, at: .max)
    }

    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        insert(layer, at: Int(index))
    }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insert(layer, at: orderedSublayers.firstIndex { $0 === sibling } ?? 0)
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insert(layer, at: orderedSublayers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? .max)
    }

    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let index = addedLayers.firstIndex(where: { $0.layer === oldLayer }), newLayer.view == nil else {
            return
        }
        newLayer.removeFromSuperlayer()
        oldLayer.superlayer = nil
        newLayer.superlayer = self
        addedLayers[min(index, addedLayers.count - 1)].layer = newLayer
    }

    open func removeFromSuperlayer() {
        superlayer?.addedLayers.removeAll { $0.layer === self }
        superlayer = nil
    }

    // MARK: Display and layout

    /// Requests `draw(in:)` for each picture.
    open func setNeedsDisplay() { drawsItself = true }
    /// Requests `draw(in:)` for each picture.
    open func setNeedsDisplay(_ r: CGRect) { drawsItself = true }
    /// Does nothing: contents are drawn with the picture.
    open func displayIfNeeded() {}
    open func needsDisplay() -> Bool { drawsItself }

    /// Sets `contents`; the default implementation uses the drawing of `draw(in:)` or of the delegate.
    open func display() { noteDefaultDisplay() }

    /// Draws the contents in the coordinates of `bounds`; called for each picture after `setNeedsDisplay()`.
    open func draw(in ctx: CGContext) {
        delegate?.layerWillDraw(self)
        delegate?.draw(self, in: ctx)
    }

    open func setNeedsLayout() { view?.setNeedsLayout() }
    open func layoutIfNeeded() { if let view { view.layoutIfNeeded() } else { layoutSublayers() } }
    open func needsLayout() -> Bool { view == nil }

    /// Lays out the sublayers; called for each picture.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    open func preferredFrameSize() -> CGSize { bounds.size }

    open class func needsDisplay(forKey key: String) -> Bool { false }
    open class func defaultValue(forKey key: String) -> Any? { nil }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    // MARK: Animations

    /// Adds an animation. Only if it is neither removed nor reset at its end does the layer keep its final values; all
    /// others end at once and leave the layer unchanged.
    open func add(_ anim: CAAnimation, forKey key: String?) { begin(anim, key) }
    open func action(forKey event: String) -> (any CAAction)? { nil }

    // MARK: Painting

    /// Returns the content of the layer itself, in its bounds' coordinates.
    func makeContent() -> Frame.Content { .none }

    /// Returns the fill of the layer's bounds.
    func makeFill() -> Paint? {
        storedBackgroundColor.flatMap { $0.patternImage == nil ? .color($0.rgba) : nil }
    }

    /// Returns the layer's own drawing, above its background and below its sublayers.
    func makeDrawing() -> Frame? { drawsItself ? LayerDrawing.frame(of: self) : nil }

    /// Arranges the frames of sublayers, such as copies of each.
    func arrange(_ frames: [Frame]) -> [Frame] { frames }
}
