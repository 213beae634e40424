import ChatModels
import Frames
import HeadlessUIKit

/// Hears of pictures that are pasted into a field.
@MainActor @preconcurrency
public protocol InputTextViewClipboardAttachmentDelegate: AnyObject {
    /// A picture was pasted.
    func inputTextView(_ inputTextView: InputTextView, didPasteImage image: UIImage)
}

/// The text that is being written. The view grows with it, up to a height at which the text is scrolled.
open class InputTextView: UITextView, ThemeProvider {
    /// Hears of pictures that are pasted.
    public weak var clipboardAttachmentDelegate: InputTextViewClipboardAttachmentDelegate?

    /// Whether pictures can be pasted.
    open var isPastingImagesEnabled: Bool { true }

    /// The text in the field while nothing is written.
    open private(set) lazy var placeholderLabel = UILabel()

    /// In points.
    open var minimumHeight: CGFloat { 38 }

    /// In points.
    open var maximumHeight: CGFloat { 120 }

    /// Whether an empty field is as high as a line of its font, and not as low as it can be.
    var fitsEmptyLine = false {
        didSet { if fitsEmptyLine != oldValue { invalidateIntrinsicContentSize() } }
    }

    override open var text: String! {
        didSet { textDidChangeProgrammatically() }
    }

    override open var attributedText: NSAttributedString! {
        didSet { textDidChangeProgrammatically() }
    }

    // MARK: Life cycle

    private var lifeCycle = LifeCycle()

    override open func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard superview != nil else { return }

        if !lifeCycle.hasRun {
            lifeCycle.begin()
            setUp()
            setUpLayout()
        }
        setUpAppearance()
    }

    open func setUp() {
        accessibilityIdentifier = "textView"
        placeholderLabel.accessibilityIdentifier = "placeholderLabel"
        textContainer.lineFragmentPadding = 8
        adjustsFontForContentSizeCategory = true
    }

    open func setUpLayout() {
        addSubview(placeholderLabel)
        heightAnchor.pin(greaterThanOrEqualToConstant: minimumHeight).isActive = true
        setContentHuggingPriority(.streamAlmostRequire, for: .vertical)
        setContentCompressionResistancePriority(.streamAlmostRequire, for: .vertical)
    }

    open func setUpAppearance() {
        backgroundColor = .clear
        font = appearance.fonts.body
        textColor = appearance.colorPalette.text
        placeholderLabel.font = appearance.fonts.body
        placeholderLabel.textColor = appearance.colorPalette.subtitleText
        placeholderLabel.adjustsFontForContentSizeCategory = true
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if superview != nil, lifeCycle.needsRefresh(self, after: previousTraitCollection) { setUpAppearance() }
    }

    /// Called when the text was set.
    open func textDidChangeProgrammatically() { handleTextChange() }

    /// Brings what depends on the text up to date: the placeholder, and the height.
    open func handleTextChange() {
        placeholderLabel.isHidden = !text.isEmpty
        setTextViewHeight()
    }

    /// Makes the view as high as its text, between ``minimumHeight`` and ``maximumHeight``.
    open func setTextViewHeight() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Puts text in the place of what is selected, or at the caret, as if it were typed.
    open func replaceSelectedText(_ text: String) {
        insertText(text)
        handleTextChange()
    }

    /// Shows the place at which is written.
    open func scrollToCaretPosition(animated: Bool) { scrollRangeToVisible(selectedRange) }

    /// Puts in what was copied: a text at the caret; a picture is handed to ``clipboardAttachmentDelegate``.
    open func paste(_ sender: Any?) {
        if isPastingImagesEnabled, let image = UIPasteboard.general.image {
            clipboardAttachmentDelegate?.inputTextView(self, didPasteImage: image)
        } else if let text = UIPasteboard.general.string {
            replaceSelectedText(text)
        }
    }

    /// Writes links in the color of links.
    open func highlightLinks(links: [TextLink]) {
        let highlighted = ReleasingAttributedString(attributedString: attributedText)
        for link in links {
            highlighted.addAttribute(
                .foregroundColor, value: appearance.colorPalette.textLinkColor, range: link.range)
        }
        attributedText = highlighted
    }

    // MARK: Layout

    override open func layoutSubviews() {
        super.layoutSubviews()

        placePlaceholder()
    }

    /// The label is what the field scrolls, with 8 points before it: from right to left it begins at the left edge, where
    /// the field is scrolled to, and the 8 points are behind it.
    private func placePlaceholder() {
        let size = placeholderLabel.sizeThatFits(CGSize(width: UIView.layoutFittingExpandedSize.width, height: 0))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        placeholderLabel.frame = CGRect(
            x: isMirrored ? 0 : 8, y: bounds.height / 2 - size.height / 2, width: size.width, height: size.height)
    }

    override open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: minimumHeight)
    }

    override open func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
        let isLow = text.isEmpty && !fitsEmptyLine
        let needed = isLow ? minimumHeight : sizeThatFits(CGSize(width: width, height: 0)).height
        return CGSize(width: UIView.noIntrinsicMetric, height: min(max(needed, minimumHeight), maximumHeight))
    }

    // MARK: Painting

    /// A text that is too high for the view shows its end, where it is being written.
    override open func makeContent() -> Frame.Content {
        let content = super.makeContent()
        let excess = sizeThatFits(CGSize(width: bounds.width, height: 0)).height - bounds.height
        guard excess > 1, case .text(let text) = content, bounds.height >= maximumHeight else { return content }
        return .text(text.translated(x: 0, y: -excess))
    }
}
