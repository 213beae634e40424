/// The environment that selects a variant of a set. The defaults are those of a phone in portrait orientation.
public struct AssetTraits: Hashable, Sendable {
    public enum Idiom: String, Sendable {
        case phone = "iphone"
        case pad = "ipad"
        case tv, mac
        case carPlay = "car"
        case vision
    }

    public enum Luminosity: String, Sendable { case light, dark }

    public enum Contrast: Sendable { case normal, high }

    public enum Gamut: String, Sendable {
        case sRGB
        case displayP3 = "display-P3"
    }

    public enum Direction: String, Sendable {
        case leftToRight = "left-to-right"
        case rightToLeft = "right-to-left"
    }

    public enum SizeClass: String, Sendable { case compact, regular }

    public var idiom: Idiom
    public var luminosity: Luminosity
    public var contrast: Contrast
    public var gamut: Gamut
    public var direction: Direction
    public var widthClass: SizeClass
    public var heightClass: SizeClass
    /// The languages of the reader, the closest first: `["de-AT", "de"]`.
    public var languages: [String]
    /// The pixels per point of the screen.
    public var scale: Double

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
