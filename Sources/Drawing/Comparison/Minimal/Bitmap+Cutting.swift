import Frames
import Raster

extension Bitmap {
    /// Returns the pixels of an area; transparent outside the picture.
    func cropped(to area: PixelArea) -> Bitmap {
        mapped(pixelsWide: area.width, pixelsHigh: area.height) { x, y in (area.x + x, area.y + y) }
    }

    /// Returns the picture with each pixel enlarged to a square.
    func magnified(_ factor: Int) -> Bitmap {
        mapped(pixelsWide: pixelsWide * factor, pixelsHigh: pixelsHigh * factor) { x, y in (x / factor, y / factor) }
    }

    /// Whether all pixels are equal.
    var isOneColor: Bool { withPixels { pixels in pixels.allSatisfy { $0 == pixels[0] } } }

    private func mapped(pixelsWide: Int, pixelsHigh: Int, _ source: (Int, Int) -> (Int, Int)) -> Bitmap {
        let pixels = withPixels { pixels in
            (0..<pixelsWide * pixelsHigh).map { index -> UInt32 in
                let (x, y) = source(index % pixelsWide, index / pixelsWide)
                return x < self.pixelsWide && y < self.pixelsHigh ? pixels[y * self.pixelsWide + x] : 0
            }
        }
        do {
            return try Bitmap(pixelsWide: pixelsWide, pixelsHigh: pixelsHigh, pixels: pixels)
        } catch {
            return self
        }
    }
}
