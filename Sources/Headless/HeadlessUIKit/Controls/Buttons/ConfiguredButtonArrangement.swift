/// Lays out the parts of a configured button in its content rectangle.
struct ConfiguredButtonArrangement {
    /// The frames of the parts.
    struct Frames {
        var image = CGRect.zero
        var title = CGRect.zero
        var subtitle = CGRect.zero
        var indicator = CGRect.zero
    }

    var configuration: UIButton.Configuration
    /// The sizes of the parts in points; empty for a missing part.
    var imageSize = CGSize.zero
    var indicatorSize = CGSize.zero
    /// Returns the sizes of the title and the subtitle in a width.
    var measure: (CGFloat?) -> (title: CGSize, subtitle: CGSize)

    /// Space between the title and the menu indicator, in points.
    private static let indicatorGap: CGFloat = 5

    private var isStacked: Bool {
        configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
    }

    /// The space for the image: more than its size if the configuration reserves more.
    private var imageSpace: CGSize {
        guard imageSize.width > 0 else { return .zero }
        let reserved = configuration.imageReservation
        return isStacked
            ? CGSize(width: imageSize.width, height: max(imageSize.height, reserved))
            : CGSize(width: max(imageSize.width, reserved), height: imageSize.height)
    }

    /// The width of the menu indicator with its gap.
    private var indicatorWidth: CGFloat { indicatorSize.width > 0 ? indicatorSize.width + Self.indicatorGap : 0 }

    private func gap(beside text: CGSize) -> CGFloat {
        imageSpace.width > 0 && text.width > 0 ? configuration.imagePadding : 0
    }

    private func textSize(_ sizes: (title: CGSize, subtitle: CGSize)) -> CGSize {
        let padding = sizes.title.height > 0 && sizes.subtitle.height > 0 ? configuration.titlePadding : 0
        return CGSize(
            width: max(sizes.title.width, sizes.subtitle.width),
            height: sizes.title.height + padding + sizes.subtitle.height)
    }

    /// Returns the sizes of the texts if the content is at most `width` points wide.
    private func textSizes(width: CGFloat?) -> (title: CGSize, subtitle: CGSize) {
        let natural = measure(nil)
        guard let width else { return natural }
        let text = textSize(natural)
        let beside = indicatorWidth + (isStacked ? 0 : imageSpace.width + gap(beside: text))
        let availableWidth = max(width - beside, 0)
        return text.width <= availableWidth + 0.01 ? natural : measure(availableWidth)
    }

    // MARK: The size

    /// Returns the size of the content, without insets, if it is at most `width` points wide.
    func size(width: CGFloat? = nil) -> CGSize {
        let text = textSize(textSizes(width: width))
        return size(text: text)
    }

    private func size(text: CGSize) -> CGSize {
        let gap = gap(beside: text)
        let main =
            isStacked
            ? CGSize(width: max(imageSpace.width, text.width), height: imageSpace.height + gap + text.height)
            : CGSize(width: imageSpace.width + gap + text.width, height: max(imageSpace.height, text.height))
        return CGSize(width: main.width + indicatorWidth, height: max(main.height, indicatorSize.height))
    }

    // MARK: Frames

    /// Returns the frames in `content`: computed for left-to-right layout, and mirrored for right-to-left layout.
    func frames(
        in content: CGRect, horizontal: UIControl.ContentHorizontalAlignment,
        vertical: UIControl.ContentVerticalAlignment, isMirrored: Bool
    ) -> Frames {
        let sizes = textSizes(width: content.width)
        let text = textSize(sizes)
        let whole = size(text: text)
        let side = Self.leadingSide(of: horizontal, isMirrored: isMirrored)
        let width = side == .fill ? max(content.width, 0) : min(whole.width, max(content.width, 0))
        let area = CGRect(
            x: Self.start(of: width, in: content, side), y: Self.top(of: whole.height, in: content, vertical),
            width: width, height: whole.height)
        var frames = place(in: area, text: text, sizes: sizes, fills: side == .fill)
        if isMirrored { frames.mirror(in: content) }
        return frames
    }

    private func place(
        in area: CGRect, text: CGSize, sizes: (title: CGSize, subtitle: CGSize), fills: Bool
    ) -> Frames {
        var frames = Frames()
        var main = area
        main.size.width = max(main.size.width - indicatorWidth, 0)
        if indicatorSize.width > 0 {
            frames.indicator = CGRect(
                x: area.maxX - indicatorSize.width, y: area.midY - indicatorSize.height / 2,
                width: indicatorSize.width, height: indicatorSize.height)
        }
        let gap = gap(beside: text)
        let (slotRect, textRect) = isStacked ? stack(text, in: main, gap: gap) : sides(text, in: main, gap: gap)
        frames.image = CGRect(
            x: slotRect.midX - imageSize.width / 2, y: slotRect.midY - imageSize.height / 2,
            width: imageSize.width, height: imageSize.height)
        let padding = text.height - sizes.title.height - sizes.subtitle.height
        let alignment = alignment(fills: fills)
        frames.title = Self.align(sizes.title, y: textRect.minY, in: textRect, alignment)
        frames.subtitle = Self.align(
            sizes.subtitle, y: textRect.minY + sizes.title.height + padding, in: textRect, alignment)
        return frames
    }

    /// Places the image next to the text.
    private func sides(_ text: CGSize, in main: CGRect, gap: CGFloat) -> (imageSpace: CGRect, text: CGRect) {
        let isFirst = configuration.imagePlacement != .trailing
        let textWidth = max(main.width - imageSpace.width - gap, 0)
        let imageX = isFirst ? main.minX : main.maxX - imageSpace.width
        let textX = isFirst ? main.minX + imageSpace.width + gap : main.minX
        let center = main.midY
        // An image without text is centered in a wide button.
        let aloneX = text.width == 0 ? main.midX - imageSpace.width / 2 : imageX
        return (
            CGRect(x: aloneX, y: center - imageSpace.height / 2, width: imageSpace.width, height: imageSpace.height),
            CGRect(x: textX, y: center - text.height / 2, width: textWidth, height: text.height)
        )
    }

    /// Places the image above or below the text.
    private func stack(_ text: CGSize, in main: CGRect, gap: CGFloat) -> (imageSpace: CGRect, text: CGRect) {
        let isFirst = configuration.imagePlacement == .top
        let imageY = isFirst ? main.minY : main.minY + text.height + gap
        let textY = isFirst ? main.minY + imageSpace.height + gap : main.minY
        return (
            CGRect(x: main.midX - imageSpace.width / 2, y: imageY, width: imageSpace.width, height: imageSpace.height),
            CGRect(x: main.minX, y: textY, width: main.width, height: text.height)
        )
    }

    /// The side on which texts are aligned: that of the image unless the configuration sets one.
    func alignment(fills: Bool) -> UIButton.Configuration.TitleAlignment {
        switch configuration.titleAlignment {
        case .leading, .center, .trailing: configuration.titleAlignment
        case .automatic where isStacked || (imageSize.width == 0 && !fills): .center
        case .automatic where configuration.imagePlacement == .trailing && !fills: .trailing
        case .automatic: .leading
        }
    }

    private static func align(
        _ size: CGSize, y: CGFloat, in rect: CGRect, _ alignment: UIButton.Configuration.TitleAlignment
    ) -> CGRect {
        let width = size.width <= rect.width + 0.01 ? size.width : rect.width
        let x =
            switch alignment {
            case .leading: rect.minX
            case .trailing: rect.maxX - width
            case .center, .automatic: rect.midX - width / 2
            }
        return CGRect(x: x, y: y, width: width, height: size.height)
    }

    private static func leadingSide(
        of side: UIControl.ContentHorizontalAlignment, isMirrored: Bool
    ) -> UIControl.ContentHorizontalAlignment {
        switch side {
        case .left, .leading: side == .left && isMirrored ? .right : .left
        case .right, .trailing: side == .right && isMirrored ? .left : .right
        case .center, .fill: side
        }
    }

    private static func start(
        of width: CGFloat, in content: CGRect, _ side: UIControl.ContentHorizontalAlignment
    ) -> CGFloat {
        switch side {
        case .left, .leading, .fill: content.minX
        case .right, .trailing: content.maxX - width
        case .center: content.midX - width / 2
        }
    }

    private static func top(
        of height: CGFloat, in content: CGRect, _ side: UIControl.ContentVerticalAlignment
    ) -> CGFloat {
        switch side {
        case .top: content.minY
        case .bottom: content.maxY - height
        case .center, .fill: content.midY - height / 2
        }
    }
}

extension ConfiguredButtonArrangement.Frames {
    /// Swaps left and right.
    fileprivate mutating func mirror(in rect: CGRect) {
        func mirrored(_ frame: CGRect) -> CGRect {
            var copy = frame
            copy.origin.x = rect.minX + rect.maxX - frame.maxX
            return copy
        }
        image = mirrored(image)
        title = mirrored(title)
        subtitle = mirrored(subtitle)
        indicator = mirrored(indicator)
    }
}
