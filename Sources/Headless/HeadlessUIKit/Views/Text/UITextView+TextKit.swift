/// The TextKit objects of a text view.
extension UITextView {
    /// The text storage, whose changes the view shows.
    public var textStorage: NSTextStorage {
        if let storageIfCreated { return storageIfCreated }
        let storage = NSTextStorage(attributedString: storedText)
        take(storage)
        return storage
    }

    /// Locates the text, in the coordinates of `textContainer`.
    public var layoutManager: NSLayoutManager {
        placeContainer()
        let manager = textContainer.layoutManager ?? NSLayoutManager()
        if textContainer.layoutManager == nil { manager.addTextContainer(textContainer) }
        if manager.textStorage !== textStorage { textStorage.addLayoutManager(manager) }
        return manager
    }

    /// Whether there is text.
    public var hasText: Bool { storedText.length > 0 }

    /// Replaces the selection, with the typing attributes, and notifies the delegate.
    public func insertText(_ text: String) {
        let selection = NSIntersectionRange(selectedRange, NSRange(location: 0, length: storedText.length))
        let target = selection.length > 0 ? selection : NSRange(location: clampedSelectionStart, length: 0)
        let changed = ReleasingAttributedString(attributedString: storedText)
        changed.replaceCharacters(
            in: target, with: ReleasingAttributedString(string: text, attributes: typingAttributes))
        attributedText = changed
        selectedRange = NSRange(location: target.location + text.utf16.count, length: 0)
        textDidChange()
    }

    /// Replaces a range, and notifies the delegate.
    public func replace(_ range: UITextRange, withText text: String) {
        selectedTextRange = range
        insertText(text)
    }

    /// Deletes the selection, or the character before it, and notifies the delegate.
    public func deleteBackward() {
        let string = storedText.string as NSString
        var range = NSIntersectionRange(selectedRange, NSRange(location: 0, length: string.length))
        if range.length == 0 {
            guard clampedSelectionStart > 0 else { return }
            range = string.rangeOfComposedCharacterSequence(at: clampedSelectionStart - 1)
        }
        let changed = ReleasingAttributedString(attributedString: storedText)
        changed.deleteCharacters(in: range)
        attributedText = changed
        selectedRange = NSRange(location: range.location, length: 0)
        textDidChange()
    }

    private func textDidChange() {
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    final var clampedSelectionStart: Int { min(max(selectedRange.location, 0), storedText.length) }

    /// Scrolls by the smallest distance that makes some characters visible.
    public func scrollRangeToVisible(_ range: NSRange) {
        let rect = layoutManager.boundingRect(forGlyphRange: range, in: textContainer)
        scrollRectToVisible(
            rect.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top), animated: false)
    }
}

extension NSTextContainer {
    /// A container that tracks the width of its text view.
    static var tracking: NSTextContainer {
        let container = NSTextContainer(size: CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude))
        container.widthTracksTextView = true
        return container
    }
}
