import Foundation
import Typesetting
import UIKitValues

/// A font as a view asks for it. Its size is known where it is used, from the reader's text size there.
public struct Font: Hashable, Sendable {
    /// Where the font comes from.
    indirect enum Source: Hashable, Sendable {
        case style(TextStyle, Design?, Weight?)
        case system(size: CGFloat, Weight?, Design?)
        case custom(name: String, size: CGFloat, CustomSize)
        case uiFont(UIFont)
        case changed(Font, Change)
    }

    /// How the size of an application's font follows the reader's text size.
    enum CustomSize: Hashable, Sendable {
        case relative(to: TextStyle)
        case fixed
    }

    /// A change of a font.
    enum Change: Hashable, Sendable {
        case bold, italic, monospaced, monospacedDigits, smallCaps
        case weight(Weight)
        case leading(Leading)
        case width(Width)
        case design(Design)
    }

    let source: Source

    init(_ source: Source) {
        self.source = source
    }

    /// Creates the font that a UIKit font is. Its size stays whatever the reader's text size is.
    public init(_ font: UIFont) {
        self.init(.uiFont(font))
    }

    // MARK: Text styles

    public static let largeTitle = system(.largeTitle)
    public static let title = system(.title)
    public static let title2 = system(.title2)
    public static let title3 = system(.title3)
    public static let headline = system(.headline)
    public static let subheadline = system(.subheadline)
    public static let body = system(.body)
    public static let callout = system(.callout)
    public static let footnote = system(.footnote)
    public static let caption = system(.caption)
    public static let caption2 = system(.caption2)

    /// The font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design, weight))
    }

    // MARK: Fonts of a size

    /// The system's font at a size in points, whatever the reader's text size is.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, weight, design))
    }

    /// The font of a name, its size in points at the standard text size; it grows as the style `body` does.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        custom(name, size: size, relativeTo: .body)
    }

    /// The font of a name, its size in points at the standard text size; it grows as a text style does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name: name, size: size, .relative(to: textStyle)))
    }

    /// The font of a name at a size in points, whatever the reader's text size is.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name: name, size: fixedSize, .fixed))
    }

    // MARK: Changes

    /// Returns the bold font: semibold for the text styles from `title3` down, as on iOS.
    public func bold() -> Font { changed(.bold) }

    public func italic() -> Font { changed(.italic) }

    public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }

    /// Returns the fixed-width font.
    public func monospaced() -> Font { changed(.monospaced) }

    /// Returns the font with digits of one width.
    public func monospacedDigit() -> Font { changed(.monospacedDigits) }

    /// Returns the font with lines that stand closer or further apart.
    public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }

    /// Returns the font with narrower or wider letters. They are drawn at their standard width, which is reported.
    public func width(_ width: Width) -> Font { changed(.width(width)) }

    /// Returns the font with capitals for all letters. They are drawn as ordinary letters, which is reported.
    public func smallCaps() -> Font { changed(.smallCaps) }

    /// As ``smallCaps()``.
    public func lowercaseSmallCaps() -> Font { changed(.smallCaps) }

    /// As ``smallCaps()``.
    public func uppercaseSmallCaps() -> Font { changed(.smallCaps) }

    func changed(_ change: Change) -> Font { Font(.changed(self, change)) }
}

/// A font as Core Text names it: on iOS, each of UIKit's fonts is one.
public typealias CTFont = UIFont
