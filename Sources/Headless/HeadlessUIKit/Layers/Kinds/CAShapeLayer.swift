import Frames

/// A layer that shows a path.
open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var fillColor: CGColor? = CGColor(rgba: .black)
    open var fillRule: CAShapeLayerFillRule = .nonZero
    open var strokeColor: CGColor?
    open var lineWidth: CGFloat = 1
    open var lineCap: CAShapeLayerLineCap = .butt
    open var lineJoin: CAShapeLayerLineJoin = .miter
    open var lineDashPattern: [NSNumber]?
    /// Kept and never read: the whole path is stroked.
    open var strokeStart: CGFloat = 0
    /// Kept and never read: the whole path is stroked.
    open var strokeEnd: CGFloat = 1

    override func makeContent() -> Frame.Content {
        guard let path else { return .none }
        let stroke = strokeColor.map { color in
            PathContent.Stroke(
                color: color.rgba, width: lineWidth, cap: lineCap.cap, join: lineJoin.join,
                dashes: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [])
        }
        return .path(
            PathContent(
                outline: path.outline, fill: fillColor.map { .color($0.rgba) },
                fillRule: fillRule == .evenOdd ? .evenOdd : .nonZero, stroke: stroke))
    }
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    var cap: PathContent.Stroke.Cap { PathContent.Stroke.Cap(rawValue: rawValue) ?? .butt }
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    var join: PathContent.Stroke.Join { PathContent.Stroke.Join(rawValue: rawValue) ?? .miter }
}
