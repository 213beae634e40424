import Frames
import Typesetting

/// Measuring and positioning the text of a text view.
extension UITextView {
    // MARK: The text

    private func blocks(width: CGFloat?) -> [TextBlock] {
        let hasAttachments = storedText.containsAttachments
        if let styledBlocks, !hasAttachments || styledWidth == width { return styledBlocks }
        let context = context(width: width)
        let text = textWithDetectedLinks
        let blocks = text.paragraphBlocks.map { block in
            TextBlock(text: StyledText(block, of: text, context), style: style(block.style))
        }
        (styledBlocks, styledWidth) = (blocks, width)
        return blocks
    }

    private func context(width: CGFloat?) -> AttributedContext {
        let traits = traitCollection
        let attributes = TextAttributes(
            font: (font ?? .systemFont(ofSize: 12)).fontDescription, color: (textColor ?? .label).rgba(in: traits))
        return AttributedContext(
            defaults: attributes, linkAttributes: linkTextAttributes ?? [:],
            position: AttachmentPosition(container: textContainer, lineWidth: width), traits: traits)
    }

    private func style(_ paragraphStyle: NSParagraphStyle) -> ParagraphStyle {
        var style = ParagraphStyle(
            paragraphStyle, in: textContainer, layoutDirection: effectiveUserInterfaceLayoutDirection)
        if textAlignment != .natural { style.alignment = ParagraphStyle.Alignment(textAlignment) }
        return style
    }

    /// The text with links for the data detected in it.
    private var textWithDetectedLinks: NSAttributedString {
        let kinds = dataDetectorTypes
        guard !isEditable, !kinds.isDisjoint(with: [.link, .phoneNumber]) else { return storedText }
        let found = DataFinder.matches(
            in: storedText.string, links: kinds.contains(.link), phoneNumbers: kinds.contains(.phoneNumber))
        guard !found.isEmpty else { return storedText }
        let text = ReleasingAttributedString(attributedString: storedText)
        for match in found where !storedText.hasLink(in: match.range) {
            text.addAttribute(.link, value: match.url, range: match.range)
        }
        return text
    }

    final func paragraph(width: CGFloat?, height: CGFloat? = nil) -> Paragraph {
        Typesetter.current.layOut(
            blocks(width: width), in: textContainer, maximumWidth: width, maximumHeight: height)
    }

    // MARK: Sizes

    private var horizontalInsets: CGFloat {
        textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    }

    /// Returns the width of lines in a view of some width; `nil` for no limit.
    private func lineWidth(in width: CGFloat?) -> CGFloat? {
        let own = textContainer.size.width
        if !textContainer.widthTracksTextView, own > 0, own < UIView.layoutFittingExpandedSize.width {
            return max(own - 2 * textContainer.lineFragmentPadding, 0)
        }
        return width.flatMap { $0 < UIView.layoutFittingExpandedSize.width ? max($0 - horizontalInsets, 0) : nil }
    }

    final func measure(width: CGFloat?) -> CGSize {
        let limit = lineWidth(in: width)
        let text = paragraph(width: limit)
        return CGSize(
            width: RenderScale.roundUp(min(text.widthWithHangingSpaces, limit ?? .infinity) + horizontalInsets),
            height: RenderScale.roundUp(
                text.heightWithTrailingLeading + textContainerInset.top + textContainerInset.bottom))
    }

    // MARK: Positioning

    /// Updates the container's size from the view's.
    final func placeContainer() {
        var size = textContainer.size
        if textContainer.widthTracksTextView {
            size.width = max(bounds.width - textContainerInset.left - textContainerInset.right, 0)
        }
        if textContainer.heightTracksTextView {
            size.height = max(bounds.height - textContainerInset.top - textContainerInset.bottom, 0)
        }
        guard size != textContainer.size else { return }
        let changed = textContainer.changed
        textContainer.changed = {}
        textContainer.size = size
        textContainer.changed = changed
    }

    /// The corner of the text, in the coordinates of the visible part.
    private var textOrigin: CGPoint {
        CGPoint(
            x: textContainerInset.left + textContainer.lineFragmentPadding - bounds.minX,
            y: textContainerInset.top - bounds.minY)
    }

    /// The text, positioned in the bounds; `nil` if there is none.
    final var placedText: TextContent? {
        guard storedText.length > 0, let width = lineWidth(in: bounds.width) else { return nil }
        let height =
            textContainer.heightTracksTextView
            ? max(bounds.height - textContainerInset.top - textContainerInset.bottom, 0) + RenderScale.pixel : nil
        return paragraph(width: width, height: height).content(in: width)
            .translated(x: textOrigin.x, y: textOrigin.y)
    }

    /// The caret at the start of the selection, in the bounds; `nil` without room for text.
    final var placedCaret: CGRect? {
        guard let width = lineWidth(in: bounds.width) else { return nil }
        let context = context(width: width)
        let caret = paragraph(width: width).caretRect(at: clampedSelectionStart, in: width) { range in
            let text = StyledText(storedText.attributedSubstring(from: range), context)
            return text.advance(of: NSRange(location: 0, length: range.length))
        }
        return caret.offsetBy(dx: textOrigin.x, dy: textOrigin.y)
    }
}

extension NSAttributedString {
    fileprivate func hasLink(in range: NSRange) -> Bool {
        var found = false
        enumerateAttribute(.link, in: range) { value, _, _ in found = found || value != nil }
        return found
    }
}
