/// The positions of a text view's characters, in its own coordinates.
extension UITextView {
    // MARK: Positions

    /// The position before the first character.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// The position after the last character.
    public var endOfDocument: UITextPosition { UITextPosition(storedText.length) }

    /// The range of `selectedRange`.
    public var selectedTextRange: UITextRange? {
        get { UITextRange(selectedRange) }
        set { selectedRange = newValue?.range ?? NSRange(location: 0, length: 0) }
    }

    /// Returns the position that is some UTF-16 units after another one; `nil` if the text ends before.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (index, isTooLarge) = position.index.addingReportingOverflow(offset)
        guard !isTooLarge, index >= 0, index <= storedText.length else { return nil }
        return UITextPosition(index)
    }

    /// Returns the number of UTF-16 units between two positions.
    public func offset(from: UITextPosition, to: UITextPosition) -> Int { to.index - from.index }

    /// Returns the range between two positions.
    public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
        let start = min(from.index, to.index)
        return UITextRange(NSRange(location: start, length: max(from.index, to.index) - start))
    }

    /// Returns the text of a range.
    public func text(in range: UITextRange) -> String? {
        let whole = NSRange(location: 0, length: storedText.length)
        return (storedText.string as NSString).substring(with: NSIntersectionRange(range.range, whole))
    }

    // MARK: Rectangles

    /// Returns the rectangle of a caret at a position: two points wide, with the height of its line.
    public func caretRect(for position: UITextPosition) -> CGRect {
        let manager = layoutManager
        let line = manager.lineFragmentRect(forGlyphAt: position.index, effectiveRange: nil)
        let x = manager.location(forGlyphAt: position.index).x
        let height = line.height > 0 ? line.height : (font ?? .systemFont(ofSize: 12)).lineHeight
        return inView(
            CGRect(x: max(line.minX + x, textContainer.lineFragmentPadding), y: line.minY, width: 2, height: height))
    }

    /// Returns the rectangle of a range's first line.
    public func firstRect(for range: UITextRange) -> CGRect {
        rects(of: range).first ?? caretRect(for: range.start)
    }

    private func rects(of range: UITextRange) -> [CGRect] {
        var rects: [CGRect] = []
        layoutManager.enumerateEnclosingRects(
            forGlyphRange: range.range, withinSelectedGlyphRange: range.range, in: textContainer
        ) { rect, _ in rects.append(inView(rect)) }
        return rects
    }

    /// Returns the position nearest to a point.
    public func closestPosition(to point: CGPoint) -> UITextPosition? {
        let inContainer = CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
        guard storedText.length > 0 else { return beginningOfDocument }
        var fraction: CGFloat = 0
        let index = layoutManager.characterIndex(
            for: inContainer, in: textContainer, fractionOfDistanceBetweenInsertionPoints: &fraction)
        guard fraction > 0.5 else { return UITextPosition(index) }
        let character = (storedText.string as NSString).rangeOfComposedCharacterSequence(at: index)
        return UITextPosition(NSMaxRange(character))
    }

    private func inView(_ rect: CGRect) -> CGRect {
        rect.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top)
    }
}
