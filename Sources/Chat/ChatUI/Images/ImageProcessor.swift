import ChatLook
import HeadlessUIKit

/// Crops and scales images.
public protocol ImageProcessor {
    /// Returns the image scaled and cropped to fill `size`, in points.
    func crop(image: UIImage, to size: CGSize) -> UIImage?

    /// Returns the whole image scaled to fit `size`, in points.
    func scale(image: UIImage, to size: CGSize) -> UIImage
}

/// Crops and scales by placing the image in a drawing, so no pixels are copied before it is painted.
public struct DrawingImageProcessor: ImageProcessor {
    public init() {}

    public func crop(image: UIImage, to size: CGSize) -> UIImage? { image.cropped(to: size) }

    public func scale(image: UIImage, to size: CGSize) -> UIImage { image.scaled(toFit: size) }
}
