import Frames
import Typesetting

/// Grows and shrinks fonts and lengths as a text style does with the reader's content size.
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

    /// Returns `value` in the proportion of the style's lines now to those at the default content size,
    /// rounded to a whole pixel.
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
        font.withSize(scaledValue(for: font.pointSize))
    }

    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
    }

    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
    }
}
