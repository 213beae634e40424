import Foundation
import UIKitValues

/// Makes one square picture of those of up to four people.
package struct AvatarCollage {
    private let size: CGSize
    private let crop: (UIImage, CGSize) -> UIImage?
    private let scale: (UIImage, CGSize) -> UIImage
    private let merge: ([UIImage], _ isHorizontal: Bool) -> UIImage?

    /// - Parameters:
    ///   - size: The size of the collage, in points.
    ///   - crop: Takes the middle of a picture.
    ///   - scale: Makes a picture fit in a size.
    ///   - merge: Puts pictures beside or above each other.
    package init(
        size: CGSize, crop: @escaping (UIImage, CGSize) -> UIImage?, scale: @escaping (UIImage, CGSize) -> UIImage,
        merge: @escaping ([UIImage], _ isHorizontal: Bool) -> UIImage?
    ) {
        self.size = size
        self.crop = crop
        self.scale = scale
        self.merge = merge
    }

    /// Returns the collage of the first four pictures, or `nil` without a picture. A single one stays as it is.
    package func picture(of avatars: [UIImage]) -> UIImage? {
        switch avatars.count {
        case 0: nil
        case 1: avatars[0]
        case 2: sideBySide(half(avatars[0]), half(avatars[1]))
        case 3: sideBySide(half(avatars[0]), half(stacked(avatars[1], avatars[2])))
        default: sideBySide(half(stacked(avatars[0], avatars[2])), half(stacked(avatars[1], avatars[3])))
        }
    }

    /// The middle of a picture, half as wide as the collage.
    private func half(_ image: UIImage?) -> UIImage? {
        image.flatMap { crop($0, CGSize(width: size.width / 2, height: size.height)) }
    }

    private func sideBySide(_ left: UIImage?, _ right: UIImage?) -> UIImage? {
        merge([left, right].compactMap { $0 }, true)
    }

    /// Two pictures, one above the other, scaled to the size of one. Both are as wide as the other, whatever their shapes.
    private func stacked(_ top: UIImage, _ bottom: UIImage) -> UIImage? {
        merge([top, bottom].compactMap { crop($0, size) }, false).map { scale($0, size) }
    }
}
