import Frames

/// Animated images, which are drawn as their first frame, and images of another size.
extension UIImage {
    /// The frames of an animated image; `nil` for any other.
    public var images: [UIImage]? { values.images }

    /// The duration of an animated image, in seconds.
    public var duration: TimeInterval { values.duration }

    /// Returns an animated image, drawn as its first frame; `nil` if there are no frames.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        var values = first.values
        values.images = images
        values.duration = duration
        return UIImage(values)
    }

    /// Returns an animated image of the images whose names end in consecutive numbers from 0 or 1.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        let first = UIImage(named: "\(name)0") == nil ? 1 : 0
        var images: [UIImage] = []
        while images.count < 1024, let image = UIImage(named: "\(name)\(first + images.count)") { images.append(image) }
        return animatedImage(with: images, duration: duration)
    }

    /// Returns the image at another size, in points; `nil` for a size without an area.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0, self.size.width > 0, self.size.height > 0 else { return nil }
        // The entire image is scaled to fit, in its aspect ratio.
        let factor = min(size.width / self.size.width, size.height / self.size.height)
        var values = values
        values.size = CGSize(width: self.size.width * factor, height: self.size.height * factor)
        return UIImage(values)
    }

    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    /// Returns the image at another size, in points.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// Returns the image itself: it is decoded when it is drawn.
    public func preparingForDisplay() -> UIImage? { self }
    /// Returns the image itself: it is decoded when it is drawn.
    public func byPreparingForDisplay() async -> UIImage? { self }

    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }

    /// Tiles the image over a rectangle.
    public func drawAsPattern(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.draw(self, in: rect, tiles: true)
    }

    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
}
