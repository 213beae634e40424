/// How far apart two colours may be and still count as the same.
///
/// Colours that let something shine through are held against each other twice, over black and over white, and the
/// larger distance counts, so that a change of the alpha alone is seen too.
public enum ColorDifference: Sendable, Hashable {
    /// Every byte has to be equal.
    case exact

    /// Colours whose distance is at most `threshold` are the same: 0 is no distance, 1 that of black and white.
    ///
    /// The distance weighs brightness more than hue, as eyes do. A step of one in all three channels of a grey,
    /// of 255, is 0.0038; what can be seen side by side begins at about 0.02.
    case perceptual(threshold: Double)

    /// What arithmetic on another machine may change and nobody can see: one step in each channel.
    public static let imperceptible = ColorDifference.perceptual(threshold: 0.004)
}

extension ColorDifference {
    /// Returns the distance of two premultiplied pixels, from 0 to 1.
    static func distance(_ first: UInt32, _ second: UInt32) -> Double {
        guard first != second else { return 0 }
        let overBlack = squaredDistance(Channels(first), Channels(second))
        guard first >> 24 != 255 || second >> 24 != 255 else { return overBlack.squareRoot() }
        let overWhite = squaredDistance(Channels(first).overWhite, Channels(second).overWhite)
        return max(overBlack, overWhite).squareRoot()
    }

    /// The difference in YIQ, each part weighed by how well it is seen.
    ///
    /// Y. Kotsarenko, F. Ramos: Measuring perceived color difference using YIQ NTSC transmission color space in
    /// mobile applications. Programación Matemática y Software 2 (2010), 27–43.
    private static func squaredDistance(_ first: Channels, _ second: Channels) -> Double {
        let (red, green, blue) = (first.red - second.red, first.green - second.green, first.blue - second.blue)
        let y = 0.29889531 * red + 0.58662247 * green + 0.11448223 * blue
        let i = 0.59597799 * red - 0.27417610 * green - 0.32180189 * blue
        let q = 0.21147017 * red - 0.52261711 * green + 0.31114694 * blue
        return (0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q) / largestSquaredDistance
    }

    /// That of the two colours that are farthest apart, on channels up to 255.
    private static let largestSquaredDistance = 35_215.0

    /// Whether a distance counts as none.
    func tolerates(_ distance: Double) -> Bool {
        switch self {
        case .exact: distance == 0
        case .perceptual(let threshold): distance <= threshold
        }
    }
}

/// The channels of a pixel, from 0 to 255, multiplied by its alpha.
private struct Channels {
    var red: Double
    var green: Double
    var blue: Double
    private let alpha: Double

    init(_ pixel: UInt32) {
        alpha = Double(pixel >> 24)
        red = Double(pixel >> 16 & 0xFF)
        green = Double(pixel >> 8 & 0xFF)
        blue = Double(pixel & 0xFF)
    }

    var overWhite: Channels {
        var copy = self
        copy.red += 255 - alpha
        copy.green += 255 - alpha
        copy.blue += 255 - alpha
        return copy
    }
}
