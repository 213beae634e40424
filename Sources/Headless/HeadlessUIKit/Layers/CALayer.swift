import Frames
import Rendering

/// The look of a view: its corners, border, shadow, contents and mask, and drawings beside its subviews.
@MainActor @preconcurrency
open class CALayer: NSObject, AssociatedValueOwner {
    nonisolated(unsafe) final var associatedValues: [UnsafeRawPointer: Any] = [:]

    /// The view whose layer this is; `nil` for a layer that was added to another layer.
    public internal(set) final unowned(unsafe) var view: UIView?

    open var name: String?

    // MARK: Look

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
    /// How far the layer covers what is behind it, from 0 to 1. That of a view's layer counts besides the view's `alpha`.
    open var opacity: Float = 1
    open var isHidden: Bool {
        get { view?.isHidden ?? storedIsHidden }
        set { if let view { view.isHidden = newValue } else { storedIsHidden = newValue } }
    }
    open var zPosition: CGFloat = 0

    /// A layer of which only the alpha counts: where it is transparent, nothing shows of this one.
    open var mask: CALayer?

    open var shadowColor: CGColor? = CGColor(rgba: .black)
    open var shadowOpacity: Float = 0
    open var shadowRadius: CGFloat = 3
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowPath: CGPath?

    /// Whether a layer that is see-through is laid over what is behind as one picture. Kept and never read: what
    /// is see-through always is laid over as one picture. Reported.
    open var allowsGroupOpacity = true {
        didSet {
            guard !allowsGroupOpacity else { return }
            RenderProblems.report(
                .undrawn(
                    "CALayer.allowsGroupOpacity", of: self,
                    instead: "the layer and its sublayers are see-through as one picture"))
        }
    }

    /// How the layer is mixed with what is behind it: the name of a blend mode, such as `"multiplyBlendMode"`. Filters
    /// that are objects can't be drawn. Reported.
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

    /// A picture in the layer's bounds: a `CGImage` or a `UIImage`.
    open var contents: Any?
    open var contentsGravity: CALayerContentsGravity = .resize
    /// The part of the contents that is shown, as a fraction of their size.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The part of the contents that is stretched, as a fraction of their size; the corners around it keep theirs.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels per point of the contents, where their gravity keeps their size.
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
    /// Kept and never read: drawings stay outlines until they are painted.
    open var rasterizationScale: CGFloat = 1
    /// Kept and never read: drawings stay outlines until they are painted.
    open var shouldRasterize = false
    /// Kept and never read: edges are always smooth.
    open var allowsEdgeAntialiasing = true
    /// Kept and never read: edges are always smooth.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    /// Kept and never read: what is opaque is found out.
    open var isOpaque = false
    /// Kept and never read: everything is drawn at once.
    open var drawsAsynchronously = false
    /// Kept and never read: layers draw their contents anew for each picture.
    open var needsDisplayOnBoundsChange = false
    /// Kept and never read: there are no actions.
    open var actions: [String: any CAAction]?
    /// Kept and never read: animations aren't played.
    open var style: [AnyHashable: Any]?

    /// The object that draws the contents and places the sublayers, unless the layer is a view's.
    open weak var delegate: (any CALayerDelegate)?

    // MARK: State

    final var storedBackgroundColor: CGColor?
    private final var storedIsHidden = false
    private final var storedPosition = CGPoint.zero
    private final var storedBounds = CGRect.zero
    private final var storedTransform = CGAffineTransform.identity
    final var storedAnchorPoint = CGPoint(x: 0.5, y: 0.5)

    /// What places the layer in space; `nil` for one that lies flat.
    final var space: LayerSpace?

    /// Layers that were added by hand, each with the number of subviews that lie below it.
    final var placedLayers: [(layer: CALayer, position: Int)] = []

    public internal(set) final weak var superlayer: CALayer?

    /// The animations that were added, with their keys, in the order of adding; those that end and are removed are not
    /// among them.
    final var keptAnimations: [(key: String, animation: CAAnimation)] = []

    /// What is done to the finished picture of the layer, for views that need it.
    final var pictureEffects: (() -> [Effect])?

    /// Whether `draw(in:)` is called for a picture.
    final var drawsItself = false

    override public required init() {
        super.init()
    }

    /// Creates a copy of a layer, as Core Animation does to animate it.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { copyLook(of: layer) }
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

    /// Where the anchor point lies in the superlayer.
    open var position: CGPoint {
        get { view?.center ?? storedPosition }
        set { if let view { view.center = newValue } else { storedPosition = newValue } }
    }

    /// The point that `position` places and about which the layer turns, as a fraction of its size.
    open var anchorPoint: CGPoint {
        get { storedAnchorPoint }
        set {
            guard newValue.x.isFinite, newValue.y.isFinite, newValue != storedAnchorPoint else { return }
            storedAnchorPoint = newValue
            view?.anchorPointDidChange()
        }
    }

    /// The transform about the anchor point. One that leaves the plane is drawn as it is seen from in front.
    open var transform: CATransform3D {
        get { space?.transform ?? CATransform3DMakeAffineTransform(affineTransform()) }
        set {
            setAffineTransform(CATransform3DGetAffineTransform(newValue))
            if !CATransform3DIsAffine(newValue) {
                change { $0.transform = newValue }
            }
        }
    }

    /// Moves, turns or scales the layer in the plane.
    open func setAffineTransform(_ transform: CGAffineTransform) {
        space?.transform = nil
        if let view { view.transform = transform } else { storedTransform = transform }
    }

    open func affineTransform() -> CGAffineTransform { view?.transform ?? storedTransform }

    // MARK: Sublayers

    /// The layers of subviews and those that were added, from back to front.
    open var sublayers: [CALayer]? {
        get {
            let all = orderedSublayers
            return all.isEmpty ? nil : all
        }
        set {
            for placed in placedLayers { placed.layer.superlayer = nil }
            placedLayers = []
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
        guard let index = placedLayers.firstIndex(where: { $0.layer === oldLayer }), newLayer.view == nil else {
            return
        }
        newLayer.removeFromSuperlayer()
        oldLayer.superlayer = nil
        newLayer.superlayer = self
        placedLayers[min(index, placedLayers.count - 1)].layer = newLayer
    }

    open func removeFromSuperlayer() {
        superlayer?.placedLayers.removeAll { $0.layer === self }
        superlayer = nil
    }

    // MARK: Drawing and layout

    /// Has `draw(in:)` called for each picture.
    open func setNeedsDisplay() { drawsItself = true }
    /// Has `draw(in:)` called for each picture.
    open func setNeedsDisplay(_ r: CGRect) { drawsItself = true }
    /// Does nothing: contents are drawn when a picture is made.
    open func displayIfNeeded() {}
    open func needsDisplay() -> Bool { drawsItself }

    /// Sets `contents`; by default what `draw(in:)` or the delegate draws takes their place.
    open func display() { noteDefaultDisplay() }

    /// Draws the contents in the coordinates of `bounds`; called for each picture after `setNeedsDisplay()`.
    open func draw(in ctx: CGContext) {
        delegate?.layerWillDraw(self)
        delegate?.draw(self, in: ctx)
    }

    open func setNeedsLayout() { view?.setNeedsLayout() }
    open func layoutIfNeeded() { if let view { view.layoutIfNeeded() } else { layoutSublayers() } }
    open func needsLayout() -> Bool { view == nil }

    /// Places the sublayers; called for each picture.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    open func preferredFrameSize() -> CGSize { bounds.size }

    open class func needsDisplay(forKey key: String) -> Bool { false }
    open class func defaultValue(forKey key: String) -> Any? { nil }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    // MARK: Animations: the values at their ends count

    /// Keeps what the animation leaves behind: one that is neither removed nor taken back at its end counts with its
    /// last value. All others end at once and leave the layer as it is.
    open func add(_ anim: CAAnimation, forKey key: String?) { begin(anim, key) }
    open func action(forKey event: String) -> (any CAAction)? { nil }

    // MARK: Painting

    /// The content of the layer itself, in its bounds' coordinates.
    func makeContent() -> Frame.Content { .none }

    /// The paint over the whole of the layer's bounds.
    func makeFill() -> Paint? {
        storedBackgroundColor.flatMap { $0.patternImage == nil ? .color($0.rgba) : nil }
    }

    /// What the layer draws itself, above its background and below its sublayers.
    func makeDrawing() -> Frame? { drawsItself ? LayerDrawing.frame(of: self) : nil }

    /// The frames of sublayers as the layer shows them, such as copies of each.
    func arrange(_ frames: [Frame]) -> [Frame] { frames }
}
