/// A line of text that could be edited; shown as it stands.
open class UITextField: UIControl {
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    open var text: String? {
        didSet {
            if attributedText?.string != text { attributedText = nil }
            contentDidChange()
        }
    }
    /// The text with looks of its own; `nil` once a plain text was set.
    open var attributedText: NSAttributedString? {
        didSet { if let attributedText { text = attributedText.string } }
    }
    open var placeholder: String? { didSet { contentDidChange() } }
    open var attributedPlaceholder: NSAttributedString? { didSet { contentDidChange() } }
    open var font: UIFont? { didSet { contentDidChange() } }
    open var textColor: UIColor? { didSet { contentDidChange() } }
    open var textAlignment: NSTextAlignment = .natural { didSet { contentDidChange() } }
    /// Whether text that has no room is made smaller, down to `minimumFontSize`.
    open var adjustsFontSizeToFitWidth = false { didSet { contentDidChange() } }
    /// The smallest size of text that is made smaller, in points; 0 for any.
    open var minimumFontSize: CGFloat = 0 { didSet { contentDidChange() } }
    /// The attributes of text that has none of its own. Fonts and colours set later are put into them.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { contentDidChange() } }
    open var borderStyle: BorderStyle = .none { didSet { contentDidChange() } }
    open var isSecureTextEntry = false { didSet { contentDidChange() } }
    /// Kept and never read: fonts are made for the content size of the render under way.
    open var adjustsFontForContentSizeCategory = false
    /// Kept and never read: clear buttons are not drawn.
    open var clearButtonMode: ViewMode = .never
    open var leftView: UIView?
    open var leftViewMode: ViewMode = .never
    open var rightView: UIView?
    open var rightViewMode: ViewMode = .never
    open weak var delegate: UITextFieldDelegate?
    /// Always false: nobody types in a still.
    open var isEditing: Bool { false }

    private let label = UILabel()

    override public init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(label)
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
                label.attributedText = NSAttributedString(string: label.text ?? "", attributes: defaultTextAttributes)
            }
        } else {
            label.textColor = .placeholderText
            label.text = placeholder
            if let attributedPlaceholder { label.attributedText = attributedPlaceholder }
        }
        if borderStyle == .roundedRect {
            layer.cornerRadius = 5
            layer.borderWidth = 1 / UIScreen.main.scale
            layer.borderColor = UIColor.separator.cgColor
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Layout

    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let inset: CGFloat = borderStyle == .none ? 0 : 7
        var rect = bounds.insetBy(dx: inset, dy: 0)
        if leftViewMode == .always, let leftView {
            rect.origin.x += leftView.bounds.width
            rect.size.width -= leftView.bounds.width
        }
        if rightViewMode == .always, let rightView { rect.size.width -= rightView.bounds.width }
        return rect
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
        label.frame =
            !hasText
            ? placeholderRect(forBounds: bounds)
            : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        place(leftView, mode: leftViewMode, atX: 0)
        place(rightView, mode: rightViewMode, atX: bounds.width - (rightView?.bounds.width ?? 0))
    }

    private func place(_ view: UIView?, mode: ViewMode, atX x: CGFloat) {
        guard let view else { return }
        guard mode == .always || mode == .unlessEditing else { return view.removeFromSuperview() }
        if view.superview !== self { addSubview(view) }
        let size = view.bounds.size
        view.frame = CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
}

@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
    /// Never called: nobody types in a still.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// Never called: nobody types in a still.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Never called: nobody types in a still.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
}
