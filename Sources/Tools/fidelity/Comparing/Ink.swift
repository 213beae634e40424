import Foundation
import Frames
import Raster

/// The ink on a plain background: the sum of all pixels' differences from it.
struct Ink {
    /// The area that the ink would cover in its full color, in square points.
    let amount: CGFloat

    /// The mean of the pixels furthest from the background. Thin text never reaches its full color.
    let color: RGBA

    /// The difference of the ink's color from the background: premultiplied red, green, blue and alpha, in levels of
    /// 255.
    let difference: SIMD4<Double>

    /// The background, in the same form.
    private let background: SIMD4<Double>

    /// The length of the difference.
    var contrast: Double { difference.length }

    /// The sum of the pixels' differences, in levels of 255 times square points.
    let mass: CGFloat

    /// Measures the ink in a box of a picture, including its soft edge of a point.
    ///
    /// - Parameter bounds: The area behind the ink; `nil` for the whole picture.
    /// - Returns: `nil` if there is no plain background around the box, or no ink inside.
    init?(in picture: CasePicture, _ box: CGRect, inside bounds: CGRect? = nil) {
        let bounds = bounds ?? CGRect(origin: .zero, size: picture.size)
        let outer = box.insetBy(dx: -2, dy: -2).intersection(bounds)
        guard let background = Self.background(alongEdgeOf: outer, in: picture) else { return nil }
        let inner = box.insetBy(dx: -1, dy: -1).intersection(bounds)
        let differences = picture.pixelValues(in: inner).map { SIMD4(pixel: $0) - background }
        // Less than this is the noise of a gradient or a shadow.
        let ink = differences.filter { $0.length > 6 }.sorted { $0.length > $1.length }
        guard !ink.isEmpty else { return nil }
        let total = ink.reduce(.zero, +)
        let furthest = ink.prefix(max(2, ink.count / 20))
        let mean = furthest.reduce(.zero, +) / Double(furthest.count)
        guard mean.length >= Self.minimumContrast else { return nil }
        let pixelArea = 1 / (picture.scale * picture.scale)
        mass = total.length * pixelArea
        difference = mean
        self.background = background
        amount = mass / mean.length
        color = RGBA(premultiplied: background + mean)
    }

    /// Whether the pictures' backgrounds are the same.
    func sharesBackground(with other: Ink) -> Bool { (background - other.background).length <= 12 }

    /// Whether nothing at all is in a rectangle of a picture.
    static func isMissing(from picture: CasePicture, in rect: CGRect) -> Bool {
        let pixels = picture.pixelValues(in: rect)
        guard let first = pixels.first else { return false }
        return pixels.allSatisfy { (SIMD4(pixel: $0) - SIMD4(pixel: first)).length <= 12 }
    }

    /// The least contrast at which ink is measured, in levels of 255.
    private static let minimumContrast = 24.0

    /// The most frequent color along the edge of a rectangle; `nil` unless half of the edge has it.
    private static func background(alongEdgeOf outer: CGRect, in picture: CasePicture) -> SIMD4<Double>? {
        guard !outer.isEmpty else { return nil }
        let sides = [
            CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: 1),
            CGRect(x: outer.minX, y: outer.maxY - 1, width: outer.width, height: 1),
            CGRect(x: outer.minX, y: outer.minY, width: 1, height: outer.height),
            CGRect(x: outer.maxX - 1, y: outer.minY, width: 1, height: outer.height),
        ]
        let edge = sides.flatMap(picture.pixelValues)
        var counts: [UInt32: Int] = [:]
        for pixel in edge { counts[pixel, default: 0] += 1 }
        guard let common = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else { return nil }
        let color = SIMD4(pixel: common)
        let share = edge.count { (SIMD4(pixel: $0) - color).length <= 6 }
        return share * 2 >= edge.count ? color : nil
    }
}

extension CasePicture {
    /// The area in square points where two pictures differ by more than the soft edge of a shape moved by a point.
    func mismatch(with other: CasePicture, in box: CGRect) -> CGFloat {
        let area = pixels(box).intersection(other.pixels(box)).integral
        guard !area.isEmpty, scale == other.scale else { return .infinity }
        func isMissing(_ x: Int, _ y: Int, of one: CasePicture, in other: CasePicture) -> Bool {
            let reach = Int(scale)
            let color = SIMD4(pixel: one.pixel(x, y))
            return !(y - reach...y + reach).contains { row in
                (x - reach...x + reach).contains { column in
                    (SIMD4(pixel: other.pixel(column, row)) - color).length <= 24
                }
            }
        }
        let count = (Int(area.minY)..<Int(area.maxY)).reduce(0) { count, y in
            count
                + (Int(area.minX)..<Int(area.maxX)).count { x in
                    isMissing(x, y, of: self, in: other) || isMissing(x, y, of: other, in: self)
                }
        }
        return CGFloat(count) / (scale * scale)
    }

    /// The pixel at a place, or the one nearest to it at the edge.
    private func pixel(_ x: Int, _ y: Int) -> UInt32 {
        let column = min(max(x, 0), bitmap.pixelsWide - 1)
        let row = min(max(y, 0), bitmap.pixelsHigh - 1)
        return bitmap.withPixels { $0[row * bitmap.pixelsWide + column] }
    }

    /// The premultiplied pixels that a rectangle touches.
    fileprivate func pixelValues(in rect: CGRect) -> [UInt32] {
        let area = pixels(rect)
        guard !area.isEmpty else { return [] }
        let columns = Int(area.minX)..<Int(area.maxX.rounded(.up))
        return bitmap.withPixels { pixels in
            (Int(area.minY)..<Int(area.maxY.rounded(.up))).flatMap { y in
                pixels[(y * bitmap.pixelsWide + columns.lowerBound)..<(y * bitmap.pixelsWide + columns.upperBound)]
            }
        }
    }
}

extension SIMD4<Double> {
    /// Red, green, blue and alpha of a premultiplied pixel, in levels of 255.
    fileprivate init(pixel: UInt32) {
        self.init(
            Double(pixel >> 16 & 0xFF), Double(pixel >> 8 & 0xFF), Double(pixel & 0xFF), Double(pixel >> 24))
    }

    fileprivate var length: Double { (self * self).sum().squareRoot() }
}

extension RGBA {
    fileprivate init(premultiplied levels: SIMD4<Double>) {
        let alpha = min(max(levels.w / 255, 0), 1)
        func straight(_ level: Double) -> Double { alpha > 0 ? min(max(level / 255 / alpha, 0), 1) : 0 }
        self.init(red: straight(levels.x), green: straight(levels.y), blue: straight(levels.z), alpha: alpha)
    }
}
