/// Places a button's image and title in its content rectangle.
struct ButtonArrangement {
    var imageSize: CGSize
    var titleSize: CGSize
    var imageInsets: UIEdgeInsets
    var titleInsets: UIEdgeInsets
    var placement: NSDirectionalRectEdge
    var spacing: CGFloat
    var horizontal: UIControl.ContentHorizontalAlignment
    var vertical: UIControl.ContentVerticalAlignment
    var isMirrored: Bool

    func rects(in content: CGRect) -> (image: CGRect, title: CGRect) {
        placement == .top || placement == .bottom ? stacked(in: content) : sideBySide(in: content)
    }

    private func sideBySide(in content: CGRect) -> (image: CGRect, title: CGRect) {
        let image = CGSize(
            width: min(imageSize.width, content.width),
            height: vertical == .fill ? content.height : min(imageSize.height, content.height))
        let title = CGSize(
            width: min(titleSize.width, max(content.width - image.width - spacing, 0)),
            height: min(titleSize.height, content.height))
        let start = startX(of: image.width + spacing + title.width, in: content)
        let imageIsFirst = (placement != .trailing) != isMirrored
        let imageX = imageIsFirst ? start : start + title.width + spacing
        let titleX = imageIsFirst ? start + image.width + spacing : start
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

    private func stacked(in content: CGRect) -> (image: CGRect, title: CGRect) {
        let title = CGSize(width: min(titleSize.width, content.width), height: titleSize.height)
        let top = y(of: imageSize.height + spacing + title.height, in: content, insets: .zero)
        let imageIsFirst = placement == .top
        return (
            CGRect(
                x: startX(of: imageSize.width, in: content),
                y: imageIsFirst ? top : top + title.height + spacing,
                width: imageSize.width, height: imageSize.height),
            CGRect(
                x: startX(of: title.width, in: content),
                y: imageIsFirst ? top + imageSize.height + spacing : top, width: title.width, height: title.height)
        )
    }

    private func startX(of width: CGFloat, in content: CGRect) -> CGFloat {
        switch horizontal {
        case .left, .leading, .fill: content.minX
        case .right, .trailing: content.maxX - width
        case .center: content.midX - width / 2
        }
    }

    /// The distance by which insets move the content that they belong to: half their difference if it is centred.
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
