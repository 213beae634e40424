public import Raster

/// Shows where two pictures differ.
///
/// The expected picture stands behind, grey: pale if it is light, and dim if it is dark. Pixels that differ are red if
/// they count and yellow if they are tolerated. Pictures of unequal size lie on each other at their top-left corners;
/// what only one of them has is hatched in blue.
public enum DifferencePicture {
    /// Returns a picture that is as wide and as high as the larger of the two.
    public static func make(
        expected: Bitmap, actual: Bitmap, tolerance: ColorDifference = .imperceptible
    ) throws(RasterError) -> Bitmap {
        let width = max(expected.pixelsWide, actual.pixelsWide)
        let height = max(expected.pixelsHigh, actual.pixelsHigh)
        let look = DifferenceLook.fitting(expected)
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        expected.withPixels { expectedPixels in
            actual.withPixels { actualPixels in
                for y in 0..<height {
                    for x in 0..<width {
                        switch (expected.index(x, y), actual.index(x, y)) {
                        case (let here?, let there?):
                            let (one, other) = (expectedPixels[here], actualPixels[there])
                            pixels.append(
                                one == other
                                    ? look.ground(one) : tolerance.tolerates(one, other) ? look.tolerated : look.over)
                        case (nil, nil): pixels.append(look.nothing)
                        default: pixels.append(look.hatching(x, y))
                        }
                    }
                }
            }
        }
        return try Bitmap(pixelsWide: width, pixelsHigh: height, pixels: pixels)
    }
}

extension Bitmap {
    /// A pixel's index, or `nil` outside of the picture.
    fileprivate func index(_ x: Int, _ y: Int) -> Int? {
        x < pixelsWide && y < pixelsHigh ? y * pixelsWide + x : nil
    }
}
