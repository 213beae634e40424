import Frames

/// A layer that draws text.
open class CATextLayer: CALayer {
    /// A `String` or an `NSAttributedString`.
    open var string: Any?
    /// The font of a plain string: a `UIFont`, or the name of one.
    open var font: Any?
    /// The font size of a plain string, in points.
    open var fontSize: CGFloat = 36
    /// The color of a plain string.
    open var foregroundColor: CGColor? = CGColor(rgba: .white)
    /// Whether lines break at the edge of the bounds.
    open var isWrapped = false
    open var alignmentMode: CATextLayerAlignmentMode = .natural
    open var truncationMode: CATextLayerTruncationMode = .none
    /// Kept and never read: glyphs are always antialiased.
    open var allowsFontSubpixelQuantization = false

    override func makeDrawing() -> Frame? {
        guard let text = attributedString, text.length > 0 else { return nil }
        return CGContext.recording(in: bounds, name: "text") { text.draw(in: bounds) }
    }

    private var attributedString: NSAttributedString? {
        let style = NSMutableParagraphStyle()
        style.alignment = alignmentMode.alignment
        style.lineBreakMode = isWrapped ? .byWordWrapping : truncationMode.lineBreakMode
        if let attributed = string as? NSAttributedString { return attributed }
        guard let text = string as? String else { return nil }
        let named = (font as? String).flatMap { UIFont(name: $0, size: fontSize) }
        let typeface = (font as? UIFont)?.withSize(fontSize) ?? named ?? .systemFont(ofSize: fontSize)
        return ReleasingAttributedString(
            string: text,
            attributes: [
                .font: typeface, .foregroundColor: UIColor(cgColor: foregroundColor ?? CGColor(rgba: .white)),
                .paragraphStyle: style,
            ])
    }
}

/// The alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    fileprivate var alignment: NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}

/// The truncation of a text that is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")

    fileprivate var lineBreakMode: NSLineBreakMode {
        switch self {
        case .start: .byTruncatingHead
        case .end: .byTruncatingTail
        case .middle: .byTruncatingMiddle
        default: .byClipping
        }
    }
}
