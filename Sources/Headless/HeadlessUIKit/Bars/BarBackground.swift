/// The background of a bar: a fill, an image and a shadow line at one edge.
///
/// All kinds of bars use it.
@MainActor
final class BarBackground {
    /// The edge of the bar with the shadow line.
    enum Edge { case top, bottom }

    private let edge: Edge
    private let hairline = UIView()
    private var imageView: UIImageView?
    private var effectView: UIVisualEffectView?
    private var shadowView: UIImageView?

    /// The `backgroundColor` of the bar as a view, which shows if the appearance has no color.
    private var viewColor: UIColor?
    private var isFilling = false

    init(lineAt edge: Edge) {
        self.edge = edge
        hairline.backgroundColor = .separator
    }

    func install(in bar: UIView) {
        bar.addSubview(hairline)
    }

    /// Sets the `backgroundColor` of the bar, unless this object has just set it.
    func take(_ color: UIColor?) {
        if !isFilling { viewColor = color }
    }

    /// Displays the fill, the image and the shadow line of an appearance.
    ///
    /// - Parameters:
    /// - appearance: The current appearance.
    /// - image: The bar's own image, which replaces the material.
    /// - shadowImage: The bar's own image, which replaces the shadow line.
    /// - tint: The bar's `barTintColor`, which replaces the material if there is no image.
    ///   - style: The bar's `barStyle`.
    func show(
        _ appearance: UIBarAppearance, image: UIImage?, shadowImage: UIImage?, tint: UIColor?, style: UIBarStyle,
        in bar: UIView
    ) {
        let image = appearance.material == .chrome ? image : nil
        isFilling = true
        bar.backgroundColor = image != nil ? .clear : fill(appearance, tint: tint, isDark: style != .default)
        isFilling = false
        let shown = appearance.backgroundImage ?? image
        if shown != nil || imageView != nil { show(shown, appearance.backgroundImageContentMode, in: bar) }
        showEffect(of: appearance, in: bar)
        let line = appearance.shadowImage ?? shadowImage
        hairline.backgroundColor = appearance.shadowColor
        hairline.isHidden = line != nil || appearance.shadowColor == nil
        if let line, line.size != .zero { showShadow(line, tint: appearance.shadowColor, in: bar) }
        shadowView?.isHidden = line == nil || line?.size == .zero
    }

    private func fill(_ appearance: UIBarAppearance, tint: UIColor?, isDark: Bool) -> UIColor {
        switch appearance.material {
        case .blur: viewColor ?? .clear
        case .chrome: appearance.backgroundColor ?? tint ?? (isDark ? .darkBarBackground : .barBackground)
        case .none: appearance.backgroundColor ?? viewColor ?? .clear
        }
    }

    private func showEffect(of appearance: UIBarAppearance, in bar: UIView) {
        guard case .blur = appearance.material else {
            effectView?.isHidden = true
            return
        }
        let view = effectView ?? UIVisualEffectView(effect: nil)
        view.effect = appearance.backgroundEffect
        view.contentView.backgroundColor = appearance.backgroundColor
        view.isHidden = false
        view.frame = CGRect(origin: .zero, size: bar.bounds.size)
        bar.insertSubview(view, at: 0)
        effectView = view
    }

    private func showShadow(_ image: UIImage, tint: UIColor?, in bar: UIView) {
        let view = shadowView ?? UIImageView()
        view.image = image
        view.tintColor = tint
        if shadowView == nil { bar.addSubview(view) }
        shadowView = view
    }

    private func show(_ image: UIImage?, _ mode: UIView.ContentMode, in bar: UIView) {
        let view = imageView ?? UIImageView()
        view.image = image
        view.contentMode = mode
        view.clipsToBounds = true
        if imageView == nil { bar.insertSubview(view, at: 0) }
        imageView = view
    }

    func layOut(in bounds: CGRect) {
        let line = 1 / UIScreen.main.scale
        let shadow = shadowView?.image?.size.height ?? 0
        switch edge {
        case .top:
            hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: line)
            shadowView?.frame = CGRect(x: 0, y: -shadow, width: bounds.width, height: shadow)
        case .bottom:
            hairline.frame = CGRect(x: 0, y: bounds.height - line, width: bounds.width, height: line)
            shadowView?.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: shadow)
        }
        effectView?.frame = CGRect(origin: .zero, size: bounds.size)
        imageView?.frame = CGRect(origin: .zero, size: bounds.size)
    }
}
