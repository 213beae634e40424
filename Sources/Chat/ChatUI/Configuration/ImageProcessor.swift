import Frames
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

    public func crop(image: UIImage, to size: CGSize) -> UIImage? {
        guard image.size.width > 0, image.size.height > 0 else { return nil }
        let factor = max(size.width / image.size.width, size.height / image.size.height)
        let (width, height) = (image.size.width * factor, image.size.height * factor)
        let destination = CGRect(
            x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
        return UIImage(drawing: Frame(rect: CGRect(origin: .zero, size: size), showing: image, in: destination))
    }

    public func scale(image: UIImage, to size: CGSize) -> UIImage {
        guard image.size.width > 0, image.size.height > 0 else { return image }
        let factor = min(size.width / image.size.width, size.height / image.size.height)
        let rect = CGRect(x: 0, y: 0, width: image.size.width * factor, height: image.size.height * factor)
        return UIImage(drawing: Frame(rect: rect, showing: image, in: rect))
    }
}

extension Frame {
    /// A frame that shows as much of a picture as lies in `rect`.
    ///
    /// - Parameter destination: The rectangle of the whole picture, in the frame's own coordinates.
    init(rect: CGRect, showing image: UIImage, in destination: CGRect) {
        self.init(
            rect: rect, clipsToBounds: true,
            content: .image(ImageContent(reference: image.reference, destination: destination)))
    }
}
