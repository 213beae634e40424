import Files
import Frames
import Raster

/// An image: a file, its bytes, a symbol or a drawing, and its display settings.
open class UIImage: NSObject, @unchecked Sendable {
    /// The properties of an image.
    struct Values: Equatable {
        /// The source of the pixels. Another source than that of a catalog's image has no variants.
        var reference: ImageReference {
            didSet { variants = nil }
        }
        var size: CGSize
        var scale: CGFloat = 1
        var renderingMode = RenderingMode.automatic
        var tint: UIColor?
        var capInsets: UIEdgeInsets?
        var resizingMode = ResizingMode.tile
        var flipsForRightToLeft = false
        var isFlipped = false
        var symbol: Symbol?
        /// The variants of a catalog's image for other traits; `nil` without any.
        var variants: AssetImage?
        var alignmentRectInsets = UIEdgeInsets.zero
        var accessibilityIdentifier: String?
        /// The distance from the bottom edge to the baseline, in points.
        var baselineOffset: CGFloat?
        /// The frames of an animated image, and their total duration in seconds.
        var images: [UIImage]?
        var duration: TimeInterval = 0
    }

    /// The name and configuration of a symbol.
    struct Symbol: Equatable {
        var name: String
        /// The drawings of an app's symbol; `nil` for one of the system.
        var custom: CustomSymbol?
        var configuration: SymbolConfiguration
        /// The fraction of its parts that are drawn at full strength, from 0 to 1; `nil` for all.
        var value: Double?
        /// Whether there is space around the ink. A resizable symbol has none.
        var hasMargins = true
    }

    let values: Values

    /// The label of the image in a button or a view without a label.
    open var accessibilityLabel: String?

    init(_ values: Values) {
        self.values = values
        super.init()
    }

    /// Creates an empty image.
    override public convenience init() {
        self.init(drawing: Frame(rect: .zero))
    }

    /// Creates the image of an `#imageLiteral`: a named image, or an empty one if there is none, which is reported.
    public required convenience init(imageLiteralResourceName name: String) {
        if let image = UIImage(named: name) {
            self.init(image.values)
        } else {
            self.init(drawing: Frame(rect: .zero))
        }
    }

    /// Creates an image from a drawing, with the size of the frame's rectangle.
    public convenience init(drawing: Frame) {
        var frame = drawing
        frame.rect.origin = .zero
        self.init(drawing: frame, scale: UIScreen.main.scale)
    }

    /// Creates an image from a drawing, with the pixels per point of its files.
    convenience init(drawing: Frame, scale: CGFloat) {
        var frame = drawing
        frame.rect.origin = .zero
        self.init(Values(reference: .drawing(frame), size: frame.rect.size, scale: scale))
    }

    /// Creates an image from an image file; `nil` if it isn't one. A file whose name ends in `@2x` or `@3x` has 2 or 3
    /// pixels per point.
    public convenience init?(contentsOfFile path: String) {
        guard let size = PictureFile.pixelSize(ofFile: path) else { return nil }
        let name = path.nameWithoutExtension
        let scale: CGFloat = name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
        self.init(Values(reference: .file(path: path.absolutePath), size: size.divided(by: scale), scale: scale))
    }

    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Creates an image from the bytes of an image file; `nil` if they aren't one.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let size = PictureFile.pixelSize(of: data) else { return nil }
        self.init(Values(reference: .data(data), size: size.divided(by: scale), scale: scale))
    }

    public convenience init(cgImage: CGImage) {
        self.init(cgImage.image.values)
    }

    /// Creates an image that is rotated by an orientation; its own orientation is then `up`.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        var values = cgImage.image.values
        let size = CGSize(width: cgImage.width, height: cgImage.height).divided(by: scale)
        values.size = size
        values.scale = scale
        if orientation != .up {
            let frame = Frame.upright(values.reference, size, orientation)
            (values.reference, values.size) = (.drawing(frame), frame.rect.size)
        }
        self.init(values)
    }

    open var cgImage: CGImage? { CGImage(self) }

    // MARK: Content

    /// The source of the pixels, as a frame stores it.
    public var reference: ImageReference { values.reference }

    /// The size in points.
    open var size: CGSize { values.size }
    open var scale: CGFloat { values.scale }
    open var renderingMode: RenderingMode { values.renderingMode }
    open var imageOrientation: Orientation { values.isFlipped ? .upMirrored : .up }
    open var capInsets: UIEdgeInsets { values.capInsets ?? .zero }
    open var resizingMode: ResizingMode { values.resizingMode }
    open var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }
    open var isSymbolImage: Bool { values.symbol != nil }
    open var symbolConfiguration: SymbolConfiguration? { values.symbol?.configuration }
    open var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }

    // MARK: Comparing

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || values == other.values
    }

    override open var hash: Int {
        var hasher = Hasher()
        hasher.combine(size.width)
        hasher.combine(size.height)
        return hasher.finalize()
    }

    override open var description: String {
        "UIImage(\(values.symbol?.name ?? "") \(size.width.shortDescription) × \(size.height.shortDescription))"
    }
}

extension UIImage {
    /// Whether the tint color replaces the image's own colors.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    public enum ResizingMode: Int, Sendable { case tile, stretch }

    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }
}

extension CGSize {
    func divided(by scale: CGFloat) -> CGSize {
        scale > 0 ? CGSize(width: width / scale, height: height / scale) : self
    }
}
