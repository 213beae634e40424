import Frames
import Typesetting

/// Text that may be edited, scrolled and linked; shown here as it stands.
open class UITextView: UIScrollView {
    open var text: String! {
        get { storedText.string }
        set {
            storedText = NSAttributedString(string: newValue ?? "", attributes: typedAttributes)
            contentDidChange()
        }
    }

    open var attributedText: NSAttributedString! {
        get { storedText }
        set {
            storedText = newValue ?? NSAttributedString(string: "")
            contentDidChange()
        }
    }

    /// The font of plain text; the system font of 12 points where nothing is set.
    open var font: UIFont? { didSet { restyle() } }
    open var textColor: UIColor? { didSet { restyle() } }
    open var textAlignment: NSTextAlignment = .natural { didSet { contentDidChange() } }

    /// Distances between the bounds and the text container, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { contentDidChange() } }

    public let textContainer = NSTextContainer()

    /// Attributes that links take in place of their own; the tint and no underline unless set.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { styledBlocks = nil } }

    /// Kept and never read: nobody types in a still.
    open var isEditable = true
    /// Kept and never read: nobody selects anything in a still.
    open var isSelectable = true
    /// Kept and never read: links are those of the attributed text.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// Kept and never read: fonts are made for the content size of the render under way.
    open var adjustsFontForContentSizeCategory = false
    /// Kept and never read: nobody types in a still.
    open var allowsEditingTextAttributes = false
    /// Kept and never read: nobody selects anything in a still.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// Kept and never read: nobody types in a still.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open weak var delegate: UITextViewDelegate?
    override var scrollDelegate: UIScrollViewDelegate? { delegate }

    override open var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

    private var storedText = NSAttributedString(string: "")

    /// The text as the typesetter takes it; made once for a text, its colours and its direction.
    private var styledBlocks: [TextBlock]?

    override public init(frame: CGRect) {
        super.init(frame: frame)
        textContainer.changed = { [unowned self] in contentDidChange() }
    }

    public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
        self.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        textContainer.changed = { [unowned self] in contentDidChange() }
    }

    private var typedAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font { attributes[.font] = font }
        if let textColor { attributes[.foregroundColor] = textColor }
        return attributes
    }

    /// Setting the font or colour changes the whole text, as in UIKit.
    private func restyle() {
        let text = NSMutableAttributedString(attributedString: storedText)
        text.addAttributes(typedAttributes, range: NSRange(location: 0, length: text.length))
        storedText = text
        contentDidChange()
    }

    private func contentDidChange() {
        styledBlocks = nil
        invalidateIntrinsicContentSize()
    }

    override open func tintColorDidChange() {
        super.tintColorDidChange()
        styledBlocks = nil
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        styledBlocks = nil
    }

    // MARK: The text

    private var shownBlocks: [TextBlock] {
        if let styledBlocks { return styledBlocks }
        let traits = traitCollection
        let attributes = TextAttributes(
            font: (font ?? .systemFont(ofSize: 12)).fontDescription,
            color: (textColor ?? .label).rgba(in: traits))
        let linkColor = linkTextAttributes?[.foregroundColor] as? UIColor ?? tintColor
        let blocks = storedText.paragraphBlocks.map { block in
            TextBlock(
                text: StyledText(
                    block, of: storedText, defaults: attributes, linkColor: linkColor, traits: traits),
                style: style(block.style))
        }
        styledBlocks = blocks
        return blocks
    }

    private func style(_ paragraphStyle: NSParagraphStyle) -> ParagraphStyle {
        var style = ParagraphStyle(paragraphStyle, layoutDirection: effectiveUserInterfaceLayoutDirection)
        if textAlignment != .natural { style.alignment = ParagraphStyle.Alignment(textAlignment) }
        style.lineBreak = ParagraphStyle.LineBreak(textContainer.lineBreakMode)
        style.maximumLines = textContainer.maximumNumberOfLines
        return style
    }

    private func paragraph(width: CGFloat?) -> Paragraph {
        Typesetter.current.layOut(shownBlocks, maximumWidth: width)
    }

    // MARK: Sizes

    private var horizontalInsets: CGFloat {
        textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    }

    private func measure(width: CGFloat?) -> CGSize {
        let limit = width.flatMap { $0 < UIView.layoutFittingExpandedSize.width ? max($0 - horizontalInsets, 0) : nil }
        let text = paragraph(width: limit)
        return CGSize(
            width: RenderScale.roundUp(min(text.widthWithHangingSpaces, limit ?? .infinity)) + horizontalInsets,
            height: RenderScale.roundUp(text.heightWithTrailingLeading) + textContainerInset.top
                + textContainerInset.bottom)
    }

    override open var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        return measure(width: nil)
    }

    override open func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
        isScrollEnabled ? nil : measure(width: RenderScale.roundUp(width))
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        measure(width: size.width > 0 ? size.width : nil)
    }

    override open func firstBaselineOffset(height: CGFloat) -> CGFloat? {
        textContainerInset.top + RenderScale.roundDown(paragraph(width: nil).firstBaseline)
    }

    // MARK: Painting

    override open func makeContent() -> Frame.Content {
        guard storedText.length > 0 else { return .none }
        let width = bounds.width - horizontalInsets
        let text = paragraph(width: width).content(in: width)
        return .text(
            text.translated(
                x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top))
    }
}

/// The area of a text view that text is laid out in.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
    var changed: () -> Void = {}

    /// Room at both ends of every line, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }

    /// The most lines that are shown; 0 for all.
    open var maximumNumberOfLines = 0 { didSet { changed() } }
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { changed() } }
    /// Kept and never read: the container is as wide as its text view.
    open var widthTracksTextView = true
    /// Kept and never read: the container is as high as its text.
    open var heightTracksTextView = false
}

/// Kinds of text that a text view would turn into links by itself. Kept, never acted upon.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 2)
    public static let address = UIDataDetectorTypes(rawValue: 4)
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// Hears of changes in a text view. Nobody types or taps in a still.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewDidChange(_ textView: UITextView)
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
}

extension UITextViewDelegate {
    /// Never called: nobody types in a still.
    public func textViewDidChange(_ textView: UITextView) {}

    /// Never called: nobody touches a still.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
}

public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }
