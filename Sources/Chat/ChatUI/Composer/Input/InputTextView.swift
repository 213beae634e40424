import ChatModels
import Frames
import HeadlessUIKit

/// The text that is being written. The view grows with it, up to a height at which the text is scrolled.
open class InputTextView: UITextView, ThemeProvider {
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
    open func textDidChangeProgrammatically() {
        placeholderLabel.isHidden = !text.isEmpty
        setNeedsLayout()
    }

    /// Writes links in the colour of links.
    open func highlightLinks(links: [TextLink]) {
        let highlighted = NSMutableAttributedString(attributedString: attributedText)
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

    /// The label begins where a text begins that is written.
    private func placePlaceholder() {
        let size = placeholderLabel.sizeThatFits(CGSize(width: UIView.layoutFittingExpandedSize.width, height: 0))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        placeholderLabel.frame = CGRect(
            x: isMirrored ? bounds.width - 8 - size.width : 8, y: bounds.height / 2 - size.height / 2,
            width: size.width, height: size.height)
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
