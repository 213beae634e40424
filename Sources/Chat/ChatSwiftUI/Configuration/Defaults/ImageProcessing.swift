import ChatLook
import Foundation
import UIKitValues

/// Cuts and scales pictures.
public protocol ImageProcessor {
    /// Returns the middle of the picture, scaled so that it fills `size`, in points.
    func crop(image: UIImage, to size: CGSize) -> UIImage?

    /// Returns the whole picture, scaled so that it just fits in `size`, in points.
    func scale(image: UIImage, to size: CGSize) -> UIImage
}

/// Cuts and scales by placing the picture in a drawing.
public struct DefaultImageProcessor: ImageProcessor {
    public init() {}

    public func crop(image: UIImage, to size: CGSize) -> UIImage? { image.cropped(to: size) }

    public func scale(image: UIImage, to size: CGSize) -> UIImage { image.scaled(toFit: size) }
}

/// Puts pictures together.
public protocol ImageMerging {
    /// Returns the pictures side by side or one below the other, or `nil` without any.
    func merge(images: [UIImage], orientation: ImageMergeOrientation) -> UIImage?
}

/// The direction in which pictures are put together.
public enum ImageMergeOrientation: Sendable { case horizontal, vertical }

/// Puts pictures together in a drawing, at the sizes they have.
open class DefaultImageMerger: ImageMerging {
    public init() {}

    open func merge(images: [UIImage], orientation: ImageMergeOrientation) -> UIImage? {
        UIImage.collage(images, isHorizontal: orientation == .horizontal)
    }
}

/// Makes the avatar of a channel of those of its members.
public protocol ChannelAvatarsMerging {
    /// Returns one picture of up to four, or `nil` without any.
    func createMergedAvatar(from avatars: [UIImage]) -> UIImage?
}
