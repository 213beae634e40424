internal import SwiftRuntime

/// An attributed string that notifies its layout managers of changes.
open class NSTextStorage: NSMutableAttributedString {
    /// The kinds of changes.
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let editedAttributes = EditActions(rawValue: 1)
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    /// The layout managers of the text.
    open private(set) var layoutManagers: [NSLayoutManager] = []
    /// The delegate that is notified of changes.
    open weak var delegate: NSTextStorageDelegate?
    /// The kinds of changes since the last `processEditing()`.
    open private(set) var editedMask: EditActions = []
    /// The characters changed since then.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// The number of UTF-16 units by which the text has grown since then.
    open private(set) var changeInLength = 0

    /// Called after each change.
    package var changed: () -> Void = {}

    private var editings = 0

    /// Creates an empty text.
    public init() {
        super.init(string: "")
    }

    override public init(string: String) {
        super.init(string: string)
    }

    deinit { AttributeStorage.release(of: self) }

    /// Does nothing and returns `nil`: coders aren't supported.
    public required init?(coder: NSCoder) { nil }

    /// Creates a text from an attributed string.
    override public convenience init(attributedString: NSAttributedString) {
        self.init()
        setAttributedString(attributedString)
    }

    /// Adds a layout manager.
    open func addLayoutManager(_ manager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === manager }) else { return }
        layoutManagers.append(manager)
        manager.textStorage = self
    }

    /// Removes a layout manager.
    open func removeLayoutManager(_ manager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === manager }
        if manager.textStorage === self { manager.textStorage = nil }
    }

    // MARK: Changes

    /// Records a change. Subclasses call it after each change.
    open func edited(_ mask: EditActions, range: NSRange, changeInLength delta: Int) {
        editedMask.formUnion(mask)
        editedRange = editedRange.location == NSNotFound ? range : NSUnionRange(editedRange, range)
        changeInLength += delta
        if editings == 0 { processEditing() }
    }

    /// Notifies the delegate and the layout managers of the changes. Called automatically.
    open func processEditing() {
        guard !editedMask.isEmpty else { return }
        let (mask, delta) = (editedMask, changeInLength)
        let range = NSRange(location: editedRange.location, length: max(editedRange.length + delta, 0))
        editings += 1
        delegate?.textStorage(self, willProcessEditing: mask, range: range, changeInLength: delta)
        delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
        editings -= 1
        (editedMask, changeInLength) = ([], 0)
        editedRange = NSRange(location: NSNotFound, length: 0)
        for manager in layoutManagers { manager.invalidate() }
        changed()
    }

    override open func beginEditing() { editings += 1 }

    override open func endEditing() {
        editings = max(editings - 1, 0)
        if editings == 0 { processEditing() }
    }

    override open func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    override open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        super.replaceCharacters(in: range, with: attrString)
        edited(
            [.editedCharacters, .editedAttributes], range: range, changeInLength: attrString.length - range.length)
    }

    override open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    override open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        super.addAttribute(name, value: value, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    override open func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        super.addAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    override open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        super.removeAttribute(name, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
}

/// Receives changes of a text.
public protocol NSTextStorageDelegate: AnyObject {
    /// The text has changed, and may be changed further.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    /// The text has changed; its attributes may be changed further.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}

    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
