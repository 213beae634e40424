public import Raster

/// Shows where two pictures differ.
///
/// The expected picture stands behind, pale and grey. Pixels that differ are red if they count and yellow if they
/// are tolerated. What only one of two pictures of unequal size has is blue.
public enum DifferencePicture {
    /// Returns a picture that is as wide and as high as the larger of the two.
    public static func make(
        expected: Bitmap, actual: Bitmap, tolerance: ColorDifference = .imperceptible
    ) throws(RasterError) -> Bitmap {
        let width = max(expected.pixelsWide, actual.pixelsWide)
        let height = max(expected.pixelsHigh, actual.pixelsHigh)
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        expected.withPixels { expectedPixels in
            actual.withPixels { actualPixels in
                for y in 0..<height {
                    for x in 0..<width {
                        let places = (expected.index(x, y), actual.index(x, y))
                        guard case (let here?, let there?) = places else {
                            pixels.append(places == (nil, nil) ? white : blue)
                            continue
                        }
                        pixels.append(mark(expectedPixels[here], actualPixels[there], tolerance))
                    }
                }
            }
        }
        return try Bitmap(pixelsWide: width, pixelsHigh: height, pixels: pixels)
    }

    private static let white: UInt32 = 0xFFFF_FFFF
    private static let red: UInt32 = 0xFFE0_0020
    private static let yellow: UInt32 = 0xFFFF_C000
    private static let blue: UInt32 = 0xFF40_80FF

    private static func mark(_ expected: UInt32, _ actual: UInt32, _ tolerance: ColorDifference) -> UInt32 {
        guard expected != actual else { return pale(expected) }
        return tolerance.tolerates(expected, actual) ? yellow : red
    }

    /// The brightness of a pixel over white, three quarters of the way to white.
    private static func pale(_ pixel: UInt32) -> UInt32 {
        let shining = 255 - (pixel >> 24)
        let sum = 2 * (pixel >> 16 & 0xFF) + 5 * (pixel >> 8 & 0xFF) + (pixel & 0xFF)
        let grey = 255 - (255 - min(sum / 8 + shining, 255)) / 4
        return 0xFF00_0000 | grey << 16 | grey << 8 | grey
    }
}

extension Bitmap {
    /// A pixel's index, or `nil` outside of the picture.
    fileprivate func index(_ x: Int, _ y: Int) -> Int? {
        x < pixelsWide && y < pixelsHigh ? y * pixelsWide + x : nil
    }
}
