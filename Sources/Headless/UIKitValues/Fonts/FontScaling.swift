import Frames
import Typesetting

/// How a font follows the content size, for `adjustsFontForContentSizeCategory`.
enum FontScaling: Equatable, Sendable {
    /// The font of a text style.
    case textStyle(UIFont.TextStyle)
    /// A font of `size` points that metrics scale, up to a size of `maximum` points.
    case metrics(UIFont.TextStyle, size: CGFloat, maximum: CGFloat)
}

extension UIFont {
    /// Returns the font at another content size, with its weight, slant and family. As on iOS, a font that comes from
    /// neither a text style nor metrics is returned unchanged.
    package func adjusted(to category: UIContentSizeCategory) -> UIFont {
        guard let scaling, category != .unspecified else { return self }
        var description = fontDescription
        switch scaling {
        case .textStyle(let style):
            let preferred = style.typesettingStyle.font(for: category.contentSize)
            description.size = preferred.size
            description.leading = preferred.leading
        case .metrics(let style, let size, let maximum):
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            let scaled = UIFontMetrics(forTextStyle: style).scaledValue(for: size, compatibleWith: traits)
            description = description.resized(to: min(scaled, maximum))
        }
        return description == fontDescription ? self : UIFont(description, textStyle: textStyle, scaling: scaling)
    }
}
