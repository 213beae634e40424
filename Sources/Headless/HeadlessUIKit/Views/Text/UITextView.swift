import Frames
import Rendering
import Typesetting

/// Text that may be edited, scrolled and linked; shown here as it stands.
open class UITextView: UIScrollView {
    /// The text without its looks. The caret goes to its end when it is set.
    open var text: String! {
        get { storedText.string }
        set {
            store(ReleasingAttributedString(string: newValue ?? "", attributes: typedAttributes))
            selectEnd()
        }
    }

    /// The text with its looks. The caret goes to its end when it is set.
    open var attributedText: NSAttributedString! {
        get { storedText }
        set {
            store(ReleasingAttributedString(attributedString: newValue ?? ReleasingAttributedString(string: "")))
            selectEnd()
        }
    }

    private func selectEnd() { selectedRange = NSRange(location: storedText.length, length: 0) }

    /// The font of plain text; the system font of 12 points where nothing is set.
    open var font: UIFont? { didSet { restyle() } }
    /// The color of plain text; that of labels unless set.
    open var textColor: UIColor? { didSet { restyle() } }
    /// The edge along which all lines are aligned; with `natural`, each paragraph's own style says it.
    open var textAlignment: NSTextAlignment = .natural { didSet { contentDidChange() } }

    /// Distances between the bounds and the text container, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { contentDidChange() } }

    /// The area that the text is laid out in.
    public let textContainer: NSTextContainer

    /// Attributes that links take over their own; the tint unless set.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { storedLinkTextAttributes ?? [.foregroundColor: tintColor as Any] }
        set {
            storedLinkTextAttributes = newValue
            styledBlocks = nil
        }
    }

    /// Whether the text could be edited. Data are detected in text that can't.
    open var isEditable = true { didSet { styledBlocks = nil } }
    /// Whether the text view may become the first responder though it isn't editable.
    open var isSelectable = true
    /// The kinds of data that look and act as links, unless the text is editable: addresses of the web and of mail,
    /// and phone numbers. Other kinds are told.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet {
            styledBlocks = nil
            guard !dataDetectorTypes.subtracting([.link, .phoneNumber]).isEmpty, dataDetectorTypes != .all else {
                return
            }
            RenderProblems.report(
                .undrawn(
                    "UITextView.dataDetectorTypes", of: self,
                    instead: "links and phone numbers are found, no other data"))
        }
    }
    /// Whether fonts of text styles and of metrics follow the view's content size when it changes. A font that is set
    /// afterwards stays as it is until the next change. (Seen on pictures of iOS; those of labels follow at once.)
    open var adjustsFontForContentSizeCategory = false
    /// Kept and never read: nothing is typed.
    open var allowsEditingTextAttributes = false
    /// Kept and never read: nothing is typed.
    open var clearsOnInsertion = false
    /// The characters that are selected. Neither they nor the caret, which blinks, are drawn in a still.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// The attributes of text that `insertText(_:)` adds; those of plain text unless set.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { storedTypingAttributes ?? typedAttributes }
        set { storedTypingAttributes = newValue }
    }
    open weak var delegate: UITextViewDelegate?
    override var scrollDelegate: UIScrollViewDelegate? { delegate }

    override open var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    /// Begins editing, if the delegate allows it. The caret, which blinks, is not drawn.
    @discardableResult
    override open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
            return false
        }
        if isEditable { delegate?.textViewDidBeginEditing(self) }
        return true
    }

    @discardableResult
    override open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard !isEditable || delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
            return false
        }
        if isEditable { delegate?.textViewDidEndEditing(self) }
        return true
    }

    override open var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

    final private(set) var storedText: NSAttributedString = ReleasingAttributedString(string: "")
    private var storedLinkTextAttributes: [NSAttributedString.Key: Any]?
    private var storedTypingAttributes: [NSAttributedString.Key: Any]?

    /// The text storage, once somebody has asked for it.
    final var storageIfCreated: NSTextStorage?

    /// The text as the typesetter takes it; made once for a text, its colors and its direction.
    final var styledBlocks: [TextBlock]?
    /// The width for which `styledBlocks` were made, if they have attachments.
    final var styledWidth: CGFloat?

    /// Creates a text view whose text is laid out in a container; `nil` makes one that is as wide as the view.
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
    }

    private func takeContainer() {
        textContainer.changed = { [weak self] in MainQueue.run { self?.contentDidChange() } }
        guard let storage = textContainer.layoutManager?.textStorage else { return }
        take(storage)
    }

    /// Shows the text of a storage from now on, and follows its changes.
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

    /// Setting the font or color changes the whole text, as in UIKit.
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
            // Setting the font has given it to the whole text.
            storedText = text
        }
        contentDidChange()
    }

    // MARK: Sizes

    /// What is pinned to the view's edges keeps to the frame: its own layout decides on the size of the content.
    override var contentFollowsConstraints: Bool { false }

    override open var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        return measure(width: nil)
    }

    override open func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
        guard !isScrollEnabled else { return nil }
        let width = RenderScale.roundUp(width)
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

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.textViews
    }
}

/// Kinds of text that a text view turns into links by itself.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Phone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// Addresses of the web and of mail.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// Postal addresses. Not found.
    public static let address = UIDataDetectorTypes(rawValue: 4)
    /// Dates and times. Not found.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    /// Numbers of parcels. Not found.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
    /// Numbers of flights. Not found.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
    /// What may be looked up. Not found.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
    /// All kinds.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
