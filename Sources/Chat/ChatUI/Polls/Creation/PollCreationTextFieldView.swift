import HeadlessUIKit

/// A text field of the form for a new poll, with an error above it.
open class PollCreationTextFieldView: _View, ThemeProvider {
    /// The content of the field.
    public struct Content: Hashable, Sendable {
        /// The text.
        public var initialText: String

        /// The placeholder.
        public var placeholder: String

        /// The error; `nil` for none.
        public var errorText: String?

        public init(initialText: String = "", placeholder: String, errorText: String? = nil) {
            self.initialText = initialText
            self.placeholder = placeholder
            self.errorText = errorText
        }
    }

    /// The text.
    public var content: Content? {
        didSet { updateContentIfNeeded() }
    }

    /// Called with the old and the new text after a change.
    open var onTextChanged: ((_ oldValue: String, _ newValue: String) -> Void)?

    /// The column of error and field.
    open private(set) lazy var container = UIStackView()

    /// The error.
    open private(set) lazy var errorLabel = UILabel()

    /// The field.
    open private(set) lazy var inputTextField = UITextField()

    override open func setUp() {
        super.setUp()

        inputTextField.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    }

    private func textDidChange() {
        let new = inputTextField.text ?? ""
        let old = content?.initialText ?? ""
        content?.initialText = new
        if new != old { onTextChanged?(old, new) }
    }

    override open func setUpLayout() {
        super.setUpLayout()

        errorLabel.accessibilityIdentifier = "errorLabel"
        inputTextField.accessibilityIdentifier = "inputTextField"
        errorLabel.numberOfLines = 0
        container = VContainer(spacing: 2) {
            errorLabel
            inputTextField.height(greaterThanOrEqualTo: 24)
        }
        .embed(in: self)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        errorLabel.font = appearance.fonts.caption1
        errorLabel.textColor = appearance.colorPalette.validationError
        errorLabel.adjustsFontForContentSizeCategory = true
        inputTextField.font = appearance.fonts.body
        inputTextField.textColor = appearance.colorPalette.text
        inputTextField.adjustsFontForContentSizeCategory = true
    }

    override open func updateContent() {
        super.updateContent()

        guard let content else { return }
        inputTextField.placeholder = content.placeholder
        if inputTextField.text ?? "" != content.initialText { inputTextField.text = content.initialText }
        errorLabel.text = content.errorText
        errorLabel.isHidden = content.errorText == nil
    }
}
