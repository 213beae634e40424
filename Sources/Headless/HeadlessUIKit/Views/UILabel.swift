import Frames
import Typesetting

/// Text that is shown and not edited, centred vertically in its bounds.
open class UILabel: UIView {
    open var text: String? {
        get { storedAttributedText?.string ?? storedText }
        set {
            storedText = newValue
            storedAttributedText = nil
            contentDidChange()
        }
    }

    open var attributedText: NSAttributedString? {
        get {
            storedAttributedText ?? storedText.map { NSAttributedString(string: $0, attributes: [.font: font as Any]) }
        }
        set {
            storedAttributedText = newValue
            storedText = newValue?.string
            contentDidChange()
        }
    }

    /// The system font of 17 points unless set.
    open var font: UIFont! = .systemFont(ofSize: 17) {
        didSet {
            if font == nil { font = .systemFont(ofSize: 17) }
            contentDidChange()
        }
    }

    open var textColor: UIColor! = .label { didSet { styledText = nil } }
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false { didSet { styledText = nil } }
    open var isEnabled = true
    open var textAlignment: NSTextAlignment = .natural
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { contentDidChange() } }

    /// The most lines that are shown; 0 for all.
    open var numberOfLines = 1 { didSet { contentDidChange() } }

    /// The width at which the intrinsic height is measured, in points; 0 asks layout for the width.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }

    /// Kept and never read: text keeps its size and is truncated.
    open var adjustsFontSizeToFitWidth = false
    /// Kept and never read: text keeps its size.
    open var minimumScaleFactor: CGFloat = 0
    /// Kept and never read: text keeps its spacing.
    open var allowsDefaultTighteningForTruncation = false
    /// Kept and never read: fonts are made for the content size of the render under way.
    open var adjustsFontForContentSizeCategory = false
    /// Kept and never read: text keeps its size.
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
    /// Kept and never read: text is drawn without a shadow.
    open var shadowColor: UIColor?
    /// Kept and never read: text is drawn without a shadow.
    open var shadowOffset = CGSize(width: 0, height: -1)

    private var storedText: String?
    private var storedAttributedText: NSAttributedString?

    final var hasAttributedText: Bool { storedAttributedText != nil }

    /// The text as the typesetter takes it; made once for a text and its colours.
    final var styledText: StyledText?

    override public init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func contentDidChange() {
        styledText = nil
        invalidateIntrinsicContentSize()
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        styledText = nil
    }

    /// The rectangle in `bounds` that the text takes, in points.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = measure(width: bounds.width, lines: numberOfLines)
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
            height: min(size.height, bounds.height))
    }

    /// Never called: a label hands its glyphs to the frame.
    open func drawText(in rect: CGRect) {}

    // MARK: Sizes

    override open var intrinsicContentSize: CGSize {
        measure(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil, lines: numberOfLines)
    }

    override open func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
        guard numberOfLines != 1, preferredMaxLayoutWidth == 0 else { return nil }
        return measure(width: RenderScale.roundUp(width), lines: numberOfLines)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        measure(width: size.width > 0 ? size.width : nil, lines: numberOfLines)
    }

    override open func firstBaselineOffset(height: CGFloat) -> CGFloat? {
        RenderScale.roundDown(font.fontDescription.ascender)
    }

    override open func lastBaselineOffset(height: CGFloat) -> CGFloat? {
        RenderScale.roundUp(font.fontDescription.lineHeight - font.fontDescription.ascender)
    }

    // MARK: Painting

    override open func makeContent() -> Frame.Content {
        placedText.map(Frame.Content.text) ?? .none
    }
}

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
