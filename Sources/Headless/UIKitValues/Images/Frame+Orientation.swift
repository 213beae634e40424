import Frames

extension Frame {
    /// Returns an image in an orientation: rotated and mirrored.
    ///
    /// - Parameter size: The image's size before it is rotated, in points.
    static func upright(_ reference: ImageReference, _ size: CGSize, _ orientation: UIImage.Orientation) -> Frame {
        let transform = orientation.transform
        let isTurned = transform.a == 0
        let shown = isTurned ? CGSize(width: size.height, height: size.width) : size
        let rect = CGRect(
            x: (shown.width - size.width) / 2, y: (shown.height - size.height) / 2, width: size.width,
            height: size.height)
        let content = ImageContent(reference: reference, destination: CGRect(origin: .zero, size: size))
        return Frame(
            rect: CGRect(origin: .zero, size: shown),
            children: [Frame(rect: rect, transform: transform, content: .image(content))])
    }
}

extension UIImage.Orientation {
    /// The transform about the image's center that brings it upright. `left` was rotated to the left: its top is on the
    /// left.
    fileprivate var transform: Transform {
        let (a, b, c, d): (CGFloat, CGFloat, CGFloat, CGFloat) =
            switch self {
            case .up: (1, 0, 0, 1)
            case .down: (-1, 0, 0, -1)
            case .left: (0, -1, 1, 0)
            case .right: (0, 1, -1, 0)
            case .upMirrored: (-1, 0, 0, 1)
            case .downMirrored: (1, 0, 0, -1)
            case .leftMirrored: (0, -1, -1, 0)
            case .rightMirrored: (0, 1, 1, 0)
            }
        return Transform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
    }
}
