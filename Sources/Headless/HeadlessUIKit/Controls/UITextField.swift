/// A single line of editable text, drawn in its current state.
open class UITextField: UIControl {
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    open var text: String? {
        didSet {
            if attributedText?.string != text { attributedText = nil }
            contentDidChange()
        }
    }
    /// The text with attributes; `nil` after a plain text was set.
    open var attributedText: NSAttributedString? {
        didSet { if let attributedText { text = attributedText.string } }
    }
    open var placeholder: String? { didSet { contentDidChange() } }
    open var attributedPlaceholder: NSAttributedString? { didSet { contentDidChange() } }
    open var font: UIFont? { didSet { contentDidChange() } }
    open var textColor: UIColor? { didSet { contentDidChange() } }
    open var textAlignment: NSTextAlignment = .natural { didSet { contentDidChange() } }
    /// Whether text that doesn't fit is scaled down, to at least `minimumFontSize`.
    open var adjustsFontSizeToFitWidth = false { didSet { contentDidChange() } }
    /// The minimum size of scaled text, in points; 0 for no minimum.
    open var minimumFontSize: CGFloat = 0 { didSet { contentDidChange() } }
    /// The default attributes of text. Fonts and colors that are set later are added to them.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { contentDidChange() } }
    open var borderStyle: BorderStyle = .none { didSet { contentDidChange() } }
    open var isSecureTextEntry = false { didSet { contentDidChange() } }
    /// Whether fonts of text styles and metrics have the content size of the field's traits.
    open var adjustsFontForContentSizeCategory: Bool {
        get { label.adjustsFontForContentSizeCategory }
        set { label.adjustsFontForContentSizeCategory = newValue }
    }
    /// When the field has a clear button. An empty field has none.
    open var clearButtonMode: ViewMode = .never { didSet { chromeDidChange() } }
    /// A view before the text.
    open var leftView: UIView? { didSet { overlayDidChange(from: oldValue, to: leftView) } }
    open var leftViewMode: ViewMode = .never { didSet { chromeDidChange() } }
    /// A view after the text.
    open var rightView: UIView? { didSet { overlayDidChange(from: oldValue, to: rightView) } }
    open var rightViewMode: ViewMode = .never { didSet { chromeDidChange() } }
    /// A stretched image behind the text; a rounded border replaces it.
    open var background: UIImage? { didSet { chromeDidChange() } }
    /// The image of a disabled field; only applies together with `background`.
    open var disabledBackground: UIImage? { didSet { chromeDidChange() } }
    /// The delegate of editing, which only code starts and ends.
    open weak var delegate: UITextFieldDelegate?
    /// Whether the field is the first responder.
    open var isEditing: Bool { isFirstResponder }

    override open var canBecomeFirstResponder: Bool { isEnabled }

    /// Starts editing, if the delegate allows it: side views for editing appear, but no caret, because it blinks.
    @discardableResult
    override open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard shouldBeginEditing, super.becomeFirstResponder() else { return false }
        chromeDidChange()
        sendActions(for: .editingDidBegin)
        didBeginEditing()
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    @discardableResult
    override open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard shouldEndEditing, super.resignFirstResponder() else { return false }
        chromeDidChange()
        sendActions(for: .editingDidEnd)
        didEndEditing()
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    // A search field also asks its bar's delegate.

    var shouldBeginEditing: Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
    var shouldEndEditing: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }
    func didBeginEditing() { delegate?.textFieldDidBeginEditing(self) }
    func didEndEditing() { delegate?.textFieldDidEndEditing(self) }

    /// Kept and never read: there is no keyboard.
    open var clearsOnBeginEditing = false
    /// Kept and never read: there is no keyboard.
    open var clearsOnInsertion = false

    private var storedInputViews: (keyboard: UIView?, accessory: UIView?) = (nil, nil)

    /// Kept and never read: there is no keyboard.
    override open var inputView: UIView? {
        get { storedInputViews.keyboard }
        set { storedInputViews.keyboard = newValue }
    }

    /// Kept and never read: there is no keyboard.
    override open var inputAccessoryView: UIView? {
        get { storedInputViews.accessory }
        set { storedInputViews.accessory = newValue }
    }

    /// The border and the clear button.
    final var chrome: FieldChrome?
    final var clearButton: UIImageView?

    private let label = UILabel()

    override public init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(label)
        coder.decode(self, UITextField.decodeTextField)
    }

    private func contentDidChange() {
        label.font = font ?? .systemFont(ofSize: 17)
        label.textAlignment = textAlignment
        let size = label.font.pointSize
        label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth && size > 0
        label.minimumScaleFactor = size > 0 ? min(minimumFontSize / size, 1) : 0
        if let text, !text.isEmpty {
            label.textColor = textColor ?? .label
            label.text = isSecureTextEntry ? String(repeating: "•", count: text.count) : text
            if let attributedText, !isSecureTextEntry {
                label.attributedText = attributedText
            } else if !defaultTextAttributes.isEmpty {
                label.attributedText = ReleasingAttributedString(
                    string: label.text ?? "", attributes: defaultTextAttributes)
            }
        } else {
            label.textColor = placeholderColor
            label.text = placeholder
            if let attributedPlaceholder { label.attributedText = attributedPlaceholder }
        }
        chromeDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override func traitsWillChange(_ previous: UITraitCollection) {
        super.traitsWillChange(previous)
        invalidateIntrinsicContentSize()
    }

    // MARK: Layout

    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let inset: CGFloat = borderStyle == .none ? 0 : 7
        let beside = overlayInsets(in: bounds)
        let rect = bounds.inset(
            by: UIEdgeInsets(top: 0, left: max(inset, beside.left), bottom: 0, right: max(inset, beside.right)))
        return CGRect(x: rect.origin.x, y: rect.origin.y, width: max(rect.size.width, 0), height: rect.size.height)
    }

    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    override open var intrinsicContentSize: CGSize {
        let size = label.intrinsicContentSize
        let padding: CGFloat = borderStyle == .none ? 0 : 14
        return CGSize(width: size.width + padding, height: size.height + padding)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let hasText = text?.isEmpty == false
        if !hasText, textAlignment == .natural, attributedPlaceholder == nil {
            // A placeholder begins where text will be typed, whatever its language.
            label.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        }
        label.frame =
            !hasText
            ? placeholderRect(forBounds: bounds)
            : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        layOutChrome()
    }

    override func stateDidChange() {
        super.stateDidChange()
        chromeDidChange()
    }

    /// The color of a placeholder without attributes.
    var placeholderColor: UIColor { .placeholderText }

    // MARK: Rectangles of side views

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        overlayRect(leftView, in: bounds, atLeft: effectiveUserInterfaceLayoutDirection != .rightToLeft)
    }

    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        overlayRect(rightView, in: bounds, atLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearButtonRect(in: bounds) }

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.textFields
    }
}

@MainActor @preconcurrency
public protocol UITextFieldDelegate: ObjectiveCProtocol {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
}

extension UITextFieldDelegate {
    /// Never called: nothing is typed.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Never called: nothing is typed.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Never called: nothing is typed.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Never called: nothing is typed.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
}

extension UITextField {
    /// Never posted: nothing is typed.
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
}
