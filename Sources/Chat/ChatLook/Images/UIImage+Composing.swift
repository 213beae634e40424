import Foundation
import Frames
import UIKitValues

/// Images that are composed of others. Each is a drawing that places them, so no pixels are copied before it is
/// painted.
extension UIImage {
    /// Returns the image scaled and cropped to fill `size`, in points; `nil` for an image without a size.
    package func cropped(to size: CGSize) -> UIImage? {
        guard self.size.width > 0, self.size.height > 0 else { return nil }
        let factor = max(size.width / self.size.width, size.height / self.size.height)
        let (width, height) = (self.size.width * factor, self.size.height * factor)
        let destination = CGRect(
            x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
        return UIImage(drawing: Frame(rect: CGRect(origin: .zero, size: size), showing: self, in: destination))
    }

    /// Returns the whole image scaled to fit `size`, in points.
    package func scaled(toFit size: CGSize) -> UIImage {
        guard self.size.width > 0, self.size.height > 0 else { return self }
        let factor = min(size.width / self.size.width, size.height / self.size.height)
        let rect = CGRect(x: 0, y: 0, width: self.size.width * factor, height: self.size.height * factor)
        return UIImage(drawing: Frame(rect: rect, showing: self, in: rect))
    }

    /// Returns images side by side or one below the other, at their sizes; `nil` without images.
    package static func collage(_ images: [UIImage], isHorizontal: Bool) -> UIImage? {
        guard !images.isEmpty else { return nil }
        var parts: [Frame] = []
        var end = CGPoint.zero
        var size = CGSize.zero
        for image in images {
            let rect = CGRect(origin: end, size: image.size)
            parts.append(Frame(rect: rect, showing: image, in: CGRect(origin: .zero, size: image.size)))
            size = CGSize(width: max(size.width, rect.maxX), height: max(size.height, rect.maxY))
            end = isHorizontal ? CGPoint(x: rect.maxX, y: 0) : CGPoint(x: 0, y: rect.maxY)
        }
        return UIImage(drawing: Frame(origin: "collage", rect: CGRect(origin: .zero, size: size), children: parts))
    }
}

extension Frame {
    /// A frame that shows the part of an image that is in `rect`.
    ///
    /// - Parameter destination: The rectangle of the whole image, in the coordinates of the frame.
    fileprivate init(rect: CGRect, showing image: UIImage, in destination: CGRect) {
        self.init(
            rect: rect, clipsToBounds: true,
            content: .image(ImageContent(reference: image.reference, destination: destination)))
    }
}
