import Frames

extension UIColor {
    /// Returns a frame that tiles the color's image over a size; `nil` for a plain color.
    package func patternFrame(in size: CGSize, corners: CornerRadii) -> Frame? {
        patternImage.map { .pattern($0, in: size, corners: corners) }
    }
}

extension CGColor {
    /// Returns a frame that tiles the color's image over a size; `nil` for a plain color.
    package func patternFrame(in size: CGSize, corners: CornerRadii) -> Frame? {
        patternImage.map { .pattern($0, in: size, corners: corners) }
    }
}

extension Frame {
    /// Returns a frame that tiles an image, starting at the top-left corner.
    static func pattern(_ image: UIImage, in size: CGSize, corners: CornerRadii = .zero) -> Frame {
        let rect = CGRect(origin: .zero, size: size)
        let content = ImageContent(
            reference: image.reference, destination: rect, tint: image.bakedTint(traits: .current), tileSize: image.size
        )
        return Frame(
            origin: "pattern", rect: rect, corners: corners, clipsToBounds: !corners.isZero, content: .image(content))
    }
}
