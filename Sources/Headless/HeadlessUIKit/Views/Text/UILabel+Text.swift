import Frames
import Typesetting

/// Measuring and showing the text of a label.
extension UILabel {
    // MARK: The text

    private var shownText: StyledText {
        if let styledText { return styledText }
        let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
        let attributes = TextAttributes(
            font: font.fontDescription, color: (color ?? .label).rgba(in: traitCollection))
        let styled =
            if let attributedText = attributedTextIfSet {
                StyledText(attributedText, defaults: attributes, traits: traitCollection)
            } else {
                StyledText(text ?? "", attributes)
            }
        styledText = styled
        return styled
    }

    private var attributedTextIfSet: NSAttributedString? {
        hasAttributedText ? attributedText : nil
    }

    private func style(lines: Int) -> ParagraphStyle {
        let direction = effectiveUserInterfaceLayoutDirection
        var style =
            attributedTextIfSet.map { ParagraphStyle($0, layoutDirection: direction) }
            ?? ParagraphStyle(.default, layoutDirection: direction)
        if textAlignment != .natural || style.alignment == .natural {
            style.alignment = ParagraphStyle.Alignment(textAlignment)
        }
        // A label's natural side is the application's: neither its text nor what it is mirrored by changes it.
        if style.alignment == .natural {
            style.alignment = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft ? .right : .left
        }
        style.lineBreak = ParagraphStyle.LineBreak(lineBreakMode)
        style.maximumLines = lines
        return style
    }

    private func paragraph(width: CGFloat?, height: CGFloat? = nil, lines: Int) -> Paragraph {
        Typesetter.current.layOut(
            shownText, style: style(lines: lines), maximumWidth: width, maximumHeight: height)
    }

    // MARK: Sizes

    final func measure(width: CGFloat?, lines: Int) -> CGSize {
        guard !shownText.isEmpty else { return .zero }
        let limit = width.map { $0 >= UIView.layoutFittingExpandedSize.width ? nil : $0 } ?? nil
        let size = paragraph(width: limit, lines: lines).size
        return CGSize(width: RenderScale.roundUp(size.width), height: RenderScale.roundUp(size.height))
    }

    // MARK: Painting

    /// The text at its place in the bounds.
    final var placedText: TextContent? {
        guard !shownText.isEmpty, bounds.width > 0 else { return nil }
        let height = numberOfLines == 1 ? nil : bounds.height
        let text = paragraph(width: bounds.width, height: height, lines: numberOfLines)
        // Text that is not as high as the label lies in its middle, on a whole pixel.
        let top = RenderScale.roundDown((bounds.height - text.size.height) / 2)
        return text.content(in: bounds.width).translated(x: bounds.minX, y: bounds.minY + top)
    }
}
