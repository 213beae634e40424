import Foundation
import Frames
import UIKitValues

/// The look of a line along a path.
public struct StrokeStyle: Equatable, Sendable {
    /// In points.
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    /// The longest mitre in line widths, beyond which a corner is cut off.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn, in points.
    public var dash: [CGFloat]
    /// How far into the dashes the line begins, in points.
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

    /// The line in the vocabulary of frames.
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

/// How the inside of a path is filled.
public struct FillStyle: Equatable, Sendable {
    /// Whether an area inside another one is outside again.
    public var isEOFilled: Bool
    /// Edges are smooth in any case.
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }

    /// The rule in the vocabulary of frames.
    var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}
