import Frames

/// The look of a view: its corners, border, shadow and mask, and drawings beside its subviews.
@MainActor @preconcurrency
open class CALayer: NSObject, AssociatedValueOwner {
    nonisolated(unsafe) final var associatedValues: [UnsafeRawPointer: Any] = [:]

    /// The view whose layer this is; `nil` for a layer that was added to another layer.
    public internal(set) final unowned(unsafe) var view: UIView?

    private var storedFrame = CGRect.zero

    open var name: String?
    open var backgroundColor: CGColor?
    open var cornerRadius: CGFloat = 0

    /// The corners that `cornerRadius` rounds; the others are square.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// Kept and never read: corners are quarter circles.
    open var cornerCurve: CALayerCornerCurve = .circular
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor? = CGColor(rgba: .black)
    open var masksToBounds = false
    open var opacity: Float = 1
    open var isHidden = false
    open var zPosition: CGFloat = 0

    /// The shape that shows of the layer. Its path counts, whatever its colour.
    open var mask: CALayer?

    open var shadowColor: CGColor? = CGColor(rgba: .black)
    open var shadowOpacity: Float = 0
    open var shadowRadius: CGFloat = 3
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowPath: CGPath?

    open var contents: Any?
    /// Kept and never read: drawings stay outlines until they are painted.
    open var contentsScale: CGFloat = 1
    /// Kept and never read: drawings stay outlines until they are painted.
    open var rasterizationScale: CGFloat = 1
    /// Kept and never read: drawings stay outlines until they are painted.
    open var shouldRasterize = false
    /// Kept and never read: edges are always smooth.
    open var allowsEdgeAntialiasing = true

    /// The point about which a layer of its own is placed, as a fraction of its size.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

    private var storedTransform = CGAffineTransform.identity

    /// Layers that were added by hand, each with the number of subviews that lie below it.
    private(set) final var placedLayers: [(layer: CALayer, position: Int)] = []

    public private(set) final weak var superlayer: CALayer?

    override public required init() {
        super.init()
    }

    // MARK: Geometry; a view's layer has the view's

    open var frame: CGRect {
        get { view?.frame ?? storedFrame }
        set { if let view { view.frame = newValue } else { storedFrame = newValue } }
    }

    open var bounds: CGRect {
        get { view?.bounds ?? CGRect(origin: .zero, size: storedFrame.size) }
        set { if let view { view.bounds = newValue } else { storedFrame.size = newValue.size } }
    }

    open var position: CGPoint {
        get { view?.center ?? CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
        set {
            if let view {
                view.center = newValue
            } else {
                storedFrame.origin = CGPoint(
                    x: newValue.x - storedFrame.width / 2, y: newValue.y - storedFrame.height / 2)
            }
        }
    }

    open func setAffineTransform(_ transform: CGAffineTransform) {
        if let view { view.transform = transform } else { storedTransform = transform }
    }

    open func affineTransform() -> CGAffineTransform { view?.transform ?? storedTransform }

    // MARK: Layers of their own

    open var sublayers: [CALayer]? {
        let views = view?.subviews.map(\.layer) ?? []
        let all = views + placedLayers.map(\.layer)
        return all.isEmpty ? nil : all
    }

    open func addSublayer(_ layer: CALayer) {
        place(layer, at: view?.subviews.count ?? 0)
    }

    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        layer.superlayer = self
        let above = Int(index)
        let insertion = placedLayers.firstIndex { $0.position >= above } ?? placedLayers.endIndex
        placedLayers.insert((layer, above), at: insertion)
    }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        let position = sibling?.view.flatMap { view in self.view?.subviews.firstIndex { $0 === view } } ?? 0
        insertSublayer(layer, at: UInt32(position))
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        let position = sibling?.view.flatMap { view in self.view?.subviews.firstIndex { $0 === view } } ?? -1
        place(layer, at: position + 1)
    }

    private func place(_ layer: CALayer, at position: Int) {
        layer.removeFromSuperlayer()
        layer.superlayer = self
        placedLayers.append((layer, position))
    }

    open func removeFromSuperlayer() {
        superlayer?.placedLayers.removeAll { $0.layer === self }
        superlayer = nil
    }

    // MARK: Nothing is animated or drawn later

    /// Does nothing: layers are read anew for each picture.
    open func setNeedsDisplay() {}
    open func setNeedsLayout() { view?.setNeedsLayout() }
    open func layoutIfNeeded() { view?.layoutIfNeeded() }
    /// Never called: override `layoutSubviews()` of the view instead.
    open func layoutSublayers() {}
    /// Does nothing: a still has no animations.
    open func removeAllAnimations() {}
    /// Does nothing: a still has no animations.
    open func removeAnimation(forKey key: String) {}

    // MARK: Painting

    /// The content of the layer itself, in its bounds' coordinates.
    func makeContent() -> Frame.Content { .none }

    /// The paint over the whole of the layer's bounds.
    func makeFill() -> Paint? { backgroundColor.map { .color($0.rgba) } }
}

/// Whether rounded corners are circular or flow into the edges. Both are drawn as circles.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
