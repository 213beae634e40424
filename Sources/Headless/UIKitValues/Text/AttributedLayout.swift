import Frames
import Typesetting

extension NSAttributedString {
    /// Returns the string for typesetting: one block, or one for each change of the paragraph style.
    ///
    /// - Parameter style: Creates a style from a paragraph's style, if it has one.
    package final func blocks(
        _ context: AttributedContext, style: (NSParagraphStyle?) -> ParagraphStyle
    ) -> [TextBlock] {
        guard let common = commonParagraphStyle else {
            return paragraphBlocks.map { block in
                TextBlock(text: StyledText(block, of: self, context), style: style(block.style))
            }
        }
        return [TextBlock(text: StyledText(self, context), style: style(common))]
    }

    /// The style of all paragraphs, `.some(nil)` if they have none; `nil` if they differ.
    private var commonParagraphStyle: NSParagraphStyle?? {
        guard length > 0 else { return .some(nil) }
        var range = NSRange()
        let whole = NSRange(location: 0, length: length)
        let first = attribute(.paragraphStyle, at: 0, longestEffectiveRange: &range, in: whole) as? NSParagraphStyle
        if range.length == length { return .some(first) }
        // Only the style at the start of a paragraph counts.
        let paragraph = (string as NSString).paragraphRange(for: NSRange(location: 0, length: 0))
        return NSMaxRange(paragraph) == length ? .some(first) : nil
    }
}

extension [TextBlock] {
    /// Whether no block has text.
    package var haveNoText: Bool { allSatisfy(\.text.isEmpty) }
}

/// Finds the scale at which a text fits.
package enum TextShrinking {
    /// The number of times that the range of factors is halved: to a quarter of a percent.
    private static let steps = 9

    /// Returns the largest factor, at most 1, at which a text fits, or the minimum.
    ///
    /// - Parameters:
    /// - minimum: The minimum factor; 0 for no minimum.
    /// - fits: Returns whether a text fits with its fonts scaled by a factor.
    package static func factor(minimum: CGFloat, fits: (CGFloat) -> Bool) -> CGFloat {
        if fits(1) { return 1 }
        var low = minimum > 0 ? Swift.min(minimum, 1) : 0.01
        var high: CGFloat = 1
        guard fits(low) else { return low }
        for _ in 0..<steps {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return low
    }
}
