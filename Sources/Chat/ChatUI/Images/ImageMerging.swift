import ChatLook
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
        UIImage.collage(images, isHorizontal: orientation == .horizontal)
    }
}
