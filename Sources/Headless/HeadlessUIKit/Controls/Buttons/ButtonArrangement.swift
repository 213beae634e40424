/// Lays out a button's image and title in its content rectangle.
struct ButtonArrangement {
    var imageSize: CGSize
    var titleSize: CGSize
    var imageInsets: UIEdgeInsets
    var titleInsets: UIEdgeInsets
    var horizontal: UIControl.ContentHorizontalAlignment
    var vertical: UIControl.ContentVerticalAlignment
    var isMirrored: Bool

    func rects(in content: CGRect) -> (image: CGRect, title: CGRect) {
        let image = CGSize(
            width: min(imageSize.width, content.width),
            height: vertical == .fill ? content.height : min(imageSize.height, content.height))
        let title = CGSize(
            width: min(titleSize.width, max(content.width - image.width, 0)),
            height: min(titleSize.height, content.height))
        let start = startX(of: image.width + title.width, in: content)
        let imageX = isMirrored ? start + title.width : start
        let titleX = isMirrored ? start : start + image.width
        if horizontal == .fill, titleSize.width == 0 {
            return (content.inset(by: imageInsets), CGRect(origin: content.origin, size: .zero))
        }
        return (
            CGRect(
                x: imageX + shiftX(imageInsets), y: y(of: image.height, in: content, insets: imageInsets),
                width: image.width, height: image.height),
            CGRect(
                x: titleX + shiftX(titleInsets), y: y(of: title.height, in: content, insets: titleInsets),
                width: title.width, height: title.height)
        )
    }

    private func startX(of width: CGFloat, in content: CGRect) -> CGFloat {
        switch horizontal {
        case .left, .leading, .fill: content.minX
        case .right, .trailing: content.maxX - width
        case .center: content.midX - width / 2
        }
    }

    /// Returns the distance by which insets move their content: half their difference if it is centered.
    private func shiftX(_ insets: UIEdgeInsets) -> CGFloat {
        switch horizontal {
        case .left, .leading, .fill: insets.left
        case .right, .trailing: -insets.right
        case .center: (insets.left - insets.right) / 2
        }
    }

    private func y(of height: CGFloat, in content: CGRect, insets: UIEdgeInsets) -> CGFloat {
        switch vertical {
        case .top, .fill: content.minY + insets.top
        case .bottom: content.maxY - height - insets.bottom
        case .center: content.midY - height / 2 + (insets.top - insets.bottom) / 2
        }
    }
}
