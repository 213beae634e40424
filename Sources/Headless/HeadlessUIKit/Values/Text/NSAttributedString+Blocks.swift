import Frames
import Typesetting

/// Paragraphs that follow each other and have the same style.
struct ParagraphBlock {
    /// The paragraphs, without the line feed at the end of the last one unless the text ends there.
    let range: NSRange

    /// The style of the first character.
    let style: NSParagraphStyle
}

extension NSAttributedString {
    /// The string, divided where the paragraph style changes.
    final var paragraphBlocks: [ParagraphBlock] {
        var blocks: [(range: NSRange, style: NSParagraphStyle)] = []
        let text = string as NSString
        var location = 0
        while location < text.length {
            var range = NSRange()
            let style =
                attribute(
                    .paragraphStyle, at: location, longestEffectiveRange: &range,
                    in: NSRange(location: location, length: text.length - location)) as? NSParagraphStyle ?? .default
            // A style counts up to the end of the paragraph that it begins.
            if NSMaxRange(range) < text.length {
                let end = text.paragraphRange(for: NSRange(location: NSMaxRange(range) - 1, length: 0))
                range = NSRange(location: location, length: NSMaxRange(end) - location)
            }
            if let last = blocks.last, last.style.isEqual(style) {
                blocks[blocks.count - 1].range.length += range.length
            } else {
                blocks.append((range, style))
            }
            location = range.location + range.length
        }
        if blocks.isEmpty { blocks = [(NSRange(location: 0, length: 0), .default)] }
        // The line feed between two blocks is what stands between them, not a part of the first.
        for index in blocks.indices.dropLast() { blocks[index].range.length -= 1 }
        return blocks.map { ParagraphBlock(range: $0.range, style: $0.style) }
    }
}

extension StyledText {
    /// A block of a string; an empty line is as high as its line feed says.
    init(
        _ block: ParagraphBlock, of string: NSAttributedString, defaults: TextAttributes, linkColor: UIColor?,
        traits: UITraitCollection
    ) {
        var defaults = defaults
        if block.range.length == 0, block.range.location < string.length {
            let values = string.attributes(at: block.range.location, effectiveRange: nil)
            defaults = TextAttributes(values, defaults: defaults, traits: traits)
        }
        let isWhole = block.range.length == string.length
        self.init(
            isWhole ? string : string.attributedSubstring(from: block.range), defaults: defaults,
            linkColor: linkColor, traits: traits)
    }
}
