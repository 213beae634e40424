/// A position between two characters of a text.
open class UITextPosition: NSObject {
    /// The offset in UTF-16 units from the start.
    final let index: Int

    init(_ index: Int) {
        self.index = index
        super.init()
    }

    override open func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.index == index }

    override open var hash: Int { index.hashValue }
}

/// A range of a text, between two positions.
open class UITextRange: NSObject {
    final let range: NSRange

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    /// The start of the range.
    open var start: UITextPosition { UITextPosition(range.location) }
    /// The end of the range.
    open var end: UITextPosition { UITextPosition(NSMaxRange(range)) }
    /// Whether the range is empty.
    open var isEmpty: Bool { range.length == 0 }

    override open func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }

    override open var hash: Int { range.hashValue }
}
