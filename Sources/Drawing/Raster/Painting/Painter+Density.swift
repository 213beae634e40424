import Foundation

extension Painter {
    /// The pixels per point of pictures in a vector file, as on a phone.
    static let vectorDensity: CGFloat = 3

    /// The maximum pixels of a picture with its own resolution. In a vector file, each is written.
    private var maximumPixels: CGFloat { bitmap == nil ? 0x1p23 : 0x1p26 }

    /// The maximum pixels of the longer side; a bitmap has at most 32,767.
    private static let longestSide: CGFloat = 32_000

    /// Returns the pixels per point for pictures of areas in points: the requested number, or fewer so that none is too
    /// large.
    func density(_ asked: CGFloat, of areas: [CGRect]) -> CGFloat {
        areas.reduce(asked) { density, area in
            let pixels = max(area.width * area.height, 1), side = max(area.width, area.height, 1)
            return min(density, (maximumPixels / pixels).squareRoot(), Self.longestSide / side)
        }
    }
}
