import ChatModels
import Frames
import Rendering
import UIKitValues

/// A placeholder for users without an image: their initials on a color.
public enum InitialsAvatar {
    /// Returns the placeholder of a user, 64 points square.
    ///
    /// The color depends only on the user's identifier, so that a user keeps it under a new name.
    public static func image(for user: ChatUser) -> UIImage {
        let name = user.name ?? user.id
        return image(initials: Initials.text(of: name), color: color(for: user.id))
    }

    /// Colors of similar lightness, on which white text is readable.
    private static let colors: [UInt32] = [
        0xC2453D, 0xB8562A, 0x9A6A14, 0x6F7A1E, 0x3E8342, 0x23846B, 0x1F7F93, 0x2C73B8, 0x4A63C6, 0x6B55C4, 0x8E4BB4,
        0xAE4290, 0xBF4267, 0x6C6A72,
    ]

    package static func color(for id: String) -> RGBA {
        let hash = StableHash(id).value
        return RGBA(hex: colors[Int((hash ^ hash >> 32) % UInt64(colors.count))])
    }

    private static func image(initials: String, color: RGBA) -> UIImage {
        let size = CGSize(width: 64, height: 64)
        let text = ReleasingAttributedString(
            string: initials,
            attributes: [
                .font: UIFont.systemFont(ofSize: initials.count > 1 ? 25 : 28, weight: .semibold),
                .foregroundColor: UIColor.white,
            ])
        let textSize = text.size()
        let letters = UIGraphicsImageRenderer(size: size).image { _ in
            text.draw(at: CGPoint(x: (size.width - textSize.width) / 2, y: (size.height - textSize.height) / 2))
        }
        var frame = Frame(origin: "initials", rect: CGRect(origin: .zero, size: size), fill: .color(color))
        if case .drawing(let drawn) = letters.reference { frame.children = [drawn] }
        return UIImage(drawing: frame).withRenderingMode(.alwaysOriginal)
    }
}
