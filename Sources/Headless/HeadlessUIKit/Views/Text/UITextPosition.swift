/// A place between two characters of a text.
open class UITextPosition: NSObject {
    /// In UTF-16 units from the beginning.
    final let index: Int

    init(_ index: Int) {
        self.index = index
        super.init()
    }

    override open func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.index == index }

    override open var hash: Int { index.hashValue }
}

/// A part of a text, between two places.
open class UITextRange: NSObject {
    final let range: NSRange

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    /// Where the part begins.
    open var start: UITextPosition { UITextPosition(range.location) }
    /// Where the part ends.
    open var end: UITextPosition { UITextPosition(NSMaxRange(range)) }
    /// Whether there is nothing in the part.
    open var isEmpty: Bool { range.length == 0 }

    override open func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }

    override open var hash: Int { range.hashValue }
}
