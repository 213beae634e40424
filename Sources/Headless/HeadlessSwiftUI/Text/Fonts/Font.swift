import Foundation
import Typesetting
import UIKitValues

/// A font as a view requests it. Its size is resolved where it is used, with the reader's text size.
public struct Font: Hashable, Sendable {
    /// The source of the font.
    indirect enum Source: Hashable, Sendable {
        case style(TextStyle, Design?, Weight?)
        case system(size: CGFloat, Weight?, Design?)
        case custom(name: String, size: CGFloat, CustomSize)
        case uiFont(UIFont)
        case changed(Font, Change)
    }

    /// How the size of a custom font scales with the reader's text size.
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

    /// Creates a font from a UIKit font. Its size doesn't scale with the reader's text size.
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

    /// Returns the system font at a fixed size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, weight, design))
    }

    /// Returns a named font with its size in points at the standard text size. It scales like the style `body`.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        custom(name, size: size, relativeTo: .body)
    }

    /// Returns a named font with its size in points at the standard text size. It scales like a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name: name, size: size, .relative(to: textStyle)))
    }

    /// Returns a named font at a fixed size in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name: name, size: fixedSize, .fixed))
    }

    // MARK: Modifying

    /// Returns the bold font: semibold for the text styles from `title3` down, as on iOS.
    public func bold() -> Font { changed(.bold) }

    public func italic() -> Font { changed(.italic) }

    public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }

    /// Returns the monospaced font.
    public func monospaced() -> Font { changed(.monospaced) }

    /// Returns the font with monospaced digits.
    public func monospacedDigit() -> Font { changed(.monospacedDigits) }

    /// Returns the font with tighter or looser line spacing.
    public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }

    /// Returns the font with narrower or wider letters, which is reported and not drawn.
    public func width(_ width: Width) -> Font { changed(.width(width)) }

    /// Returns the font with small capitals, which is reported and not drawn.
    public func smallCaps() -> Font { changed(.smallCaps) }

    /// Same as ``smallCaps()``.
    public func lowercaseSmallCaps() -> Font { changed(.smallCaps) }

    /// Same as ``smallCaps()``.
    public func uppercaseSmallCaps() -> Font { changed(.smallCaps) }

    func changed(_ change: Change) -> Font { Font(.changed(self, change)) }
}

/// Core Text's font type: on iOS, it is bridged with UIKit's fonts.
public typealias CTFont = UIFont
