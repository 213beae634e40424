/// The allowed difference between two colors.
///
/// Transparent colors are compared over black and over white, and the larger distance counts, so that a change of only
/// the alpha is detected too.
public enum ColorDifference: Sendable, Hashable {
    /// Every byte must be equal.
    case exact

    /// No channel may differ by more than a number of its 255 levels. Channels are premultiplied.
    case channels(Int)

    /// The distance may be at most `threshold`: 0 is no distance, 1 that of black and white.
    ///
    /// The distance weights brightness more than hue, as the eye does. One level in all three channels of a gray is
    /// 0.0038; differences are visible side by side from about 0.02.
    ///
    /// Y. Kotsarenko, F. Ramos: Measuring perceived color difference using YIQ NTSC transmission color space in
    /// mobile applications. Programación Matemática y Software 2 (2010), 27–43.
    case perceptual(threshold: Double)

    /// ΔE may be at most `maximum`; 100 is the distance of black and white.
    ///
    /// CIE 116-1995, Industrial color-difference evaluation, with the weights for graphic arts.
    case deltaE94(maximum: Double)

    /// One level in each channel: arithmetic on another machine may cause it, and it is invisible.
    public static let imperceptible = ColorDifference.channels(1)
}

extension ColorDifference {
    /// Whether two premultiplied pixels are within the allowed difference.
    @inline(__always)
    package func tolerates(_ first: UInt32, _ second: UInt32) -> Bool {
        guard first != second else { return true }
        switch self {
        case .exact: return false
        case .channels(let most): return PixelChannels.largestDifference(first, second) <= most
        case .perceptual(let threshold): return YIQDistance.distance(first, second) <= threshold
        case .deltaE94(let maximum): return LabDistance.distance(first, second) <= maximum
        }
    }
}

/// Operations on the channels of premultiplied pixels.
enum PixelChannels {
    /// Returns the largest difference of two pixels in any channel, including alpha, from 0 to 255.
    @inline(__always)
    static func largestDifference(_ first: UInt32, _ second: UInt32) -> Int {
        let blue = Int(first & 0xFF) - Int(second & 0xFF)
        let green = Int(first >> 8 & 0xFF) - Int(second >> 8 & 0xFF)
        let red = Int(first >> 16 & 0xFF) - Int(second >> 16 & 0xFF)
        let alpha = Int(first >> 24) - Int(second >> 24)
        // Written out because test builds aren't optimized, where `max` and `abs` are calls.
        var most = blue < 0 ? -blue : blue
        if green > most { most = green } else if -green > most { most = -green }
        if red > most { most = red } else if -red > most { most = -red }
        if alpha > most { most = alpha } else if -alpha > most { most = -alpha }
        return most
    }

    /// Returns the distance of two pixels over black and, unless both are opaque, over white, whichever is larger.
    static func overBackgrounds(
        _ first: UInt32, _ second: UInt32, _ distance: (SIMD3<Double>, SIMD3<Double>) -> Double
    ) -> Double {
        let overBlack = distance(color(first), color(second))
        guard first >> 24 != 255 || second >> 24 != 255 else { return overBlack }
        let shining = (Double(255 - (first >> 24)), Double(255 - (second >> 24)))
        return max(overBlack, distance(color(first) + shining.0, color(second) + shining.1))
    }

    /// Returns red, green and blue, up to 255.
    private static func color(_ pixel: UInt32) -> SIMD3<Double> {
        SIMD3(Double(pixel >> 16 & 0xFF), Double(pixel >> 8 & 0xFF), Double(pixel & 0xFF))
    }
}
