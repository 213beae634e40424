import Frames

/// A view that blurs the content behind it, or gives its content vibrancy.
open class UIVisualEffectView: UIView {
    /// The view for content in front of the effect.
    public final let contentView = UIView()

    /// The effect; `nil` for none.
    open var effect: UIVisualEffect? {
        didSet { effectDidChange() }
    }

    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        self.effect = effect
        addContentView()
        effectDidChange()
    }

    override public convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
        coder.decode(self, UIVisualEffectView.decodeEffectView)
    }

    private func addContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    private func effectDidChange() {
        // The layer provides the effects on the content.
        contentView.layer.pictureEffects = { [weak self] in self?.vibrancy ?? [] }
    }

    override open func embeddedFrames() -> [Frame] {
        guard let blur = effect as? UIBlurEffect, bounds.width > 0, bounds.height > 0 else { return [] }
        let isDark = traitCollection.userInterfaceStyle == .dark
        return [BlurParameters(blur.style, isDark: isDark).frame(bounds)]
    }

    /// The effects that draw the content in one color.
    private var vibrancy: [Effect] {
        guard let vibrancy = effect as? UIVibrancyEffect else { return [] }
        let isDark = vibrancy.blurEffect.style.isAlwaysDark ?? (traitCollection.userInterfaceStyle == .dark)
        let light = isDark ? 1.0 : 0
        return [
            .colors(
                ColorMatrix([
                    0, 0, 0, 0, light, 0, 0, 0, 0, light, 0, 0, 0, 0, light, 0, 0, 0, vibrancy.style.strength, 0,
                ]))
        ]
    }
}

extension UIBlurEffect.Style {
    /// Whether the style is dark or light in any appearance; `nil` for one that follows the appearance.
    fileprivate var isAlwaysDark: Bool? {
        switch self {
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            true
        case .light, .extraLight, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            false
        case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
            .systemThickMaterial, .systemChromeMaterial:
            nil
        }
    }
}

extension UIVibrancyEffectStyle {
    /// The alpha of the content: that of the label and fill colors, because the color behind isn't known.
    fileprivate var strength: Double {
        switch self {
        case .label: 0.85
        case .secondaryLabel: 0.6
        case .tertiaryLabel: 0.3
        case .quaternaryLabel: 0.18
        case .fill: 0.2
        case .secondaryFill: 0.16
        case .tertiaryFill: 0.12
        case .separator: 0.29
        }
    }
}
