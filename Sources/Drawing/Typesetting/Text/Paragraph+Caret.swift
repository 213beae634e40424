package import Foundation

extension Paragraph {
    /// The width of a caret, in points.
    private static let caretWidth: CGFloat = 2

    /// Returns the rectangle of the caret before a character: two points wide, with the height of its line.
    ///
    /// Its middle is where the text before it ends, which is at the left, or at the right on a right-to-left line.
    ///
    /// - Parameters:
    ///   - index: The index of the character in UTF-16 units; the length of the text for its end.
    ///   - width: The available width in points, as for ``content(in:)``.
    ///   - advance: Returns the width of a part of the text on one line, in points.
    package func caretRect(at index: Int, in width: CGFloat, advance: (NSRange) -> CGFloat) -> CGRect {
        let starts = lines.map { NSRange($0.range, in: string).location }
        let number = starts.lastIndex { $0 <= index } ?? 0
        let line = lines[number]
        let before = NSRange(location: starts[number], length: max(index - starts[number], 0))
        let distance = before.length > 0 ? advance(before) : 0
        let left = leftEdge(of: line, in: width)
        let isRightToLeft = before.length > 0 || line.width > 0 ? line.isRightToLeft : line.placement.side == .right
        let x = isRightToLeft ? left + line.width - distance : left + distance
        return CGRect(x: x - Self.caretWidth / 2, y: line.rect.minY, width: Self.caretWidth, height: line.rect.height)
    }
}

extension StyledText {
    /// Returns the width of a part of the text on one line, in points.
    ///
    /// - Parameter range: In UTF-16 units.
    package func advance(of range: NSRange) -> CGFloat {
        var (runs, start) = ([Run](), 0)
        for run in self.runs {
            let text = run.text as NSString
            let part = NSIntersectionRange(range, NSRange(location: start, length: text.length))
            if part.length > 0 {
                let own = NSRange(location: part.location - start, length: part.length)
                runs.append(Run(text: text.substring(with: own), attributes: run.attributes))
            }
            start += text.length
        }
        guard !runs.isEmpty else { return 0 }
        return Typesetter.current.layOut(StyledText(runs: runs), style: ParagraphStyle(keepsTrailingSpace: true))
            .size.width
    }
}
