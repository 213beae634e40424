import Raster

/// Distinguishes antialiased edge pixels from others.
///
/// V. Vyšniauskas: Anti-aliased pixel and intensity slope detector. Elektronika ir elektrotechnika 95 (2009): such a
/// pixel is on a slope between a darker and a brighter pixel, one of which belongs to an area of one color.
struct Antialiasing {
    let pixels: UnsafeBufferPointer<UInt32>
    let other: UnsafeBufferPointer<UInt32>
    let width: Int
    let height: Int

    /// Whether a pixel is antialiased in either picture.
    func smooths(_ x: Int, _ y: Int) -> Bool {
        isOnSlope(x, y, in: pixels, and: other) || isOnSlope(x, y, in: other, and: pixels)
    }

    private func isOnSlope(
        _ x: Int, _ y: Int, in pixels: UnsafeBufferPointer<UInt32>, and other: UnsafeBufferPointer<UInt32>
    ) -> Bool {
        let center = pixels[y * width + x]
        var equals = 0
        var darkest = (step: 0.0, x: x, y: y)
        var brightest = darkest
        for (nextX, nextY) in neighbors(x, y) {
            let pixel = pixels[nextY * width + nextX]
            guard pixel != center else {
                equals += 1
                continue
            }
            let step = brightness(pixel) - brightness(center)
            if step < darkest.step { darkest = (step, nextX, nextY) }
            if step > brightest.step { brightest = (step, nextX, nextY) }
        }
        // Inside an area, at the edge of a thin line, or without a slope.
        guard equals <= 2, darkest.step < 0, brightest.step > 0 else { return false }
        return [darkest, brightest].contains { isInArea($0.x, $0.y, pixels) && isInArea($0.x, $0.y, other) }
    }

    /// Whether at least three of the pixels around a pixel have its color.
    private func isInArea(_ x: Int, _ y: Int, _ pixels: UnsafeBufferPointer<UInt32>) -> Bool {
        let center = pixels[y * width + x]
        return neighbors(x, y).reduce(0) { $0 + (pixels[$1.1 * width + $1.0] == center ? 1 : 0) } >= 3
    }

    private func neighbors(_ x: Int, _ y: Int) -> [(Int, Int)] {
        var places: [(Int, Int)] = []
        for nextY in max(y - 1, 0)...min(y + 1, height - 1) {
            for nextX in max(x - 1, 0)...min(x + 1, width - 1) where nextX != x || nextY != y {
                places.append((nextX, nextY))
            }
        }
        return places
    }

    /// The brightness over white, so that a slope into transparency counts too.
    private func brightness(_ pixel: UInt32) -> Double {
        let shining = Double(255 - (pixel >> 24))
        return YIQDistance.brightness(
            Double(pixel >> 16 & 0xFF) + shining, Double(pixel >> 8 & 0xFF) + shining, Double(pixel & 0xFF) + shining)
    }
}
