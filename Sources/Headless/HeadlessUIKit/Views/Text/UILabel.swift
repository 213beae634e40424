import Frames
import Typesetting

/// Text that isn't editable, centered vertically in its bounds.
open class UILabel: UIView {
    /// The text; that of `attributedText` if that was set last.
    open var text: String? {
        get { storedAttributedText?.string ?? storedText }
        set {
            storedText = newValue
            storedAttributedText = nil
            contentDidChange()
        }
    }

    /// The text with attributes. Where it has none, the label's apply.
    open var attributedText: NSAttributedString? {
        get {
            storedAttributedText
                ?? storedText.map { ReleasingAttributedString(string: $0, attributes: [.font: font as Any]) }
        }
        set {
            storedAttributedText = newValue.map { ReleasingAttributedString(attributedString: $0) }
            storedText = newValue?.string
            paragraphsBreakLines = true
            adjustFonts()
            contentDidChange()
        }
    }

    /// The font; by default, the system font of 17 points.
    open var font: UIFont! = .systemFont(ofSize: 17) {
        didSet {
            if font == nil { font = .systemFont(ofSize: 17) }
            adjustFonts()
            contentDidChange()
        }
    }

    /// The color of text without its own.
    open var textColor: UIColor! = .label { didSet { forgetStyle() } }
    /// The color that replaces `textColor` while the label is highlighted, if any.
    open var highlightedTextColor: UIColor? { didSet { forgetStyle() } }
    /// Whether `highlightedTextColor` applies.
    open var isHighlighted = false { didSet { forgetStyle() } }
    /// Whether the text has its own color. A disabled label has the tertiary label color.
    open var isEnabled = true { didSet { forgetStyle() } }
    /// The edge along which lines are aligned.
    open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }

    /// How lines are wrapped, and how text that doesn't fit is truncated. The paragraph style of an attributed text
    /// takes precedence, unless this is set later.
    open var lineBreakMode: NSLineBreakMode {
        get { lineBreakModeOfText ?? storedLineBreakMode }
        set {
            storedLineBreakMode = newValue
            paragraphsBreakLines = false
            contentDidChange()
        }
    }

    /// How words move to the next line. Only `pushOut` keeps a short word from standing alone on the last line.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard { didSet { contentDidChange() } }

    /// The maximum number of lines; 0 for all.
    open var numberOfLines = 1 { didSet { contentDidChange() } }

    /// The width for the intrinsic height, in points; 0 uses the width from layout.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }

    // MARK: Text that doesn't fit

    /// Whether text that doesn't fit the bounds is scaled down, to at least `minimumScaleFactor`.
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
    /// The minimum scale of text, as a fraction of its size; 0 for no minimum.
    open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// Whether letters are tightened, by up to 5 %, before text is truncated.
    open var allowsDefaultTighteningForTruncation = false { didSet { setNeedsDisplay() } }
    /// The position of scaled text: on its original baseline, centered, or at its original top edge.
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines { didSet { setNeedsDisplay() } }
    /// Whether fonts of text styles and metrics have the content size of the label's traits, instead of the one that
    /// they were created for.
    open var adjustsFontForContentSizeCategory = false {
        didSet {
            guard adjustsFontForContentSizeCategory != oldValue else { return }
            adjustFonts()
            contentDidChange()
        }
    }
    /// Kept and never read: there is no pointer.
    open var showsExpansionTextWhenTruncated = false

    // MARK: Shadow

    /// The color of a sharp shadow of the text; `nil` for none.
    open var shadowColor: UIColor? { didSet { forgetStyle() } }
    /// The offset of the shadow to the right and downward, in points.
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { forgetStyle() } }

    // MARK: State

    private var storedText: String?
    private var storedAttributedText: NSAttributedString?
    private var storedLineBreakMode: NSLineBreakMode = .byTruncatingTail

    /// Whether the paragraph styles of an attributed text determine line breaking.
    final private(set) var paragraphsBreakLines = false

    /// The text for the typesetter; created once for a text and its colors.
    final var styledText: StyledLabelText?

    /// The width for which layout needs the height, in points.
    private var proposedWidth: CGFloat?

    /// The drawing of the label besides its own text.
    final var drawnFrames: [Frame] = []

    final var hasAttributedText: Bool { storedAttributedText != nil }

    private var lineBreakModeOfText: NSLineBreakMode? {
        guard paragraphsBreakLines, let text = storedAttributedText, text.length > 0 else { return nil }
        return (text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.lineBreakMode
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decode(self, UILabel.decodeLabel)
    }

    private func forgetStyle() { styledText = nil }

    private func contentDidChange() {
        styledText = nil
        invalidateIntrinsicContentSize()
    }

    /// Adjusts fonts that follow the content size to that of the label's traits.
    private func adjustFonts() {
        guard adjustsFontForContentSizeCategory else { return }
        let category = lastTraits.preferredContentSizeCategory
        if let font {
            let adjusted = font.adjusted(to: category)
            if adjusted !== font { self.font = adjusted }
        }
        storedAttributedText = storedAttributedText?.adjusted(to: category)
    }

    override func traitsWillChange(_ previous: UITraitCollection) {
        super.traitsWillChange(previous)
        if lastTraits.preferredContentSizeCategory != previous.preferredContentSizeCategory { adjustFonts() }
        contentDidChange()
    }

    // MARK: Sizes

    /// Returns the rectangle of the text in `bounds`, in points. Override it together with `drawText(in:)` to add space
    /// around the text: the label's intrinsic size follows from it.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = measure(width: max(bounds.width, 0), lines: numberOfLines)
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(size.width, max(bounds.width, 0)),
            height: min(size.height, max(bounds.height, 0)))
    }

    private func size(inWidth width: CGFloat?) -> CGSize {
        let area = CGRect(x: 0, y: 0, width: width ?? Self.unlimited, height: Self.unlimited)
        return textRect(forBounds: area, limitedToNumberOfLines: numberOfLines).size
    }

    private static let unlimited: CGFloat = 1_000_000

    override open var intrinsicContentSize: CGSize {
        size(inWidth: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : proposedWidth)
    }

    override open func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
        guard numberOfLines != 1, preferredMaxLayoutWidth == 0 else { return nil }
        // As for `preferredMaxLayoutWidth`, 0 means no width: a label that is squeezed to nothing keeps its lines,
        // instead of one line for each letter.
        proposedWidth = width > 0 ? width : nil
        defer { proposedWidth = nil }
        return intrinsicContentSize
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(inWidth: size.width > 0 ? size.width : nil)
    }

    override open func firstBaselineOffset(height: CGFloat) -> CGFloat? {
        RenderScale.roundDown(font.fontDescription.ascender + tallLetters.ascent)
    }

    override open func lastBaselineOffset(height: CGFloat) -> CGFloat? {
        RenderScale.roundUp(font.fontDescription.lineHeight - font.fontDescription.ascender + tallLetters.descent)
    }

    // MARK: Painting

    /// Draws the text, centered vertically in a rectangle. Override it to draw the text in another one.
    open func drawText(in rect: CGRect) {
        guard let text = placedText(in: rect) else { return }
        CGContext.drawCurrent(text.frame(in: rect))
    }

    /// Draws the text by `drawText(in:)`.
    override open func draw(_ rect: CGRect) {
        drawText(in: rect)
    }

    override open func makeContent() -> Frame.Content {
        drawnFrames = []
        guard type(of: self) == UILabel.self else { return recordedContent() }
        guard let text = placedText(in: bounds) else { return .none }
        guard text.clip != nil else { return .text(text.content) }
        drawnFrames = [text.frame(in: bounds)]
        return .none
    }

    override open func embeddedFrames() -> [Frame] { drawnFrames }

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.labels
    }
}

/// The position of text that is scaled down to fit.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
