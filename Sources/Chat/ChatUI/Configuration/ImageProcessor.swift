import Foundation
import Frames
import HeadlessUIKit

/// Cuts and scales pictures.
public protocol ImageProcessor {
    /// Returns the middle of the picture, scaled so that it fills `size`, in points.
    func crop(image: UIImage, to size: CGSize) -> UIImage?

    /// Returns the whole picture at `size`, in points.
    func scale(image: UIImage, to size: CGSize) -> UIImage
}

/// Cuts and scales by placing the picture in a drawing: no pixel is touched before the picture is painted.
public struct DrawingImageProcessor: ImageProcessor {
    public init() {}

    public func crop(image: UIImage, to size: CGSize) -> UIImage? {
        guard image.size.width > 0, image.size.height > 0 else { return nil }
        let factor = max(size.width / image.size.width, size.height / image.size.height)
        let (width, height) = (image.size.width * factor, image.size.height * factor)
        return draw(
            image, in: CGRect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height),
            size: size)
    }

    public func scale(image: UIImage, to size: CGSize) -> UIImage {
        draw(image, in: CGRect(origin: .zero, size: size), size: size)
    }

    private func draw(_ image: UIImage, in destination: CGRect, size: CGSize) -> UIImage {
        UIImage(
            drawing: Frame(
                rect: CGRect(origin: .zero, size: size), clipsToBounds: true,
                content: .image(ImageContent(reference: image.reference, destination: destination))))
    }
}

/// Puts pictures together.
public protocol ImageMerging {
    /// Returns the pictures beside or below each other, or `nil` without any.
    func merge(images: [UIImage], orientation: ImageMergeOrientation) -> UIImage?
}

public enum ImageMergeOrientation: Sendable { case horizontal, vertical }

open class DefaultImageMerger: ImageMerging {
    public init() {}

    open func merge(images: [UIImage], orientation: ImageMergeOrientation) -> UIImage? {
        guard !images.isEmpty else { return nil }
        var parts: [Frame] = []
        var size = CGSize.zero
        for image in images {
            let origin =
                orientation == .horizontal ? CGPoint(x: size.width, y: 0) : CGPoint(x: 0, y: size.height)
            let destination = CGRect(origin: .zero, size: image.size)
            parts.append(
                Frame(
                    rect: CGRect(origin: origin, size: image.size), clipsToBounds: true,
                    content: .image(ImageContent(reference: image.reference, destination: destination))))
            size =
                orientation == .horizontal
                ? CGSize(width: size.width + image.size.width, height: max(size.height, image.size.height))
                : CGSize(width: max(size.width, image.size.width), height: size.height + image.size.height)
        }
        return UIImage(drawing: Frame(name: "collage", rect: CGRect(origin: .zero, size: size), children: parts))
    }
}
