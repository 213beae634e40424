import ChatModels
import Frames
import HeadlessUIKit

/// A delegate that is notified of images that are pasted into a field.
@MainActor @preconcurrency
public protocol InputTextViewClipboardAttachmentDelegate: AnyObject {
    /// Called when an image was pasted.
    func inputTextView(_ inputTextView: InputTextView, didPasteImage image: UIImage)
}

/// The text of the message. The view grows with it up to a maximum height, and then scrolls.
open class InputTextView: UITextView, ThemeProvider {
    /// The delegate that is notified of pasted images.
    public weak var clipboardAttachmentDelegate: InputTextViewClipboardAttachmentDelegate?

    /// Whether images can be pasted.
    open var isPastingImagesEnabled: Bool { true }

    /// The placeholder of the empty field.
    open private(set) lazy var placeholderLabel = UILabel()

    /// In points.
    open var minimumHeight: CGFloat { 38 }

    /// In points.
    open var maximumHeight: CGFloat { 120 }

    /// Whether an empty field is as high as a line of its font, instead of the minimum height.
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
        placeholderLabel.adjustsFontSizeToFitWidth = true
        placeholderLabel.baselineAdjustment = .alignCenters
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if superview != nil, lifeCycle.needsRefresh(self, after: previousTraitCollection) { setUpAppearance() }
    }

    /// Called when the text was set by code.
    open func textDidChangeProgrammatically() { handleTextChange() }

    /// Updates the placeholder and the height.
    open func handleTextChange() {
        placeholderLabel.isHidden = !text.isEmpty
        setTextViewHeight()
    }

    /// Sets the height to that of the text, between ``minimumHeight`` and ``maximumHeight``.
    open func setTextViewHeight() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Replaces the selected text, or inserts text at the caret, as if it were typed.
    open func replaceSelectedText(_ text: String) {
        insertText(text)
        handleTextChange()
    }

    /// Scrolls to the caret.
    open func scrollToCaretPosition(animated: Bool) { scrollRangeToVisible(selectedRange) }

    /// Pastes the clipboard: text at the caret; an image is passed to ``clipboardAttachmentDelegate``.
    override open func paste(_ sender: Any?) {
        if isPastingImagesEnabled, let image = UIPasteboard.general.image {
            clipboardAttachmentDelegate?.inputTextView(self, didPasteImage: image)
        } else if let text = UIPasteboard.general.string {
            replaceSelectedText(text)
        }
    }

    /// Highlights links in the link color.
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

    /// The label is part of the scrolled content, with 8 points before it: in a right-to-left layout, it begins at the
    /// left edge, to which the field is scrolled, and the 8 points are after it.
    private func placePlaceholder() {
        let size = placeholderLabel.sizeThatFits(CGSize(width: UIView.layoutFittingExpandedSize.width, height: 0))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        placeholderLabel.frame = CGRect(
            x: isMirrored ? 0 : 8, y: bounds.height / 2 - size.height / 2,
            width: min(size.width, max(bounds.width - 8, 0)), height: size.height)
    }

    override open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: minimumHeight)
    }

    override open func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
        let isLow =
            text.isEmpty && !fitsEmptyLine && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let needed = isLow ? minimumHeight : sizeThatFits(CGSize(width: width, height: 0)).height
        return CGSize(width: UIView.noIntrinsicMetric, height: min(max(needed, minimumHeight), maximumHeight))
    }

    // MARK: Painting

    /// A text that is too high for the view shows its end, where the caret is.
    override open func makeContent() -> Frame.Content {
        let content = super.makeContent()
        guard case .text(let text) = content, hiddenHeight > 0 else { return content }
        return .text(text.translated(x: 0, y: -hiddenHeight))
    }

    override open func embeddedFrames() -> [Frame] {
        super.embeddedFrames().map { caret in
            var moved = caret
            moved.rect.origin.y -= hiddenHeight
            return moved
        }
    }

    /// The height of the text above the view, in points. A caret that is drawn stays visible.
    private var hiddenHeight: CGFloat {
        let excess = sizeThatFits(CGSize(width: bounds.width, height: 0)).height - bounds.height
        guard excess > 1, bounds.height >= maximumHeight else { return 0 }
        guard showsCaret, let caret = super.embeddedFrames().first else { return excess }
        return min(excess, max(caret.rect.minY - textContainerInset.top, 0))
    }
}
