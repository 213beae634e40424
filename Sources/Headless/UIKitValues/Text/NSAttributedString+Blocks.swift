import Frames
import Typesetting

/// Consecutive paragraphs of the same style.
package struct ParagraphBlock {
    /// The range of the paragraphs, without the last line feed unless it ends the text.
    package let range: NSRange

    /// The style of the first character.
    package let style: NSParagraphStyle
}

extension NSAttributedString {
    /// The length, in UTF-16 units, beyond which blocks are divided at the ends of paragraphs: laying out many
    /// paragraphs at once is slower than in parts.
    private static let defaultLength = 4_096

    /// Longer paragraphs are divided, too: a line of about 250,000 characters exceeds the typesetter's maximum width,
    /// and shaping a long run of combining marks is slow.
    private static let greatestLength = 16_384

    /// The string, divided where the paragraph style changes.
    package final var paragraphBlocks: [ParagraphBlock] {
        var blocks: [ParagraphBlock] = []
        let text = string as NSString
        var location = 0
        while location < text.length {
            let (style, end) = paragraphs(from: location, in: text)
            // The separator of two blocks, a line feed or a space, isn't part of the first.
            let isLast = end == text.length
            let length = end - location - (isLast || !text.isSpace(at: end - 1) ? 0 : 1)
            blocks.append(ParagraphBlock(range: NSRange(location: location, length: length), style: style))
            location = end
        }
        return blocks.isEmpty ? [ParagraphBlock(range: NSRange(location: 0, length: 0), style: .default)] : blocks
    }

    /// Returns the style of the paragraph at `location`, and the end of the last consecutive one in that style.
    private func paragraphs(from location: Int, in text: NSString) -> (style: NSParagraphStyle, end: Int) {
        var first: NSParagraphStyle?
        var end = location
        while end < text.length, end - location < Self.defaultLength {
            var range = NSRange()
            let rest = NSRange(location: end, length: min(text.length - end, Self.defaultLength))
            let value = attribute(.paragraphStyle, at: end, longestEffectiveRange: &range, in: rest)
            let style = value as? NSParagraphStyle ?? .default
            guard first?.isEqual(style) ?? true else { break }
            first = style
            end = NSMaxRange(range)
            if end < text.length {
                // A style applies to the end of the paragraph that it starts.
                end = NSMaxRange(text.paragraphRange(for: NSRange(location: end - 1, length: 0)))
            }
        }
        return (first ?? .default, text.lastBreak(before: end, from: location, within: Self.greatestLength))
    }
}

extension NSString {
    fileprivate func isSpace(at index: Int) -> Bool { [0x20, 0x0A, 0x0D, 0x2029].contains(character(at: index)) }

    /// Returns `end`, or the end of a part of at most `length` UTF-16 units from `start`, at a space if there is one.
    fileprivate func lastBreak(before end: Int, from start: Int, within length: Int) -> Int {
        guard end - start > length else { return end }
        let part = NSRange(location: start, length: length)
        let space = rangeOfCharacter(from: .whitespacesAndNewlines, options: .backwards, range: part)
        if space.location != NSNotFound { return NSMaxRange(space) }
        let character = rangeOfComposedCharacterSequence(at: start + length).location
        return character > start ? character : start + length
    }
}

extension StyledText {
    /// Creates a block of a string; an empty line has the height of its line feed.
    package init(_ block: ParagraphBlock, of string: NSAttributedString, _ context: AttributedContext) {
        var context = context
        if block.range.length == 0, block.range.location < string.length {
            context.defaults = TextAttributes(
                string.attributes(at: block.range.location, effectiveRange: nil), context)
        }
        context.position.index = block.range.location
        let isWhole = block.range.length == string.length
        self.init(isWhole ? string : string.attributedSubstring(from: block.range), context)
    }
}
