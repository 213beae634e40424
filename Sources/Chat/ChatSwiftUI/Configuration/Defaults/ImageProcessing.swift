import ChatLook
import Foundation
import UIKitValues

/// Crops and scales images.
public protocol ImageProcessor {
    /// Returns the image scaled and cropped to fill `size`, in points.
    func crop(image: UIImage, to size: CGSize) -> UIImage?

    /// Returns the whole image scaled to fit `size`, in points.
    func scale(image: UIImage, to size: CGSize) -> UIImage
}

/// Crops and scales by placing the image in a drawing.
public struct DefaultImageProcessor: ImageProcessor {
    public init() {}

    public func crop(image: UIImage, to size: CGSize) -> UIImage? { image.cropped(to: size) }

    public func scale(image: UIImage, to size: CGSize) -> UIImage { image.scaled(toFit: size) }
}

/// Combines images.
public protocol ImageMerging {
    /// Returns the images side by side or one below the other, or `nil` without images.
    func merge(images: [UIImage], orientation: ImageMergeOrientation) -> UIImage?
}

/// The direction in which images are combined.
public enum ImageMergeOrientation: Sendable { case horizontal, vertical }

/// Combines images in a drawing, at their sizes.
open class DefaultImageMerger: ImageMerging {
    public init() {}

    open func merge(images: [UIImage], orientation: ImageMergeOrientation) -> UIImage? {
        UIImage.collage(images, isHorizontal: orientation == .horizontal)
    }
}

/// Combines the avatars of members into that of a channel.
public protocol ChannelAvatarsMerging {
    /// Returns one image of up to four, or `nil` without images.
    func createMergedAvatar(from avatars: [UIImage]) -> UIImage?
}
