import Frames
import Typesetting

/// Scales fonts and lengths with the user's content size, as a text style does.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    public static let `default` = UIFontMetrics(forTextStyle: .body)

    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// Returns `value` scaled by the style's current line height relative to that at the default content size, rounded
    /// to a whole pixel.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        func leading(_ font: UIFont) -> CGFloat { font.fontDescription.leading ?? font.lineHeight }
        let now = leading(UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection))
        let normal = leading(
            UIFont.preferredFont(
                forTextStyle: style,
                compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)))
        return RenderScale.round(value * now / normal)
    }

    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: .greatestFiniteMagnitude, compatibleWith: nil)
    }

    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: .greatestFiniteMagnitude, compatibleWith: traitCollection)
    }

    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns the font scaled for the style, and no larger than `maximumPointSize`. Labels that adjust follow both
    /// when their content size changes.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size = min(scaledValue(for: font.pointSize, compatibleWith: traitCollection), maximumPointSize)
        return UIFont(
            font.fontDescription.resized(to: size), textStyle: font.textStyle,
            scaling: .metrics(style, size: font.pointSize, maximum: maximumPointSize))
    }
}
