import Frames

/// A system symbol's shape: layers of lines and areas, as large as beside 17-point text.
struct SymbolDrawing: Sendable {
    enum Layer: Sendable {
        /// A line with round ends, `factor` times as thick as the symbol's weight asks for.
        case line(Outline, factor: CGFloat = 1)
        /// A filled area; where it overlaps itself, it is open.
        case area(Outline)
        /// The filled area of `shape`, with a line left out of it along `gap`.
        case cutout(shape: Outline, gap: Outline)
        /// An icon's outline.
        case glyph(Glyph)
    }

    /// An icon's outline, whose edges move with the weight.
    struct Glyph: Sendable {
        var outline: Outline
        /// How thick the icon's lines are in the outline, in points; `nil` for a filled icon.
        var lineWidth: CGFloat?
        /// How thick they are drawn in relation to what the symbol's weight asks for.
        var factor: CGFloat = 1
    }

    /// Layers that take the same color.
    struct Part: Sendable {
        var layers: [Layer]
        /// The place in the symbol's hierarchy; 0 is the most important one.
        var level = 0
        /// Which of the parts this is that a variable value turns on one by one, from 1.
        var step: Int?
        /// What is left out of the part.
        var removals: [Removal] = []
        /// Whether the part is drawn only where levels have colors of their own.
        var isForColorsOnly = false
    }

    /// What is left out of a part.
    struct Removal: Sendable {
        var layers: [Layer]
        /// How far what is left out reaches beyond the layers, in points.
        var gap: CGFloat
        /// Whether the holes of the layers are left out too.
        var isSolid = true
        /// Whether nothing is left out where levels have colors of their own.
        var isForOneColorOnly = false
    }

    /// In points, beside 17-point text.
    let size: CGSize
    /// The distance in points from the top down to the middle of the text's capital letters.
    let middle: CGFloat
    let parts: [Part]

    /// A drawing of one color, whose middle stands at that of capital letters.
    init(size: CGSize, layers: [Layer]) {
        self.size = size
        middle = size.height / 2
        parts = [Part(layers: layers)]
    }

    /// Parts about the middle of a symbol, in a box that has room for its lines.
    init(centered parts: [Part]) {
        let ink = parts.inkBounds ?? .zero
        let box = CGRect(
            x: (ink.minX - Self.margin).halves(.down), y: (ink.minY - Self.margin).halves(.down),
            width: 0, height: 0)
        size = CGSize(
            width: (ink.maxX + Self.margin - box.minX).halves(.up),
            height: (ink.maxY + Self.margin - box.minY).halves(.up))
        middle = -box.minY
        self.parts = parts.applying(CGAffineTransform(translationX: -box.minX, y: -box.minY))
    }

    /// The parts with the middle of capital letters at the origin.
    var centeredParts: [Part] {
        parts.applying(CGAffineTransform(translationX: -size.width / 2, y: -middle))
    }

    /// The room between a regular symbol's ink and its edges, in points.
    private static let margin: CGFloat = 0.8

    /// How thick the lines of a regular symbol are beside 17-point text, in points.
    static let lineWidth: CGFloat = 1.6
}

extension SymbolDrawing.Layer {
    /// What the layer covers in a regular weight; `nil` for nothing.
    var inkBounds: CGRect? {
        switch self {
        case .line(let outline, let factor):
            let reach = SymbolDrawing.lineWidth * factor / 2
            return outline.tightBounds?.insetBy(dx: -reach, dy: -reach)
        case .area(let outline), .cutout(let outline, _): return outline.tightBounds
        case .glyph(let glyph): return glyph.outline.tightBounds
        }
    }

    /// The layer moved and scaled, its lines `factor` times as thick as they were drawn before.
    func applying(_ transform: CGAffineTransform, lineFactor: CGFloat = 1) -> Self {
        let change = transform.frameTransform
        switch self {
        case .line(let outline, let factor): return .line(outline.applying(change), factor: factor * lineFactor)
        case .area(let outline): return .area(outline.applying(change))
        case .cutout(let shape, let gap):
            return .cutout(shape: shape.applying(change), gap: gap.applying(change))
        case .glyph(var glyph):
            glyph.outline = glyph.outline.applying(change)
            glyph.lineWidth = glyph.lineWidth.map { $0 * abs(transform.a * transform.d).squareRoot() }
            glyph.factor *= lineFactor
            return .glyph(glyph)
        }
    }
}

extension [SymbolDrawing.Part] {
    /// What all parts cover in a regular weight; `nil` for nothing.
    var inkBounds: CGRect? {
        flatMap(\.layers).compactMap(\.inkBounds).reduce(nil) { $0?.union($1) ?? $1 }
    }

    /// The parts moved and scaled, their lines `factor` times as thick as they were drawn before.
    func applying(_ transform: CGAffineTransform, lineFactor: CGFloat = 1) -> Self {
        map { part in
            var part = part
            part.layers = part.layers.map { $0.applying(transform, lineFactor: lineFactor) }
            part.removals = part.removals.map { removal in
                var removal = removal
                removal.layers = removal.layers.map { $0.applying(transform, lineFactor: lineFactor) }
                removal.gap *= abs(transform.a)
                return removal
            }
            return part
        }
    }
}

extension CGFloat {
    /// The number rounded to halves.
    fileprivate func halves(_ rule: FloatingPointRoundingRule) -> CGFloat { (self * 2).rounded(rule) / 2 }
}
