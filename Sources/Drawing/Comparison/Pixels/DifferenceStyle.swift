import Raster

/// The colors of a ``DifferencePicture``, which contrast with its background.
struct DifferenceStyle {
    /// The color of pixels that differ by more than the tolerance.
    let over: UInt32

    /// The color of pixels that differ within the tolerance.
    let tolerated: UInt32

    /// The color of the area that neither picture covers.
    let nothing: UInt32

    private let stripe: UInt32
    private let gap: UInt32

    /// The darkest and the lightest gray of equal pixels.
    private let grays: ClosedRange<UInt32>

    private static let light = DifferenceStyle(
        over: 0xFFE0_0020, tolerated: 0xFFFF_C000, nothing: 0xFFFF_FFFF, stripe: 0xFF40_80FF, gap: 0xFFDC_E8FF,
        grays: 192...255)

    private static let dark = DifferenceStyle(
        over: 0xFFFF_4058, tolerated: 0xFFFF_D040, nothing: 0xFF00_0000, stripe: 0xFF40_80FF, gap: 0xFF0E_1C38,
        grays: 12...88)

    /// Returns the light style for a picture that is mostly light over white, otherwise the dark one.
    static func fitting(_ bitmap: Bitmap) -> DifferenceStyle {
        guard bitmap.pixelCount > 0 else { return light }
        // A sample suffices, and takes no time for large pictures.
        let step = max(bitmap.pixelCount / 4096, 1) | 1
        let (sum, count) = bitmap.withPixels { pixels in
            var (sum, count): (UInt32, UInt32) = (0, 0)
            for index in stride(from: 0, to: pixels.count, by: step) {
                sum += brightness(pixels[index])
                count += 1
            }
            return (sum, count)
        }
        return sum / count < 112 ? dark : light
    }

    /// Returns the gray of an equal pixel according to its brightness.
    func ground(_ pixel: UInt32) -> UInt32 {
        let gray = grays.lowerBound + Self.brightness(pixel) * (grays.upperBound - grays.lowerBound) / 255
        return 0xFF00_0000 | gray << 16 | gray << 8 | gray
    }

    /// Returns diagonal stripes, three pixels wide.
    func hatching(_ x: Int, _ y: Int) -> UInt32 { (x + y) % 9 < 3 ? stripe : gap }

    /// Returns the brightness of a pixel over white, from 0 to 255.
    private static func brightness(_ pixel: UInt32) -> UInt32 {
        let shining = 255 - (pixel >> 24)
        let sum = 2 * (pixel >> 16 & 0xFF) + 5 * (pixel >> 8 & 0xFF) + (pixel & 0xFF)
        return min(sum / 8 + shining, 255)
    }
}
