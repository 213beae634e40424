import Foundation
import HeadlessUIKit

/// The colours, fonts, images and texts of all components.
public struct Appearance {
    public var colorPalette = ColorPalette()
    public var fonts = Fonts()
    public var images = Images()
    public var formatters = Formatters()

    /// Returns the text for a key of a table of texts; the tables' own English unless set.
    public var localizationProvider: (_ key: String, _ table: String) -> String = { key, _ in
        Localization.english(key)
    }

    public init() {}
}
