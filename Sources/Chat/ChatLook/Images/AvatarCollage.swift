import Foundation
import UIKitValues

/// Combines up to four images into a square one.
package struct AvatarCollage {
    private let size: CGSize
    private let crop: (UIImage, CGSize) -> UIImage?
    private let scale: (UIImage, CGSize) -> UIImage
    private let merge: ([UIImage], _ isHorizontal: Bool) -> UIImage?

    /// - Parameters:
    ///   - size: The size of the collage, in points.
    ///   - crop: Crops an image to its center.
    ///   - scale: Scales an image to fit a size.
    ///   - merge: Combines images side by side or vertically.
    package init(
        size: CGSize, crop: @escaping (UIImage, CGSize) -> UIImage?, scale: @escaping (UIImage, CGSize) -> UIImage,
        merge: @escaping ([UIImage], _ isHorizontal: Bool) -> UIImage?
    ) {
        self.size = size
        self.crop = crop
        self.scale = scale
        self.merge = merge
    }

    /// Returns the collage of the first four images, or `nil` without an image. A single one is unchanged.
    package func picture(of avatars: [UIImage]) -> UIImage? {
        switch avatars.count {
        case 0: nil
        case 1: avatars[0]
        case 2: sideBySide(half(avatars[0]), half(avatars[1]))
        case 3: sideBySide(half(avatars[0]), half(stacked(avatars[1], avatars[2])))
        default: sideBySide(half(stacked(avatars[0], avatars[2])), half(stacked(avatars[1], avatars[3])))
        }
    }

    /// The center of an image, half as wide as the collage.
    private func half(_ image: UIImage?) -> UIImage? {
        image.flatMap { crop($0, CGSize(width: size.width / 2, height: size.height)) }
    }

    private func sideBySide(_ left: UIImage?, _ right: UIImage?) -> UIImage? {
        merge([left, right].compactMap { $0 }, true)
    }

    /// Two images, one above the other, scaled to the size of one. Both have the same width, whatever their aspect
    /// ratios.
    private func stacked(_ top: UIImage, _ bottom: UIImage) -> UIImage? {
        merge([top, bottom].compactMap { crop($0, size) }, false).map { scale($0, size) }
    }
}
