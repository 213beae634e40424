import Foundation
import Frames
import Raster

/// The ink on a plain background: the sum of all pixels' differences from it.
struct Ink {
    /// The area that the ink would cover in its full color, in square points.
    let amount: CGFloat

    /// The mean of the pixels furthest from the background. Thin text never reaches its full color.
    let color: RGBA

    /// The most frequent color in the rectangle.
    let background: RGBA

    /// The distance of the ink's color from the background, in levels of 255.
    let contrast: Double

    /// The sum of the pixels' differences, in levels of 255 times square points.
    let mass: CGFloat

    /// Measures the ink in a rectangle of a picture.
    ///
    /// - Returns: `nil` if the rectangle has no plain background, or no ink.
    init?(in picture: CasePicture, _ rect: CGRect) {
        let pixels = picture.channels(in: rect)
        guard let background = Self.background(of: pixels) else { return nil }
        let differences = pixels.map { $0 - background }
        // Less than this is the noise of a gradient or a shadow.
        let ink = differences.filter { $0.length > 6 }.sorted { $0.length > $1.length }
        guard !ink.isEmpty else { return nil }
        let total = ink.reduce(.zero, +)
        let furthest = ink.prefix(max(2, ink.count / 20))
        let mean = furthest.reduce(.zero, +) / Double(furthest.count)
        guard mean.length >= Self.minimumContrast else { return nil }
        let pixelArea = 1 / (picture.scale * picture.scale)
        mass = total.length * pixelArea
        contrast = mean.length
        amount = mass / contrast
        color = RGBA(premultiplied: background + mean)
        self.background = RGBA(premultiplied: background)
    }

    /// The least contrast at which ink is measured, in levels of 255.
    private static let minimumContrast = 24.0

    /// The most frequent color; `nil` unless at least three in ten pixels have it, or almost.
    private static func background(of pixels: [SIMD4<Double>]) -> SIMD4<Double>? {
        var counts: [SIMD4<Double>: Int] = [:]
        for pixel in pixels { counts[pixel, default: 0] += 1 }
        guard let color = counts.max(by: { ($0.value, $1.key.sum()) < ($1.value, $0.key.sum()) })?.key else {
            return nil
        }
        let share = pixels.filter { ($0 - color).length <= 6 }.count
        return share * 10 >= pixels.count * 3 ? color : nil
    }
}

extension CasePicture {
    /// The premultiplied channels of the pixels that a rectangle touches, in levels of 255.
    fileprivate func channels(in rect: CGRect) -> [SIMD4<Double>] {
        let area = pixels(rect)
        guard !area.isEmpty else { return [] }
        return bitmap.withPixels { pixels in
            (Int(area.minY)..<Int(area.maxY.rounded(.up))).flatMap { y in
                (Int(area.minX)..<Int(area.maxX.rounded(.up))).map { x in
                    let pixel = pixels[y * bitmap.pixelsWide + x]
                    return SIMD4([16, 8, 0, 24].map { Double(pixel >> $0 & 0xFF) })
                }
            }
        }
    }
}

extension SIMD4<Double> {
    fileprivate var length: Double { (self * self).sum().squareRoot() }
}

extension RGBA {
    fileprivate init(premultiplied levels: SIMD4<Double>) {
        let alpha = min(max(levels.w / 255, 0), 1)
        func straight(_ level: Double) -> Double { alpha > 0 ? min(max(level / 255 / alpha, 0), 1) : 0 }
        self.init(red: straight(levels.x), green: straight(levels.y), blue: straight(levels.z), alpha: alpha)
    }
}
