public import Raster

/// A picture that shows where two others differ.
///
/// The expected picture is the background in gray: pale if it is light, and dim if it is dark. Differing pixels are red
/// if they count, and yellow if they are tolerated. Pictures of unequal sizes are aligned at their top-left corners;
/// the area of only one of them is hatched in blue.
public enum DifferencePicture {
    /// Returns a picture with the larger width and the larger height of the two, in pixels.
    ///
    /// - Throws: `RasterError` if it is too large for a bitmap.
    public static func make(
        expected: Bitmap, actual: Bitmap, tolerance: ColorDifference = .imperceptible
    ) throws(RasterError) -> Bitmap {
        let width = max(expected.pixelsWide, actual.pixelsWide)
        let height = max(expected.pixelsHigh, actual.pixelsHigh)
        let look = DifferenceStyle.fitting(expected)
        let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
            count = width * height
            for y in 0..<height {
                fill(
                    UnsafeMutableBufferPointer(rebasing: pixels[y * width..<(y + 1) * width]), row: y, expected, actual,
                    tolerance, look)
            }
        }
        return try Bitmap(pixelsWide: width, pixelsHigh: height, pixels: pixels)
    }

    private static func fill(
        _ row: UnsafeMutableBufferPointer<UInt32>, row y: Int, _ expected: Bitmap, _ actual: Bitmap,
        _ tolerance: ColorDifference, _ look: DifferenceStyle
    ) {
        let (width, otherWidth) = (expected.width(ofRow: y), actual.width(ofRow: y))
        let common = min(width, otherWidth)
        expected.withPixels { pixels in
            actual.withPixels { others in
                let (start, otherStart) = (y * expected.pixelsWide, y * actual.pixelsWide)
                var x = 0
                while x < common {
                    let (one, other) = (pixels[start + x], others[otherStart + x])
                    if one == other {
                        row[x] = look.ground(one)
                    } else {
                        row[x] = tolerance.tolerates(one, other) ? look.tolerated : look.over
                    }
                    x += 1
                }
            }
        }
        for x in common..<row.count { row[x] = x < max(width, otherWidth) ? look.hatching(x, y) : look.nothing }
    }
}

extension Bitmap {
    /// Returns the number of pixels in a row; 0 below the picture.
    fileprivate func width(ofRow y: Int) -> Int { y < pixelsHigh ? pixelsWide : 0 }
}
