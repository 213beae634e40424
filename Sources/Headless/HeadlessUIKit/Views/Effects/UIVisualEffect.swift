/// An effect on the content behind a view, or in it.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject, NSCopying {
    override public init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A blur of the content behind a view, under a tint.
///
/// The values of the three oldest styles are those of Apple's published sample code; those of the materials approximate
/// their colors over plain white and plain black.
open class UIBlurEffect: UIVisualEffect {
    /// The style of the blur.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    final let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }

    public required init?(coder: NSCoder) {
        style = .regular
        super.init(coder: coder)
    }

    nonisolated override open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An effect that lets some of the blur through an effect view's content. The content is drawn in one color, white in
/// dark appearance and black in light, with the opacity of its style.
open class UIVibrancyEffect: UIVisualEffect {
    final let blurEffect: UIBlurEffect
    final let style: UIVibrancyEffectStyle

    public init(blurEffect: UIBlurEffect) {
        self.blurEffect = blurEffect
        style = .label
        super.init()
    }

    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }

    public required init?(coder: NSCoder) {
        blurEffect = UIBlurEffect(style: .regular)
        style = .label
        super.init(coder: coder)
    }
}

/// The amount of blur that is let through.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
