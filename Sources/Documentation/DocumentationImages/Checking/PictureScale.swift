import Foundation

/// Finds the scale of a picture from its size.
enum PictureScale {
    /// The scales that pictures can be drawn at, in pixels per point.
    static let range: ClosedRange<CGFloat> = 0.25...10

    /// The default scale, in pixels per point.
    static let usual: CGFloat = 2

    /// Returns the pixels per point at which the size in points gives this size in pixels; `nil` if no scale fits.
    ///
    /// - Parameter likely: The scale to use unless the size indicates another one.
    static func of(pixels: CGSize, size: CGSize, likely: CGFloat? = nil) -> CGFloat? {
        guard size.width > 0, size.height > 0 else { return nil }
        func fits(_ scale: CGFloat) -> Bool {
            range.contains(scale) && abs(size.width * scale - pixels.width) <= 1
                && abs(size.height * scale - pixels.height) <= 1
        }
        let exact = max(pixels.width, pixels.height) / max(size.width, size.height)
        let rounded = [exact.rounded(), (exact * 4).rounded() / 4, (exact * 100).rounded() / 100, exact]
        return ([likely].compactMap { $0 } + rounded).first(where: fits)
    }
}
