/// A picture in a text. Text is laid out without it.
open class NSTextAttachment: AttributeValue {
    /// The character that stands for an attachment in a string.
    public static let character = 0xFFFC

    open var image: UIImage?

    /// The picture's size, and its place relative to the baseline.
    open var bounds = CGRect.zero

    override public init() {
        super.init()
    }

    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }
}

extension NSAttributedString {
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
