import Foundation

/// The scale at which a picture was drawn, from its size.
enum PictureScale {
    /// Returns pixels per point, or `nil` if no scale makes so many pixels of the size in points.
    ///
    /// - Parameter noted: The scale that the picture says it has. It counts unless the size tells otherwise: a program
    ///   that changed the picture may have written another note.
    static func of(pixelsWide: Int, pixelsHigh: Int, size: CGSize, noted: CGFloat? = nil) -> CGFloat? {
        guard size.width > 0, size.height > 0 else { return nil }
        func fits(_ scale: CGFloat) -> Bool {
            (0.25...10).contains(scale) && abs(size.width * scale - CGFloat(pixelsWide)) <= 1
                && abs(size.height * scale - CGFloat(pixelsHigh)) <= 1
        }
        let exact = CGFloat(max(pixelsWide, pixelsHigh)) / max(size.width, size.height)
        let rounded = [exact.rounded(), (exact * 4).rounded() / 4, (exact * 100).rounded() / 100, exact]
        return ([noted].compactMap { $0 } + rounded).first(where: fits)
    }
}
