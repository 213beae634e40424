import Frames
import Rendering
import Typesetting

/// Editable, scrolling text with links, drawn in its current state.
open class UITextView: UIScrollView {
    /// The text without attributes. Setting it moves the caret to its end.
    open var text: String! {
        get { storedText.string }
        set {
            store(ReleasingAttributedString(string: newValue ?? "", attributes: typedAttributes))
            selectEnd()
        }
    }

    /// The text with attributes. Setting it moves the caret to its end.
    open var attributedText: NSAttributedString! {
        get { storedText }
        set {
            store(ReleasingAttributedString(attributedString: newValue ?? ReleasingAttributedString(string: "")))
            selectEnd()
        }
    }

    private func selectEnd() { selectedRange = NSRange(location: storedText.length, length: 0) }

    /// The font of plain text; by default, the system font of 12 points.
    open var font: UIFont? { didSet { restyle() } }
    /// The color of plain text; by default, the label color.
    open var textColor: UIColor? { didSet { restyle() } }
    /// The edge along which all lines are aligned; with `natural`, each paragraph's own style applies.
    open var textAlignment: NSTextAlignment = .natural { didSet { contentDidChange() } }

    /// Insets of the text container in the bounds, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { contentDidChange() } }

    /// The area that the text is laid out in.
    public let textContainer: NSTextContainer

    /// The attributes that override those of links; by default, the tint color.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { storedLinkTextAttributes ?? [.foregroundColor: tintColor as Any] }
        set {
            storedLinkTextAttributes = newValue
            styledBlocks = nil
        }
    }

    /// Whether the text is editable. Data is only detected in text that isn't.
    open var isEditable = true { didSet { styledBlocks = nil } }
    /// Whether the text view can become the first responder without being editable.
    open var isSelectable = true
    /// The kinds of data that become links, unless the text is editable: web and email addresses, and phone numbers.
    /// Other kinds are reported.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet {
            styledBlocks = nil
            guard !dataDetectorTypes.subtracting([.link, .phoneNumber]).isEmpty, dataDetectorTypes != .all else {
                return
            }
            RenderProblems.report(
                .undrawn(
                    "UITextView.dataDetectorTypes", of: self,
                    instead: "only links and phone numbers are detected"))
        }
    }
    /// Whether fonts of text styles and metrics follow the view's content size when it changes. As in pictures of iOS,
    /// a font that is set afterward stays unchanged until the next change, unlike a label's.
    open var adjustsFontForContentSizeCategory = false
    /// Kept and never read: nothing is typed.
    open var allowsEditingTextAttributes = false
    /// Kept and never read: nothing is typed.
    open var clearsOnInsertion = false
    /// The selected characters. Neither the selection nor the caret, which blinks, is drawn.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// Whether the caret is drawn, before the selection.
    package final var showsCaret = false
    /// The attributes of text that `insertText(_:)` adds; by default, those of plain text.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { storedTypingAttributes ?? typedAttributes }
        set { storedTypingAttributes = newValue }
    }
    open weak var delegate: UITextViewDelegate?
    override var scrollDelegate: UIScrollViewDelegate? { delegate }

    override open var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    /// Starts editing, if the delegate allows it. The caret, which blinks, isn't drawn.
    @discardableResult
    override open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
            return false
        }
        if isEditable {
            delegate?.textViewDidBeginEditing(self)
            NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        }
        return true
    }

    @discardableResult
    override open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard !isEditable || delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
            return false
        }
        if isEditable {
            delegate?.textViewDidEndEditing(self)
            NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        }
        return true
    }

    override open var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

    final private(set) var storedText: NSAttributedString = ReleasingAttributedString(string: "")
    private var storedLinkTextAttributes: [NSAttributedString.Key: Any]?
    private var storedTypingAttributes: [NSAttributedString.Key: Any]?

    /// The text storage, if it was created.
    final var storageIfCreated: NSTextStorage?

    /// The text for the typesetter; created once for a text, its colors and its direction.
    final var styledBlocks: [TextBlock]?
    /// The width for which `styledBlocks` were created, if they have attachments.
    final var styledWidth: CGFloat?

    /// Creates a text view whose text is laid out in a container; `nil` creates one that tracks the view's width.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer.tracking
        super.init(frame: frame)
        takeContainer()
    }

    override public convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer.tracking
        super.init(coder: coder)
        takeContainer()
        coder.decode(self, UITextView.decodeTextView)
    }

    private func takeContainer() {
        textContainer.changed = { [weak self] in MainQueue.run { self?.contentDidChange() } }
        guard let storage = textContainer.layoutManager?.textStorage else { return }
        take(storage)
    }

    /// Displays the text of a storage, and follows its changes.
    final func take(_ storage: NSTextStorage) {
        storageIfCreated = storage
        storedText = ReleasingAttributedString(attributedString: storage)
        storage.changed = { [weak self, unowned storage] in
            MainQueue.run { self?.storageDidChange(storage) }
        }
    }

    private func storageDidChange(_ storage: NSTextStorage) {
        storedText = ReleasingAttributedString(attributedString: storage)
        contentDidChange()
    }

    final var typedAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font { attributes[.font] = font }
        if let textColor { attributes[.foregroundColor] = textColor }
        return attributes
    }

    /// Applies the font or the color to the entire text, as in UIKit.
    private func restyle() {
        let text = ReleasingAttributedString(attributedString: storedText)
        text.addAttributes(typedAttributes, range: NSRange(location: 0, length: text.length))
        store(text)
    }

    private func store(_ text: NSAttributedString) {
        storedText = text
        if let storage = storageIfCreated {
            let changed = storage.changed
            storage.changed = {}
            storage.setAttributedString(text)
            storage.changed = changed
        }
        contentDidChange()
    }

    final func contentDidChange() {
        styledBlocks = nil
        invalidateIntrinsicContentSize()
    }

    override open func tintColorDidChange() {
        super.tintColorDidChange()
        styledBlocks = nil
    }

    override func traitsWillChange(_ previous: UITraitCollection) {
        super.traitsWillChange(previous)
        let category = lastTraits.preferredContentSizeCategory
        if adjustsFontForContentSizeCategory, category != previous.preferredContentSizeCategory {
            let text: NSAttributedString = storedText.adjusted(to: category)
            if let font {
                let adjusted = font.adjusted(to: category)
                if adjusted !== font { self.font = adjusted }
            }
            // Setting the font has applied it to the entire text.
            storedText = text
        }
        contentDidChange()
    }

    // MARK: Sizes

    /// Constraints to the view's edges refer to its frame: its own layout determines the content size.
    override var contentFollowsConstraints: Bool { false }

    override open var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        return measure(width: nil)
    }

    override open func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
        guard !isScrollEnabled else { return nil }
        return measure(width: width > 0 ? width : nil)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        measure(width: size.width > 0 ? size.width : nil)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        placeContainer()
        if isScrollEnabled, bounds.width > 0 {
            contentSize = CGSize(width: bounds.width, height: measure(width: bounds.width).height)
        }
    }

    override open func firstBaselineOffset(height: CGFloat) -> CGFloat? {
        textContainerInset.top + RenderScale.roundDown(paragraph(width: nil).firstBaseline)
    }

    // MARK: Painting

    override open func makeContent() -> Frame.Content {
        placedText.map(Frame.Content.text) ?? .none
    }

    /// Text that fits isn't clipped: letters may be taller than the lines of their font.
    override var needsClip: Bool {
        guard storedText.string.mayReachBeyondLines, layer.cornerRadius == 0, subviews.isEmpty, bounds.minY == 0 else {
            return true
        }
        return measure(width: bounds.width).height > bounds.height + RenderScale.pixel
    }

    override open func embeddedFrames() -> [Frame] {
        guard showsCaret, let rect = placedCaret else { return super.embeddedFrames() }
        return super.embeddedFrames() + [
            Frame(
                origin: "UIStandardTextCursorView", rect: rect, corners: CornerRadii(rect.width / 2),
                fill: .color(tintColor.rgba(in: traitCollection)))
        ]
    }

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.textViews
    }
}

/// The kinds of data that a text view turns into links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Phone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// Web and email addresses.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// Postal addresses. Not detected.
    public static let address = UIDataDetectorTypes(rawValue: 4)
    /// Dates and times. Not detected.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    /// Tracking numbers. Not detected.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
    /// Flight numbers. Not detected.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
    /// Data to look up. Not detected.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
    /// All kinds.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
