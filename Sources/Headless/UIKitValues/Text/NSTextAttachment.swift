import Frames
import Rendering
import Typesetting

/// An image in a text.
///
/// A template image and a symbol have the color of the surrounding text; a symbol without a configured size has the
/// font's size, and is centered on its capital letters.
open class NSTextAttachment: AttributeValue, @unchecked Sendable {
    /// The character that represents an attachment in a string.
    public static let character = 0xFFFC

    /// The image; with `nil`, the space of `bounds` stays empty.
    open var image: UIImage?

    /// The image's size, and its position relative to the baseline, y pointing up, in points; zero for its natural size
    /// on the baseline.
    open var bounds = CGRect.zero

    /// Space before and after the image, in points.
    open var lineLayoutPadding: CGFloat = 0

    /// A file that isn't an image. Kept and never read: its space stays empty. Reported.
    open var contents: Data? {
        didSet {
            guard contents != nil, image == nil else { return }
            RenderProblems.report(.undrawn("NSTextAttachment.contents", of: self, instead: "its space stays empty"))
        }
    }

    /// The type of `contents`. Kept and never read: only images are drawn.
    open var fileType: String?

    /// Kept and never read: the image is drawn.
    open var allowsTextAttachmentView = true

    /// Always false: the image is drawn.
    open var usesTextAttachmentView: Bool { false }

    override public init() {
        super.init()
    }

    /// Creates an attachment from an image.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// Creates an attachment from a file's bytes, which are drawn if they are an image.
    public init(data contentData: Data?, ofType uti: String?) {
        super.init()
        image = contentData.flatMap { UIImage(data: $0) }
        fileType = uti
        contents = contentData
    }

    /// Returns the image's size and its position relative to the baseline, y pointing up, in points.
    ///
    /// - Parameters:
    ///   - textContainer: `nil` in a label.
    /// - lineFrag: The maximum width of the line, and the height of its letters.
    ///   - position: Always zero.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        if bounds.size != .zero { return bounds }
        guard let image else { return bounds }
        return CGRect(origin: bounds.origin, size: image.size)
    }

    /// Returns the image to draw.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image }
}

extension NSAttributedString {
    /// Creates a string of one character that represents an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// Creates a string of one character that represents an attachment, with further attributes.
    public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
        self.init(
            string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
    }

    /// Whether the string contains an attachment character.
    package final var containsAttachments: Bool { string.hasAttachmentCharacter }

    /// Returns whether a range of the string contains an attachment.
    public func containsAttachments(in range: NSRange) -> Bool {
        var found = false
        enumerateAttribute(.attachment, in: range) { value, _, stop in
            guard value != nil else { return }
            found = true
            stop.pointee = true
        }
        return found
    }
}

extension NSTextAttachment {
    /// The attachment for typesetting.
    ///
    /// - Parameters:
    /// - attributes: The attributes of its character.
    /// - position: The position of the attachment.
    final func inlineAttachment(
        _ attributes: TextAttributes, at position: AttachmentPosition, traits: UITraitCollection
    ) -> InlineAttachment {
        let font = attributes.font
        let line = CGRect(x: 0, y: 0, width: position.lineWidth, height: font.lineHeight)
        var rect = attachmentBounds(
            for: position.container, proposedLineFragment: line, glyphPosition: .zero, characterIndex: position.index)
        var shown = image(forBounds: rect, textContainer: position.container, characterIndex: position.index)
        if let natural = shown, natural === image {
            let sized = natural.sized(for: font)
            shown = sized
            if bounds == .zero, rect == CGRect(origin: .zero, size: natural.size) {
                rect = CGRect(origin: CGPoint(x: 0, y: sized.heightAboveBaseline(in: font)), size: sized.size)
            }
        }
        guard rect.isFinite else {
            RenderProblems.report(
                .oncePerRender, "\(type(of: self)) has bounds that aren't finite: \(rect). It isn't drawn.")
            return InlineAttachment(rect: .zero)
        }
        let size = CGSize(width: max(rect.width, 0), height: max(rect.height, 0))
        let picture = shown.map { image in
            ImageContent(
                reference: image.reference,
                destination: CGRect(x: lineLayoutPadding, y: 0, width: size.width, height: size.height),
                tint: image.tint(inTextColored: attributes.color, traits: traits),
                capInsets: image.stretchedCapInsets)
        }
        return InlineAttachment(
            rect: CGRect(
                x: rect.minX, y: -(rect.minY + size.height), width: size.width + 2 * lineLayoutPadding,
                height: size.height),
            picture.map(InlineAttachment.Content.picture) ?? .nothing)
    }
}

/// The position of an attachment.
package struct AttachmentPosition {
    /// The text container; `nil` for none.
    package var container: NSTextContainer?
    /// The width of the line in points; large if there is no limit.
    package var lineWidth: CGFloat
    /// The index of the attachment character.
    package var index = 0

    package init(container: NSTextContainer? = nil, lineWidth: CGFloat? = nil) {
        self.container = container
        self.lineWidth = lineWidth ?? 10_000_000
    }
}

extension UIImage {
    /// The symbol at the size of a font, unless its configuration has a size; any other image unchanged.
    fileprivate func sized(for font: FontDescription) -> UIImage {
        guard isSymbolImage, let configuration = symbolConfiguration, configuration.pointSize == nil else {
            return self
        }
        let base = SymbolConfiguration(font: UIFont(font))
        return applyingSymbolConfiguration(base.applying(configuration)) ?? self
    }

    /// The distance of the image's lower edge above the baseline, in points.
    fileprivate func heightAboveBaseline(in font: FontDescription) -> CGFloat {
        guard isSymbolImage else { return 0 }
        var font = font
        if let size = symbolConfiguration?.pointSize { font.size = size }
        return (font.capHeight - size.height) / 2
    }

    fileprivate func tint(inTextColored color: RGBA, traits: UITraitCollection) -> RGBA? {
        bakedTint(traits: traits) ?? (isTemplate ? color : nil)
    }
}

extension CGRect {
    fileprivate var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
