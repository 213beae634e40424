/// Where the characters of a text view are, in its own coordinates.
extension UITextView {
    // MARK: Places

    /// The place before the first character.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// The place behind the last character.
    public var endOfDocument: UITextPosition { UITextPosition(storedText.length) }

    /// The part that `selectedRange` is.
    public var selectedTextRange: UITextRange? {
        get { UITextRange(selectedRange) }
        set { selectedRange = newValue?.range ?? NSRange(location: 0, length: 0) }
    }

    /// Returns the place some UTF-16 units behind another one; `nil` if the text ends before.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (index, isTooLarge) = position.index.addingReportingOverflow(offset)
        guard !isTooLarge, index >= 0, index <= storedText.length else { return nil }
        return UITextPosition(index)
    }

    /// Returns how many UTF-16 units a place is behind another one.
    public func offset(from: UITextPosition, to: UITextPosition) -> Int { to.index - from.index }

    /// Returns the part between two places.
    public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
        let start = min(from.index, to.index)
        return UITextRange(NSRange(location: start, length: max(from.index, to.index) - start))
    }

    /// Returns the characters of a part.
    public func text(in range: UITextRange) -> String? {
        let whole = NSRange(location: 0, length: storedText.length)
        return (storedText.string as NSString).substring(with: NSIntersectionRange(range.range, whole))
    }

    // MARK: Rectangles

    /// Returns where the caret would stand at a place: two points wide and as high as its line.
    public func caretRect(for position: UITextPosition) -> CGRect {
        let manager = layoutManager
        let line = manager.lineFragmentRect(forGlyphAt: position.index, effectiveRange: nil)
        let x = manager.location(forGlyphAt: position.index).x
        let height = line.height > 0 ? line.height : (font ?? .systemFont(ofSize: 12)).lineHeight
        return inView(
            CGRect(x: max(line.minX + x, textContainer.lineFragmentPadding), y: line.minY, width: 2, height: height))
    }

    /// Returns the rectangle of a part's first line.
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

    /// Returns the place that is nearest to a point.
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
