import Foundation

extension Painter {
    /// The pixels per point of pictures in a vector file: those of a phone.
    static let vectorDensity: CGFloat = 3

    /// The most pixels of a picture that isn't made of the bitmap's own pixels. In a vector file each is written.
    private var mostPixels: CGFloat { bitmap == nil ? 0x1p23 : 0x1p26 }

    /// The most pixels of its longer side; a bitmap has at most 32,767.
    private static let longestSide: CGFloat = 32_000

    /// Returns the pixels per point of pictures of areas in points: as many as are asked for, or fewer so that none is too
    /// large.
    func density(_ asked: CGFloat, of areas: [CGRect]) -> CGFloat {
        areas.reduce(asked) { density, area in
            let pixels = max(area.width * area.height, 1), side = max(area.width, area.height, 1)
            return min(density, (mostPixels / pixels).squareRoot(), Self.longestSide / side)
        }
    }
}
