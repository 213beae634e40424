import ChatLook
import HeadlessSwiftUI

/// The colors, fonts and images of the views.
public class Appearance {
    public var colors: ColorPalette
    public var images: Images
    public var fonts: Fonts

    public init(colors: ColorPalette = ColorPalette(), images: Images = Images(), fonts: Fonts = Fonts()) {
        self.colors = colors
        self.images = images
        self.fonts = fonts
    }

    /// Creates an independent copy.
    convenience init(copying other: Appearance) {
        self.init(colors: other.colors, images: Images(copying: other.images), fonts: other.fonts)
    }

    /// The current appearance.
    public static var `default`: Appearance {
        get { StreamChat.current.appearance }
        set { StreamChat.current.appearance = newValue }
    }

    /// Returns the text for a key of a table; it is shared by both flavors.
    public static var localizationProvider: (_ key: String, _ table: String) -> String {
        get { ConfigurationScope.current[LocalizationProvider.self] }
        set { ConfigurationScope.current[LocalizationProvider.self] = newValue }
    }
}

private enum AppearanceKey: EnvironmentKey {
    static var defaultValue: Appearance { .default }
}

extension EnvironmentValues {
    /// The appearance of the views.
    public var appearance: Appearance {
        get { self[AppearanceKey.self] }
        set { self[AppearanceKey.self] = newValue }
    }
}
