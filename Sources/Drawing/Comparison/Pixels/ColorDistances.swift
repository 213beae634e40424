import Foundation

/// The perceptually weighted distance in YIQ; see ``ColorDifference/perceptual(threshold:)``.
enum YIQDistance {
    /// Returns the distance of two premultiplied pixels, from 0 to 1.
    static func distance(_ first: UInt32, _ second: UInt32) -> Double {
        first == second ? 0 : PixelChannels.overBackgrounds(first, second, squared).squareRoot()
    }

    private static func squared(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Double {
        let (red, green, blue) = (first.x - second.x, first.y - second.y, first.z - second.z)
        let y = brightness(red, green, blue)
        let i = 0.59597799 * red - 0.27417610 * green - 0.32180189 * blue
        let q = 0.21147017 * red - 0.52261711 * green + 0.31114694 * blue
        return (0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q) / largestSquaredDistance
    }

    /// Returns the Y of a color.
    static func brightness(_ red: Double, _ green: Double, _ blue: Double) -> Double {
        0.29889531 * red + 0.58662247 * green + 0.11448223 * blue
    }

    /// The squared distance of the two most distant colors, with channels up to 255.
    private static let largestSquaredDistance = 35_215.0
}

/// The ΔE of 1994 between two colors; see ``ColorDifference/deltaE94(maximum:)``.
enum LabDistance {
    /// Returns the distance of two premultiplied pixels, 100 for black and white.
    static func distance(_ first: UInt32, _ second: UInt32) -> Double {
        first == second ? 0 : PixelChannels.overBackgrounds(first, second, deltaE94)
    }

    private static func deltaE94(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Double {
        let (one, other) = (lab(first), lab(second))
        let chroma = (
            (one.y * one.y + one.z * one.z).squareRoot(), (other.y * other.y + other.z * other.z).squareRoot()
        )
        let lightness = one.x - other.x
        let chromaChange = chroma.0 - chroma.1
        let (a, b) = (one.y - other.y, one.z - other.z)
        let hueSquared = max(a * a + b * b - chromaChange * chromaChange, 0)
        // Neither of the two colors is the reference: using the mean chroma makes the distance symmetric.
        let mean = (chroma.0 * chroma.1).squareRoot()
        let chromaPart = chromaChange / (1 + 0.045 * mean)
        let hueWeight = 1 + 0.015 * mean
        return (lightness * lightness + chromaPart * chromaPart + hueSquared / (hueWeight * hueWeight)).squareRoot()
    }

    /// Returns CIE L*a*b* of an sRGB color, with white point D65.
    private static func lab(_ color: SIMD3<Double>) -> SIMD3<Double> {
        let (red, green, blue) = (linear(color.x), linear(color.y), linear(color.z))
        let x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
        let y = root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
        let z = root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
        return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    private static func linear(_ channel: Double) -> Double {
        let value = min(max(channel / 255, 0), 1)
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func root(_ value: Double) -> Double {
        value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
}
