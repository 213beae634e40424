public import Foundation

/// Consecutive paragraphs of a text with the same paragraph style.
public struct TextBlock: Hashable, Sendable {
    /// The paragraphs, without the line feed at the end of the last one.
    public var text: StyledText
    /// The paragraph style.
    public var style: ParagraphStyle

    /// Creates a block.
    public init(text: StyledText, style: ParagraphStyle) {
        self.text = text
        self.style = style
    }
}

extension Typesetter {
    /// Lays out blocks below each other. The limit of lines is that of the first block's style, and applies to all of
    /// them together.
    ///
    /// - Parameters:
    ///   - blocks: At least one.
    ///   - maximumWidth: The width to wrap at, in points, or `nil` for no limit.
    ///   - maximumHeight: The maximum height in points; `nil` for no limit.
    public func layOut(
        _ blocks: [TextBlock], maximumWidth: CGFloat? = nil, maximumHeight: CGFloat? = nil
    ) -> Paragraph {
        guard blocks.count > 1 else {
            return layOut(
                blocks[0].text, style: blocks[0].style, maximumWidth: maximumWidth, maximumHeight: maximumHeight)
        }
        var stack = ParagraphStack()
        var linesLeft = blocks[0].style.maximumLines
        for (index, block) in blocks.enumerated() {
            let heightLeft = maximumHeight.map { $0 - stack.nextTop }
            if index > 0, let heightLeft, heightLeft < block.lineHeight { break }
            var style = block.style
            style.maximumLines = linesLeft
            let paragraph = layOut(
                block.text, style: style, maximumWidth: maximumWidth, maximumHeight: heightLeft)
            let spacing = index > 0 ? blocks[index - 1].style.spacingAfter + style.paragraphSpacingBefore : 0
            stack.append(paragraph, spacing: spacing)
            if linesLeft > 0 {
                linesLeft -= paragraph.lines.count
                if linesLeft <= 0 { break }
            }
        }
        return stack.paragraph
    }
}

extension TextBlock {
    /// The line height of the block's first font, in points.
    fileprivate var lineHeight: CGFloat { text.runs.first?.attributes.font.lineHeight ?? 0 }
}

extension ParagraphStyle {
    fileprivate var spacingAfter: CGFloat { lineSpacing + paragraphSpacing }
}

/// Paragraphs that are stacked into one.
private struct ParagraphStack {
    private var parts: [(paragraph: Paragraph, top: CGFloat)] = []

    /// The top edge of the next paragraph, in points.
    private(set) var nextTop: CGFloat = 0

    mutating func append(_ paragraph: Paragraph, spacing: CGFloat) {
        let top = nextTop + spacing
        parts.append((paragraph, top))
        nextTop = top + paragraph.heightWithTrailingLeading
    }

    var paragraph: Paragraph {
        let string = parts.map(\.paragraph.string).joined(separator: "\n")
        let width = parts.map(\.paragraph.size.width).max() ?? 0
        var lines: [Paragraph.Line] = []
        var start = 0
        for (paragraph, top) in parts {
            lines += paragraph.lines.map { $0.moved(by: top, in: width, from: paragraph.string, to: string, start) }
            start += paragraph.string.utf8.count + 1
        }
        let last = parts.last
        return Paragraph(
            string: string, lines: lines,
            size: CGSize(width: width, height: (last?.top ?? 0) + (last?.paragraph.size.height ?? 0)),
            heightWithTrailingLeading: nextTop,
            widthWithHangingSpaces: parts.map(\.paragraph.widthWithHangingSpaces).max() ?? 0,
            missingCharacters: parts.flatMap(\.paragraph.missingCharacters).reduce(into: []) { all, character in
                if !all.contains(character) { all.append(character) }
            })
    }
}

extension Paragraph.Line {
    /// Returns a line of a part as a line of the whole text.
    ///
    /// - Parameters:
    ///   - distance: The vertical offset, in points.
    ///   - width: The width of the whole, in points.
    ///   - start: The offset of the part in the whole, in bytes of UTF-8.
    fileprivate func moved(
        by distance: CGFloat, in width: CGFloat, from part: String, to whole: String, _ start: Int
    ) -> Self {
        func index(_ index: String.Index) -> String.Index {
            let offset = part.utf8.distance(from: part.startIndex, to: index)
            return whole.utf8.index(whole.startIndex, offsetBy: start + offset)
        }
        let x = placement.x(ofWidth: rect.width, in: width)
        return Self(
            range: index(range.lowerBound)..<index(range.upperBound),
            rect: CGRect(x: x, y: rect.minY + distance, width: rect.width, height: rect.height),
            baseline: baseline + distance, isRightToLeft: isRightToLeft, isTruncated: isTruncated, ink: ink,
            placement: placement)
    }
}
