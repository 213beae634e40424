import Frames
import Typesetting

/// How a font follows the content size: what `adjustsFontForContentSizeCategory` needs to know of it.
enum FontScaling: Equatable, Sendable {
    /// As a text style does, whose font it is.
    case textStyle(UIFont.TextStyle)
    /// As metrics make it of a font of `size` points, up to a size of `maximum` points.
    case metrics(UIFont.TextStyle, size: CGFloat, maximum: CGFloat)
}

extension UIFont {
    /// Returns the font as it is at another content size: bolder, italic and of its family as it was. A font that comes
    /// from no text style and from no metrics is returned as it is, as on iOS.
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
