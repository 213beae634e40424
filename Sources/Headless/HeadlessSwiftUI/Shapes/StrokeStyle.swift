import Foundation
import Frames
import UIKitValues

/// The style of a stroke along a path.
public struct StrokeStyle: Equatable, Sendable {
    /// The width in points.
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    /// The maximum miter length in line widths, beyond which a corner is beveled.
    public var miterLimit: CGFloat
    /// The lengths of alternating dashes and gaps, in points.
    public var dash: [CGFloat]
    /// The offset into the dash pattern at which the line starts, in points.
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    /// Returns the stroke for frames.
    func stroke(_ paint: Paint) -> PathContent.Stroke {
        let cap: PathContent.Stroke.Cap =
            switch lineCap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        let join: PathContent.Stroke.Join =
            switch lineJoin {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        var stroke = PathContent.Stroke(
            color: paint.middleColor, width: lineWidth, cap: cap, join: join, dashes: dash,
            dashPhase: dashPhase == 0 ? nil : dashPhase, miterLimit: miterLimit == 10 ? nil : miterLimit)
        if case .color = paint { return stroke }
        stroke.gradient = paint
        return stroke
    }
}

/// The style of a fill.
public struct FillStyle: Equatable, Sendable {
    /// Whether to use the even-odd rule.
    public var isEOFilled: Bool
    /// Has no effect: edges are always antialiased.
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }

    /// The fill rule for frames.
    var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}
