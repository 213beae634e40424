import Frames
import Typesetting

/// The text of a label for the typesetter, and the values that it depends on.
struct StyledLabelText {
    let blocks: [TextBlock]
    /// The factor by which fonts are scaled down.
    let scale: CGFloat
    /// The width for which attachments were measured, in points; `nil` for a text without any.
    let width: CGFloat?
}

/// Measuring the text of a label.
extension UILabel {
    // MARK: The text

    private func blocks(width: CGFloat?, scale: CGFloat = 1) -> [TextBlock] {
        let text = hasAttributedText ? attributedText : nil
        let attachmentWidth = text?.containsAttachments == true ? width : nil
        if let styledText, styledText.scale == scale, styledText.width == attachmentWidth { return styledText.blocks }
        let blocks = makeBlocks(text, width: attachmentWidth, scale: scale)
        styledText = StyledLabelText(blocks: blocks, scale: scale, width: attachmentWidth)
        return blocks
    }

    private func makeBlocks(_ attributedText: NSAttributedString?, width: CGFloat?, scale: CGFloat) -> [TextBlock] {
        guard let attributedText else {
            let text = StyledText(text ?? "", attributes.scaled(by: scale))
            return [TextBlock(text: text, style: ParagraphStyle())]
        }
        var context = AttributedContext(
            defaults: attributes, position: AttachmentPosition(lineWidth: width), traits: traitCollection)
        context.scale = scale
        let direction = effectiveUserInterfaceLayoutDirection
        return attributedText.blocks(context) { paragraph in
            var style = ParagraphStyle(paragraph ?? .default, layoutDirection: direction)
            if paragraph == nil || !paragraphsBreakLines { style.lineBreak = .init(lineBreakMode) }
            return style
        }
    }

    /// The default attributes of text.
    private var attributes: TextAttributes {
        let traits = traitCollection
        let customColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
        let color = isEnabled ? customColor : .tertiaryLabel
        var attributes = TextAttributes(font: font.fontDescription, color: (color ?? .label).rgba(in: traits))
        if let shadow = shadowColor?.rgba(in: traits), shadow.alpha > 0 {
            let glyphs = GlyphEffects.GlyphShadow(
                color: shadow, radius: 0, x: shadowOffset.width, y: shadowOffset.height)
            attributes.effects = TextEffects(glyphs: GlyphEffects(shadow: glyphs))
        }
        return attributes
    }

    private func style(_ paragraph: ParagraphStyle, lines: Int) -> ParagraphStyle {
        var style = paragraph
        if textAlignment != .natural || style.alignment == .natural {
            style.alignment = ParagraphStyle.Alignment(textAlignment)
        }
        // Natural alignment follows the application's direction: neither the text nor the view's own direction changes
        // it.
        if style.alignment == .natural {
            style.alignment = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft ? .right : .left
        }
        if !hasAttributedText {
            style.layoutDirection = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
            style.lineBreak = ParagraphStyle.LineBreak(lineBreakMode)
        }
        style.maximumLines = max(lines, 0)
        if lineBreakStrategy != .standard { style.avoidsLonelyWord = lineBreakStrategy.contains(.pushOut) }
        style.keepsKoreanWords = lineBreakStrategy.contains(.hangulWordPriority)
        if allowsDefaultTighteningForTruncation { style.greatestTightening = ParagraphStyle.defaultTightening }
        return style
    }

    private func paragraph(
        width: CGFloat?, height: CGFloat? = nil, lines: Int, scale: CGFloat = 1, adjust: (inout ParagraphStyle) -> Void
    ) -> Paragraph {
        let styled = blocks(width: width, scale: scale).map { block in
            var style = style(block.style, lines: lines)
            adjust(&style)
            return TextBlock(text: block.text, style: style)
        }
        return Typesetter.current.layOut(styled, maximumWidth: width, maximumHeight: height)
    }

    private func paragraph(
        width: CGFloat?, height: CGFloat? = nil, lines: Int, scale: CGFloat = 1
    ) -> Paragraph {
        paragraph(width: width, height: height, lines: lines, scale: scale) { _ in }
    }

    private func hasText(width: CGFloat?) -> Bool { !blocks(width: width).haveNoText }

    // MARK: Sizes

    final func measure(width: CGFloat?, lines: Int) -> CGSize {
        let limit = width.map { $0 >= UIView.layoutFittingExpandedSize.width ? nil : $0 } ?? nil
        guard hasText(width: limit) else { return .zero }
        let size = paragraph(width: limit, lines: lines).size
        return CGSize(width: RenderScale.roundUp(size.width), height: RenderScale.roundUp(size.height))
    }

    /// How far tall letters make the first line higher, and the last line deeper, than the label's font, in points.
    final var tallLetters: (ascent: CGFloat, descent: CGFloat) {
        guard blocks(width: nil).contains(where: \.text.hasTallLetters) else { return (0, 0) }
        let text = paragraph(width: nil, lines: numberOfLines)
        let font = font.fontDescription
        return (
            max(text.firstBaseline - font.ascender, 0),
            max(text.size.height - text.lastBaseline - (font.lineHeight - font.ascender), 0)
        )
    }

    // MARK: Positioning

    /// Returns the text, positioned in a rectangle of the bounds; `nil` if nothing is visible.
    final func placedText(in rect: CGRect) -> PlacedLabelText? {
        guard rect.width > 0, hasText(width: rect.width) else { return nil }
        let scale = adjustsFontSizeToFitWidth ? scale(toFit: rect.size) : 1
        // Layout may have rounded the height down by up to a pixel, which costs no line.
        let height = numberOfLines == 1 ? nil : rect.height + RenderScale.pixel
        let text = paragraph(width: rect.width, height: height, lines: numberOfLines, scale: scale)
        let size = text.size
        let top = top(of: text, scale: scale, in: rect)
        let isCutAcross = size.height > rect.height && !holdsLetters(of: text, top: top, scale: scale, in: rect)
        let isTooWide = size.width > rect.width + Self.tolerance
        // Only the sides cut letters that are taller than their line.
        let reach = !isCutAcross && text.string.mayReachBeyondLines ? rect.height : 0
        return PlacedLabelText(
            content: text.content(in: rect.width).translated(x: rect.minX, y: rect.minY + top),
            clip: isCutAcross || isTooWide ? rect.insetBy(dx: 0, dy: -reach) : nil)
    }

    /// The amount by which text may exceed the label without being clipped: its letters don't reach its edges.
    private static let tolerance: CGFloat = 1

    /// Whether San Francisco's letters would be inside, whose line is higher: those that stand in are a little larger,
    /// and would be cut.
    private func holdsLetters(of text: Paragraph, top: CGFloat, scale: CGFloat, in rect: CGRect) -> Bool {
        let size = font.pointSize * scale
        let letters = (
            top: top + text.firstBaseline - Self.letterAscent * size,
            bottom: top + text.lastBaseline + Self.letterDescent * size
        )
        return letters.top > -Self.letterTolerance && letters.bottom < rect.height + Self.letterTolerance
    }

    /// More than `tolerance`: positions are rounded to pixels, and the scale must not decide.
    private static let letterTolerance: CGFloat = 1.5

    /// How far San Francisco's letters reach above and below the baseline, relative to the size: an l and a g.
    private static let letterAscent: CGFloat = 0.74, letterDescent: CGFloat = 0.21

    /// Returns the distance from the rectangle's top edge to the text's.
    private func top(of text: Paragraph, scale: CGFloat, in rect: CGRect) -> CGFloat {
        // Text that is lower than the label is centered in it, on a whole pixel.
        let middle = RenderScale.roundDown((rect.height - text.size.height) / 2)
        guard scale < 1, baselineAdjustment != .alignCenters, numberOfLines == 1 else { return middle }
        let full = paragraph(width: rect.width, lines: 1)
        let fullTop = RenderScale.roundDown((rect.height - full.size.height) / 2)
        return baselineAdjustment == .none ? fullTop : fullTop + full.firstBaseline - text.firstBaseline
    }

    /// Returns the factor at which the text fits.
    private func scale(toFit size: CGSize) -> CGFloat {
        let lines = numberOfLines
        return TextShrinking.factor(minimum: minimumScaleFactor) { factor in
            if lines == 1 {
                let text = paragraph(width: nil, lines: 0, scale: factor)
                return text.size.width <= size.width + 0.01
            }
            let text = paragraph(width: size.width, lines: 0, scale: factor) { $0.lineBreak = .wordWrap }
            return (lines == 0 || text.lines.count <= lines) && text.size.height <= size.height + 0.5
                && text.breaksNoWord
        }
    }
}

extension Paragraph {
    /// Whether no line ends inside a word, as it does if the word is too wide.
    fileprivate var breaksNoWord: Bool {
        lines.dropLast().allSatisfy { line in
            let end = line.range.upperBound
            guard end > string.startIndex, end < string.endIndex else { return true }
            return !(string[string.index(before: end)].isLetter && string[end].isLetter)
        }
    }
}
