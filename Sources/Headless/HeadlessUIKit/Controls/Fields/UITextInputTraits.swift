/// The keyboard settings of a text. Kept and never read: no keyboard is shown.
@MainActor @preconcurrency
public protocol UITextInputTraits: NSObjectProtocol {
    var keyboardType: UIKeyboardType { get set }
    var returnKeyType: UIReturnKeyType { get set }
    var keyboardAppearance: UIKeyboardAppearance { get set }
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var smartQuotesType: UITextSmartQuotesType { get set }
    var smartDashesType: UITextSmartDashesType { get set }
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    var enablesReturnKeyAutomatically: Bool { get set }
    var textContentType: UITextContentType! { get set }
}

/// The traits of a text, created when the first of them is set.
private struct StoredTextInputTraits {
    var keyboardType = UIKeyboardType.default
    var returnKeyType = UIReturnKeyType.default
    var keyboardAppearance = UIKeyboardAppearance.default
    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var autocorrectionType = UITextAutocorrectionType.default
    var spellCheckingType = UITextSpellCheckingType.default
    var smartQuotesType = UITextSmartQuotesType.default
    var smartDashesType = UITextSmartDashesType.default
    var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    var enablesReturnKeyAutomatically = false
    var textContentType: UITextContentType?

    nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

/// Kept and never read: no keyboard is shown.
extension UITextInputTraits where Self: UIResponder {
    private var kept: StoredTextInputTraits {
        get { associatedValues[StoredTextInputTraits.key] as? StoredTextInputTraits ?? StoredTextInputTraits() }
        set { associatedValues[StoredTextInputTraits.key] = newValue }
    }

    public var keyboardType: UIKeyboardType {
        get { kept.keyboardType }
        set { kept.keyboardType = newValue }
    }

    public var returnKeyType: UIReturnKeyType {
        get { kept.returnKeyType }
        set { kept.returnKeyType = newValue }
    }

    public var keyboardAppearance: UIKeyboardAppearance {
        get { kept.keyboardAppearance }
        set { kept.keyboardAppearance = newValue }
    }

    public var autocapitalizationType: UITextAutocapitalizationType {
        get { kept.autocapitalizationType }
        set { kept.autocapitalizationType = newValue }
    }

    public var autocorrectionType: UITextAutocorrectionType {
        get { kept.autocorrectionType }
        set { kept.autocorrectionType = newValue }
    }

    public var spellCheckingType: UITextSpellCheckingType {
        get { kept.spellCheckingType }
        set { kept.spellCheckingType = newValue }
    }

    public var smartQuotesType: UITextSmartQuotesType {
        get { kept.smartQuotesType }
        set { kept.smartQuotesType = newValue }
    }

    public var smartDashesType: UITextSmartDashesType {
        get { kept.smartDashesType }
        set { kept.smartDashesType = newValue }
    }

    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { kept.smartInsertDeleteType }
        set { kept.smartInsertDeleteType = newValue }
    }

    public var enablesReturnKeyAutomatically: Bool {
        get { kept.enablesReturnKeyAutomatically }
        set { kept.enablesReturnKeyAutomatically = newValue }
    }

    public var textContentType: UITextContentType! {
        get { kept.textContentType }
        set { kept.textContentType = newValue }
    }
}

extension UITextField: UITextInputTraits {}
extension UITextView: UITextInputTraits {}
