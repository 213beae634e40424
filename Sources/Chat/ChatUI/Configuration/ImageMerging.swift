import Frames
import HeadlessUIKit

/// Puts pictures together, for the avatar of a channel that has no picture of its own.
public protocol ImageMerging {
    /// Returns the pictures side by side or one below the other, or `nil` without any.
    func merge(images: [UIImage], orientation: ImageMergeOrientation) -> UIImage?
}

public enum ImageMergeOrientation: Sendable { case horizontal, vertical }

/// Puts pictures together in a drawing, at the sizes they have.
open class DefaultImageMerger: ImageMerging {
    public init() {}

    open func merge(images: [UIImage], orientation: ImageMergeOrientation) -> UIImage? {
        guard !images.isEmpty else { return nil }
        var parts: [Frame] = []
        var end = CGPoint.zero
        var size = CGSize.zero
        for image in images {
            let rect = CGRect(origin: end, size: image.size)
            parts.append(Frame(rect: rect, showing: image, in: CGRect(origin: .zero, size: image.size)))
            size = CGSize(width: max(size.width, rect.maxX), height: max(size.height, rect.maxY))
            end = orientation == .horizontal ? CGPoint(x: rect.maxX, y: 0) : CGPoint(x: 0, y: rect.maxY)
        }
        return UIImage(drawing: Frame(name: "collage", rect: CGRect(origin: .zero, size: size), children: parts))
    }
}
