import Frames

extension CGContext {
    /// The graphics state, which can be saved and restored.
    struct State {
        var transform = CGAffineTransform.identity
        var fill = RGBA.black
        var stroke = RGBA.black
        var fillPattern: UIImage?
        var strokePattern: UIImage?
        var lineWidth: CGFloat = 1
        var lineCap = CGLineCap.butt
        var lineJoin = CGLineJoin.miter
        var miterLimit: CGFloat = 10
        var dashes: [CGFloat] = []
        var dashPhase: CGFloat = 0
        var alpha: CGFloat = 1
        var shadow: Shadow?
        var blendMode = CGBlendMode.normal
        var clips: [Mask] = []

        /// The average factor by which lengths grow on the canvas.
        var scale: CGFloat { abs(transform.a * transform.d - transform.b * transform.c).squareRoot() }

        var line: LineState {
            LineState(
                width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit, dashes: dashes,
                dashPhase: dashPhase)
        }
    }
}

/// The style of lines, in user space.
struct LineState {
    var width: CGFloat
    var cap: CGLineCap
    var join: CGLineJoin
    var miterLimit: CGFloat
    var dashes: [CGFloat]
    var dashPhase: CGFloat

    func stroke(_ color: RGBA, scale: CGFloat = 1) -> PathContent.Stroke {
        PathContent.Stroke(
            color: color, width: width * scale, cap: .init(cap), join: .init(join), dashes: dashes.map { $0 * scale },
            dashPhase: dashPhase == 0 || dashes.isEmpty ? nil : dashPhase * scale,
            miterLimit: miterLimit == 10 ? nil : miterLimit)
    }
}

extension CGBlendMode {
    /// The mode, as a frame stores it.
    var mixing: Mixing {
        switch self {
        case .normal: .normal
        case .multiply, .plusDarker: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .clear: .clear
        case .copy: .copy
        case .sourceIn: .sourceIn
        case .sourceOut: .sourceOut
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationIn: .destinationIn
        case .destinationOut: .destinationOut
        case .destinationAtop: .destinationAtop
        case .xor: .xor
        case .plusLighter: .plusLighter
        }
    }
}

extension PathContent.Stroke.Cap {
    init(_ cap: CGLineCap) {
        switch cap {
        case .butt: self = .butt
        case .round: self = .round
        case .square: self = .square
        }
    }
}

extension PathContent.Stroke.Join {
    init(_ join: CGLineJoin) {
        switch join {
        case .miter: self = .miter
        case .round: self = .round
        case .bevel: self = .bevel
        }
    }
}
