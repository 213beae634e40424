import ChatLook
import Foundation
import HeadlessUIKit

/// The colors, fonts, images and texts of all components.
///
///     Appearance.default.colorPalette.background6 = .systemTeal
///
/// Copies are cheap, since every view accesses the appearance often: they share their storage until one of them is
/// changed.
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

    /// The storage, unique to this copy.
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

    /// Returns the text for a key of a table of texts; by default, the components' own texts.
    ///
    /// Texts with a number are looked up with the suffix `.zero`, `.one` or `.other`. If the key itself is returned,
    /// there is no such text: then the key without a suffix is looked up, and then the English text is used.
    public var localizationProvider: (_ key: String, _ table: String) -> String {
        get { parts.localizationProvider }
        set { ownParts.localizationProvider = newValue }
    }
}
