import ChatLook
import HeadlessUIKit

/// Combines images, for the avatar of a channel without its own image.
public protocol ImageMerging {
    /// Returns the images side by side or one below the other, or `nil` without images.
    func merge(images: [UIImage], orientation: ImageMergeOrientation) -> UIImage?
}

public enum ImageMergeOrientation: Sendable { case horizontal, vertical }

/// Combines images in a drawing, at their sizes.
open class DefaultImageMerger: ImageMerging {
    public init() {}

    open func merge(images: [UIImage], orientation: ImageMergeOrientation) -> UIImage? {
        UIImage.collage(images, isHorizontal: orientation == .horizontal)
    }
}
