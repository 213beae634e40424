import Frames

extension UIImage {
    /// Returns the image as a frame's content.
    ///
    /// - Parameters:
    /// - bounds: The rectangle to place the image in, in points.
    ///   - tint: The color of template images.
    func content(
        in bounds: CGRect, contentMode: UIView.ContentMode, tint: UIColor?, traits: UITraitCollection,
        isRightToLeft: Bool
    ) -> Frame.Content {
        let color = paintedTint(tint, traits: traits)
        return .image(
            ImageContent(
                reference: reference(tint: tint, traits: traits),
                destination: contentMode.destination(of: size, in: bounds), tint: color,
                capInsets: stretchedCapInsets,
                isMirrored: flipsForRightToLeftLayoutDirection && isRightToLeft))
    }
}

extension UIView.ContentMode {
    /// Returns the rectangle of an entire image of `size` in `bounds`.
    func destination(of size: CGSize, in bounds: CGRect) -> CGRect {
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit: return scaled(size, in: bounds, by: min)
        case .scaleAspectFill: return scaled(size, in: bounds, by: max)
        default:
            let free = CGSize(width: bounds.width - size.width, height: bounds.height - size.height)
            let fraction = position
            return CGRect(
                x: bounds.minX + free.width * fraction.x, y: bounds.minY + free.height * fraction.y,
                width: size.width, height: size.height)
        }
    }

    private func scaled(_ size: CGSize, in bounds: CGRect, by choose: (CGFloat, CGFloat) -> CGFloat) -> CGRect {
        guard size.width > 0, size.height > 0 else { return bounds }
        let factor = choose(bounds.width / size.width, bounds.height / size.height)
        let scaled = CGSize(width: size.width * factor, height: size.height * factor)
        return CGRect(
            x: bounds.midX - scaled.width / 2, y: bounds.midY - scaled.height / 2,
            width: scaled.width, height: scaled.height)
    }

    /// The fraction of the free space that is before the image, from 0 to 1.
    private var position: CGPoint {
        let x: CGFloat =
            switch self {
            case .left, .topLeft, .bottomLeft: 0
            case .right, .topRight, .bottomRight: 1
            default: 0.5
            }
        let y: CGFloat =
            switch self {
            case .top, .topLeft, .topRight: 0
            case .bottom, .bottomLeft, .bottomRight: 1
            default: 0.5
            }
        return CGPoint(x: x, y: y)
    }
}
