import ChatLook
import HeadlessUIKit

/// Cuts and scales pictures.
public protocol ImageProcessor {
    /// Returns the middle of the picture, scaled so that it fills `size`, in points.
    func crop(image: UIImage, to size: CGSize) -> UIImage?

    /// Returns the whole picture, scaled so that it just fits in `size`, in points.
    func scale(image: UIImage, to size: CGSize) -> UIImage
}

/// Cuts and scales by placing the picture in a drawing: no pixel is touched before the picture is painted.
public struct DrawingImageProcessor: ImageProcessor {
    public init() {}

    public func crop(image: UIImage, to size: CGSize) -> UIImage? { image.cropped(to: size) }

    public func scale(image: UIImage, to size: CGSize) -> UIImage { image.scaled(toFit: size) }
}
