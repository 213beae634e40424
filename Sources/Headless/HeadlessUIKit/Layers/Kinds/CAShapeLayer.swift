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
    /// How far into the dashes the line begins, in points.
    open var lineDashPhase: CGFloat = 0
    /// The maximum miter length in line widths, beyond which a corner is beveled.
    open var miterLimit: CGFloat = 10
    /// Where the line begins, as a fraction of the path's length.
    open var strokeStart: CGFloat = 0
    /// Where the line ends, as a fraction of the path's length.
    open var strokeEnd: CGFloat = 1

    /// The part of the path that is stroked, from 0 to 1; `nil` for all of it. What is no number counts as unset.
    private var strokedPart: PathContent.Stroke.Part? {
        let start = strokeStart.isNaN ? 0 : strokeStart
        let end = strokeEnd.isNaN ? 1 : strokeEnd
        return start <= 0 && end >= 1 ? nil : .init(start: start, end: end)
    }

    override func makeContent() -> Frame.Content {
        guard let path else { return .none }
        // Lengths below zero, and none above it, can't be drawn as dashes.
        let lengths = lineDashPattern?.map { CGFloat($0.doubleValue) } ?? []
        let dashes = lengths.contains { $0 > 0 } && !lengths.contains { $0 < 0 || !$0.isFinite } ? lengths : []
        let stroke = strokeColor.map { color in
            PathContent.Stroke(
                color: color.rgba, width: lineWidth, cap: lineCap.cap, join: lineJoin.join, dashes: dashes,
                dashPhase: lineDashPhase == 0 || dashes.isEmpty ? nil : lineDashPhase,
                miterLimit: miterLimit == 10 ? nil : miterLimit,
                part: strokedPart)
        }
        return .path(
            PathContent(
                outline: path.outline, fill: fillColor.flatMap { $0.rgba.alpha > 0 ? .color($0.rgba) : nil },
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
