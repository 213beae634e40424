/// The environment that selects a variant of a set. The defaults are those of a phone in portrait orientation.
public struct AssetTraits: Hashable, Sendable {
    /// The kind of device, by its name in `Contents.json`.
    public enum Idiom: String, Sendable {
        case phone = "iphone"
        case pad = "ipad"
        case tv, mac
        case carPlay = "car"
        case vision
    }

    /// Light or dark.
    public enum Luminosity: String, Sendable { case light, dark }

    /// The contrast that the reader asks for.
    public enum Contrast: Sendable { case normal, high }

    /// The color gamut of the screen.
    public enum Gamut: String, Sendable {
        case sRGB
        case displayP3 = "display-P3"
    }

    /// The reading direction.
    public enum Direction: String, Sendable {
        case leftToRight = "left-to-right"
        case rightToLeft = "right-to-left"
    }

    /// The amount of space on an axis.
    public enum SizeClass: String, Sendable { case compact, regular }

    /// The kind of device.
    public var idiom: Idiom
    /// Light or dark.
    public var luminosity: Luminosity
    /// The contrast.
    public var contrast: Contrast
    /// The color gamut.
    public var gamut: Gamut
    /// The reading direction.
    public var direction: Direction
    /// The horizontal size class.
    public var widthClass: SizeClass
    /// The vertical size class.
    public var heightClass: SizeClass
    /// The languages of the reader, the closest first: `["de-AT", "de"]`.
    public var languages: [String]
    /// The pixels per point of the screen.
    public var scale: Double

    /// Creates an environment.
    ///
    /// - Parameters:
    ///   - languages: The closest first.
    ///   - scale: The pixels per point of the screen.
    public init(
        idiom: Idiom = .phone, luminosity: Luminosity = .light, contrast: Contrast = .normal, gamut: Gamut = .sRGB,
        direction: Direction = .leftToRight, widthClass: SizeClass = .compact, heightClass: SizeClass = .regular,
        languages: [String] = ["en"], scale: Double = 2
    ) {
        self.idiom = idiom
        self.luminosity = luminosity
        self.contrast = contrast
        self.gamut = gamut
        self.direction = direction
        self.widthClass = widthClass
        self.heightClass = heightClass
        self.languages = languages
        self.scale = scale
    }
}
