import Frames
import Rendering

/// A layer that only contains others. They are drawn in the plane, one above the other.
open class CATransformLayer: CALayer {
    override func makeFill() -> Paint? { nil }
}

/// A layer that shows a part of its sublayers.
open class CAScrollLayer: CALayer {
    /// Kept and never read: layers aren't scrolled by touch.
    open var scrollMode: CAScrollLayerScrollMode = .both

    /// Scrolls to a point.
    open func scroll(to p: CGPoint) { bounds.origin = p }

    /// Scrolls by the smallest distance that makes a rectangle visible.
    open func scroll(to r: CGRect) {
        func moved(_ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ size: CGFloat) -> CGFloat {
            from < start ? from : from + size > start + length ? from + size - length : start
        }
        bounds.origin = CGPoint(
            x: moved(bounds.minX, bounds.width, r.minX, r.width),
            y: moved(bounds.minY, bounds.height, r.minY, r.height))
    }
}

/// The scroll directions of a scroll layer.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer whose contents are drawn in tiles. Here, `draw(in:)` draws them all at once.
open class CATiledLayer: CALayer {
    /// Kept and never read: everything is drawn at once, as vector graphics.
    open var levelsOfDetail = 1
    /// Kept and never read: everything is drawn at once, as vector graphics.
    open var levelsOfDetailBias = 0
    /// Kept and never read: everything is drawn at once, as vector graphics.
    open var tileSize = CGSize(width: 256, height: 256)

    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    override public init() {
        super.init()
        drawsItself = true
    }

    override public init(layer: Any) {
        super.init(layer: layer)
        drawsItself = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        drawsItself = true
    }
}

/// A layer of moving particles. Particles aren't drawn. Reported.
open class CAEmitterLayer: CALayer {
    /// Kept and never read: particles aren't drawn. Reported.
    open var emitterCells: [CAEmitterCell]? {
        didSet {
            guard emitterCells?.isEmpty == false else { return }
            RenderProblems.report(
                .undrawn("CAEmitterLayer.emitterCells", of: self, instead: "no particles are drawn"))
        }
    }

    /// Kept and never read: particles aren't drawn.
    open var emitterPosition = CGPoint.zero
    /// Kept and never read: particles aren't drawn.
    open var emitterSize = CGSize.zero
    /// Kept and never read: particles aren't drawn.
    open var emitterZPosition: CGFloat = 0
    /// Kept and never read: particles aren't drawn.
    open var emitterDepth: CGFloat = 0
    /// Kept and never read: particles aren't drawn.
    open var emitterShape: CAEmitterLayerEmitterShape = .point
    /// Kept and never read: particles aren't drawn.
    open var emitterMode: CAEmitterLayerEmitterMode = .volume
    /// Kept and never read: particles aren't drawn.
    open var renderMode: CAEmitterLayerRenderMode = .unordered
    /// Kept and never read: particles aren't drawn.
    open var birthRate: Float = 1
    /// Kept and never read: particles aren't drawn.
    open var lifetime: Float = 1
    /// Kept and never read: particles aren't drawn.
    open var velocity: Float = 1
    /// Kept and never read: particles aren't drawn.
    open var scale: Float = 1
    /// Kept and never read: particles aren't drawn.
    open var spin: Float = 1
    /// Kept and never read: particles aren't drawn.
    open var seed: UInt32 = 0
}

/// The particles of an emitter layer. Kept and never read: particles aren't drawn.
@MainActor @preconcurrency
open class CAEmitterCell: NSObject {
    open var name: String?
    open var isEnabled = true
    open var contents: Any?
    open var contentsScale: CGFloat = 1
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var emitterCells: [CAEmitterCell]?
    open var color: CGColor?
    open var birthRate: Float = 0
    open var lifetime: Float = 0
    open var lifetimeRange: Float = 0
    open var velocity: CGFloat = 0
    open var velocityRange: CGFloat = 0
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    open var zAcceleration: CGFloat = 0
    open var emissionLongitude: CGFloat = 0
    open var emissionLatitude: CGFloat = 0
    open var emissionRange: CGFloat = 0
    open var scale: CGFloat = 1
    open var scaleRange: CGFloat = 0
    open var scaleSpeed: CGFloat = 0
    open var spin: CGFloat = 0
    open var spinRange: CGFloat = 0
    open var alphaRange: Float = 0
    open var alphaSpeed: Float = 0
    open var redRange: Float = 0
    open var greenRange: Float = 0
    open var blueRange: Float = 0
    open var redSpeed: Float = 0
    open var greenSpeed: Float = 0
    open var blueSpeed: Float = 0
}

/// The shape that emits particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of a shape that emits particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The drawing order of particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
