import Files
import Frames
import Raster

/// A picture: a file, its bytes, a symbol or a drawing, and how it is to be shown.
open class UIImage: NSObject, @unchecked Sendable {
    /// The properties of an image, apart from its class.
    struct Values: Equatable {
        var reference: ImageReference
        var size: CGSize
        var scale: CGFloat = 1
        var renderingMode = RenderingMode.automatic
        var tint: UIColor?
        var capInsets: UIEdgeInsets?
        var resizingMode = ResizingMode.tile
        var flipsForRightToLeft = false
        var isFlipped = false
        var symbol: Symbol?
        var alignmentRectInsets = UIEdgeInsets.zero
        var accessibilityIdentifier: String?
        /// The distance from the bottom edge up to the baseline, in points.
        var baselineOffset: CGFloat?
        /// The pictures of an image that moves, and how long they take in seconds.
        var images: [UIImage]?
        var duration: TimeInterval = 0
    }

    /// A system symbol's name and look.
    struct Symbol: Equatable {
        var name: String
        var configuration: SymbolConfiguration
        /// The share of its steps that are drawn strongly, from 0 to 1; `nil`: all.
        var value: Double?
    }

    let values: Values

    /// What is read out for the picture in a button or a view that says nothing else.
    open var accessibilityLabel: String?

    init(_ values: Values) {
        self.values = values
        super.init()
    }

    /// Creates an empty image.
    override public convenience init() {
        self.init(drawing: Frame(rect: .zero))
    }

    /// Creates an image of a drawing, as large as the frame's rectangle.
    public convenience init(drawing: Frame) {
        var frame = drawing
        frame.rect.origin = .zero
        self.init(drawing: frame, scale: UIScreen.main.scale)
    }

    /// Creates an image of a drawing with the pixels per point of its files.
    convenience init(drawing: Frame, scale: CGFloat) {
        var frame = drawing
        frame.rect.origin = .zero
        self.init(Values(reference: .drawing(frame), size: frame.rect.size, scale: scale))
    }

    /// Creates an image of a picture file; `nil` if it is none. A name that ends in `@2x` or `@3x` has
    /// as many pixels per point.
    public convenience init?(contentsOfFile path: String) {
        guard let size = PictureFile.pixelSize(ofFile: path) else { return nil }
        let name = path.nameWithoutExtension
        let scale: CGFloat = name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
        self.init(Values(reference: .file(path: path.absolutePath), size: size.divided(by: scale), scale: scale))
    }

    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Creates an image from the bytes of a picture file; `nil` if they are none.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let size = PictureFile.pixelSize(of: data) else { return nil }
        self.init(Values(reference: .data(data), size: size.divided(by: scale), scale: scale))
    }

    public convenience init(cgImage: CGImage) {
        self.init(cgImage.image.values)
    }

    /// Creates an image that is turned as the orientation says; its own orientation is then `up`.
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

    // MARK: What it is

    /// The pixels' origin, in the vocabulary of frames.
    public var reference: ImageReference { values.reference }

    /// In points.
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
    /// Whether the image's own colors are replaced by the tint.
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
