import ChatLook
import Foundation
import HeadlessUIKit

/// The colors, fonts, images and texts of all components.
///
///     Appearance.default.colorPalette.background6 = .systemTeal
///
/// A copy costs next to nothing, since every view asks for the appearance again and again: copies share their parts
/// until one of them is changed.
public struct Appearance {
    private final class Parts {
        var colorPalette = ColorPalette()
        var fonts = Fonts()
        var images = Images()
        var formatters = Formatters()
        var localizationProvider = LocalizationProvider.defaultValue

        init() {}

        init(copying other: Parts) {
            colorPalette = other.colorPalette
            fonts = other.fonts
            images = other.images
            formatters = other.formatters
            localizationProvider = other.localizationProvider
        }
    }

    private var parts = Parts()

    /// The parts, of this copy alone.
    private var ownParts: Parts {
        mutating get {
            if !isKnownUniquelyReferenced(&parts) { parts = Parts(copying: parts) }
            return parts
        }
    }

    public init() {}

    public var colorPalette: ColorPalette {
        _read { yield parts.colorPalette }
        _modify { yield &ownParts.colorPalette }
    }

    public var fonts: Fonts {
        _read { yield parts.fonts }
        _modify { yield &ownParts.fonts }
    }

    public var images: Images {
        _read { yield parts.images }
        _modify { yield &ownParts.images }
    }

    public var formatters: Formatters {
        _read { yield parts.formatters }
        _modify { yield &ownParts.formatters }
    }

    /// Returns the text for a key of a table of texts; the components' own English unless set.
    ///
    /// Texts with a number are asked for under the key with `.zero`, `.one` or `.other` behind it. An answer that is
    /// the key itself stands for none: then the key is asked for by itself, and then the English text is taken.
    public var localizationProvider: (_ key: String, _ table: String) -> String {
        get { parts.localizationProvider }
        set { ownParts.localizationProvider = newValue }
    }
}
