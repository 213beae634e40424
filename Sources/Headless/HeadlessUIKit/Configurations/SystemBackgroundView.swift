import Frames

/// The view that draws a background configuration; it fills its superview, as the lowest subview.
final class SystemBackgroundView: UIView {
    /// The background to draw.
    var configuration = UIBackgroundConfiguration.clear() {
        didSet { if configuration != oldValue || hasTransformers { configurationDidChange(from: oldValue) } }
    }

    /// A radius that replaces the configuration's, in points.
    var cornerRadiusOverride: CGFloat?

    private var imageView: UIImageView?
    private var effectView: UIVisualEffectView?
    private lazy var stroke: StrokeView = {
        let view = StrokeView()
        addSubview(view)
        return view
    }()

    private var hasStroke = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private var hasTransformers: Bool {
        configuration.backgroundColorTransformer != nil || configuration.strokeColorTransformer != nil
    }

    private func configurationDidChange(from old: UIBackgroundConfiguration) {
        if old.customView !== configuration.customView {
            if old.customView?.superview === self { old.customView?.removeFromSuperview() }
            if let custom = configuration.customView { insertSubview(custom, at: imageView == nil ? 0 : 1) }
        }
        showImage()
        showEffect()
        if hasStroke || configuration.strokeWidth > 0 {
            hasStroke = true
            stroke.width = configuration.strokeWidth
            stroke.configuration = configuration
            bringSubviewToFront(stroke)
        }
        showShadow()
        setNeedsLayout()
    }

    private func showImage() {
        if configuration.image != nil, imageView == nil {
            let view = UIImageView()
            imageView = view
            insertSubview(view, at: 0)
        }
        imageView?.image = configuration.image
        imageView?.contentMode = configuration.imageContentMode
    }

    private func showEffect() {
        if configuration.visualEffect != nil, effectView == nil { effectView = UIVisualEffectView(effect: nil) }
        guard let effectView else { return }
        effectView.effect = configuration.visualEffect
        effectView.isHidden = configuration.visualEffect == nil
        insertSubview(effectView, at: 0)
    }

    private func showShadow() {
        let shadow = configuration.shadowProperties
        guard shadow.opacity > 0 || layerIfCreated?.shadowOpacity ?? 0 > 0 else { return }
        layer.shadowColor = shadow.color.cgColor
        layer.shadowOpacity = Float(shadow.opacity)
        layer.shadowRadius = shadow.radius
        layer.shadowOffset = shadow.offset
        layer.shadowPath = shadow.path?.cgPath
    }

    // MARK: Geometry

    /// The rectangle of the fill, in the view's coordinates.
    private var area: CGRect {
        let direction = effectiveUserInterfaceLayoutDirection
        var insets = configuration.backgroundInsets
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        if !edges.isEmpty, let margins = superview?.directionalLayoutMargins {
            if edges.contains(.top) { insets.top += margins.top }
            if edges.contains(.leading) { insets.leading += margins.leading }
            if edges.contains(.bottom) { insets.bottom += margins.bottom }
            if edges.contains(.trailing) { insets.trailing += margins.trailing }
        }
        let rect = bounds.inset(by: UIEdgeInsets(insets, direction: direction))
        return CGRect(
            x: rect.origin.x, y: rect.origin.y, width: max(rect.size.width, 0), height: max(rect.size.height, 0))
    }

    /// Returns the radius, limited to half a side.
    private func radius(in rect: CGRect) -> CGFloat {
        let wanted = cornerRadiusOverride ?? configuration.cornerRadius
        return wanted.isFinite ? max(min(wanted, rect.width / 2, rect.height / 2), 0) : 0
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = area
        let radius = radius(in: area)
        effectView?.contentView.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        for view in [effectView, imageView, configuration.customView].compactMap(\.self) {
            view.frame = area
            if radius > 0 || view.layerIfCreated?.cornerRadius ?? 0 > 0 {
                view.layer.cornerRadius = radius
            }
            view.clipsToBounds = true
        }
        guard hasStroke else { return }
        let outset = configuration.strokeOutset
        stroke.frame = area.insetBy(dx: -outset, dy: -outset)
        stroke.radius = radius > 0 ? max(radius + outset, 0) : 0
    }

    // MARK: Painting

    override func makeContent() -> Frame.Content {
        if configuration.visualEffect != nil { return .none }
        let color = configuration.resolvedBackgroundColor(for: tintColor).rgba(in: traitCollection)
        guard color.alpha > 0 else { return .none }
        let area = area
        return .path(PathContent(outline: .smoothly(rounded: area, radius: radius(in: area)), fill: .color(color)))
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        if effectView != nil { setNeedsLayout() }
        setNeedsDisplay()
    }
}

/// The stroke along the edge of a background.
private final class StrokeView: UIView {
    var configuration = UIBackgroundConfiguration.clear()
    var width: CGFloat = 0
    var radius: CGFloat = 0

    override func makeContent() -> Frame.Content {
        let color = configuration.resolvedStrokeColor(for: tintColor).rgba(in: traitCollection)
        guard width > 0, width.isFinite, color.alpha > 0, bounds.width > 0, bounds.height > 0 else { return .none }
        let line = min(width, bounds.width, bounds.height)
        let middle = bounds.insetBy(dx: line / 2, dy: line / 2)
        return .path(
            PathContent(
                outline: .smoothly(rounded: middle, radius: max(radius - line / 2, 0)),
                stroke: .init(color: color, width: line)))
    }
}

extension Outline {
    /// Returns a rectangle with smooth corners, or with square ones. If an edge is too short for smooth corners, they
    /// are quarter circles, as in a layer with a continuous corner curve.
    static func smoothly(rounded rect: CGRect, radius: CGFloat) -> Outline {
        let shorter = min(rect.width, rect.height)
        let radius = min(radius, shorter / 2)
        guard radius > 0 else { return .rectangle(rect) }
        let isRoomy = 2 * Self.smoothCornerExtent * radius <= shorter
        return isRoomy
            ? .smoothRoundedRectangle(rect, radii: CornerRadii(radius))
            : .roundedRectangle(rect, radii: CornerRadii(radius))
    }
}
