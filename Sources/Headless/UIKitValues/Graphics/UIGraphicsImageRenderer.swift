import Frames
import Rendering

/// The settings for drawing an image.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels per point of the image's files. It doesn't affect drawings, which are stored as lines and curves.
    open var scale: CGFloat = UIScreen.main.scale
    open var opaque = false
    /// Kept and never read: colors are sRGB.
    open var preferredRange = Range.automatic

    public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }

    public static func `default`() -> Self { Self() }
    public static func preferred() -> Self { Self() }

    /// Creates a format with the scale of the traits, if they have one.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    override public required init() {
        super.init()
    }
}

/// The context for an image renderer's closure.
open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
        self.cgContext = cgContext
        self.format = format
        super.init()
    }

    open var currentImage: UIImage { cgContext.image }
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.mixing(blendMode) { $0.fill(rect) } }
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.mixing(blendMode) { $0.stroke(rect) } }
}

/// Makes images by drawing.
open class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    public let format: UIGraphicsImageRendererFormat

    /// A rectangle that isn't finite counts as empty, and is reported.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        let isFinite = [bounds.minX, bounds.minY, bounds.width, bounds.height].allSatisfy(\.isFinite)
        if !isFinite {
            RenderProblems.report(
                "UIGraphicsImageRenderer can't draw in \(bounds), which isn't finite: the image is empty.")
        }
        self.bounds = isFinite ? bounds : .zero
        self.format = format
        super.init()
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Returns an image that `actions` draw.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(size: bounds.size)
        context.imageScale = format.scale > 0 ? format.scale : UIScreen.main.scale
        if format.opaque { context.fill(CGRect(origin: .zero, size: bounds.size)) }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        UIGraphicsPushContext(context)
        actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
        UIGraphicsPopContext()
        return context.image
    }

    /// Returns a PNG file of an image that `actions` draw, at the format's scale.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Returns a JPEG file of an image that `actions` draw.
    ///
    /// - Parameter compressionQuality: From 0, smallest, to 1, best.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
