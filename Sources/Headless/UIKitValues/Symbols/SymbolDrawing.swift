import Frames

/// A system symbol's shape: layers of lines and areas, drawn in points beside text of ``unitSize``.
struct SymbolDrawing: Sendable {
    enum Layer: Sendable {
        /// A line with round ends, `factor` times the line width of the symbol's weight.
        case line(Outline, factor: CGFloat = 1)
        /// A filled area.
        case area(Outline, rule: FillRule = .evenOdd)
        /// The filled area of `shape`, with a line cut out along `gap`.
        case cutout(shape: Outline, gap: Outline)
        /// The outline of an icon.
        case glyph(Glyph)
    }

    /// The outline of an icon, whose edges move with the weight.
    struct Glyph: Sendable {
        var outline: Outline
        /// The width of the icon's lines in the outline, in points; `nil` for a filled icon.
        var lineWidth: CGFloat?
        /// The drawn line width relative to the symbol's weight.
        var factor: CGFloat = 1
    }

    /// Layers of the same color.
    struct Part: Sendable {
        var layers: [Layer]
        /// The level in the symbol's hierarchy; 0 is the most important one.
        var level = 0
        /// The step, from 1, at which a variable value turns the part on.
        var step: Int?
        /// The areas that are cut out of the part.
        var removals: [Removal] = []
        /// Whether the part is drawn only if levels have different colors.
        var isForColorsOnly = false
    }

    /// An area that is cut out of a part.
    struct Removal: Sendable {
        var layers: [Layer]
        /// The width of the margin around the layers that is also cut out, in points.
        var gap: CGFloat
        /// Whether the holes of the layers are also cut out.
        var isSolid = true
        /// Whether nothing is cut out if levels have different colors.
        var isForOneColorOnly = false
    }

    /// The parts, with the middle of the text's capital letters at the origin.
    let parts: [Part]
    /// The symbol's edges: the ink of regular weight, and margins.
    private(set) var box: CGRect

    init(centered parts: [Part]) {
        self.parts = parts
        box = (parts.inkBounds ?? .zero).insetBy(dx: -Self.margins.width, dy: -Self.margins.height)
    }

    /// Creates a drawing of one color whose layers are centered on capital letters.
    ///
    /// - Parameter size: The area of the layers' coordinates, whose center becomes the origin.
    init(size: CGSize, layers: [Layer]) {
        self.init(
            centered: [Part(layers: layers)].applying(
                CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)))
    }

    /// The drawing with its ink as its edges.
    var withoutMargins: SymbolDrawing {
        var drawing = self
        drawing.box = box.insetBy(dx: Self.margins.width, dy: Self.margins.height)
        return drawing
    }

    /// The size of the accompanying text, in points. A circle of the drawings is 19 points wide, which makes it 0.996
    /// of the text's size, a square 0.89 and a line 0.084, as in the template that Apple gives designers of symbols, and
    /// in screenshots of iOS.
    static let unitSize: CGFloat = 19.08

    /// The space between a regular symbol's ink and its edges: 2.3 and 1.75 points beside 17-point text. Interface
    /// Builder's files give the trash can 19 by 22 points, and a circle the proportions of 128 to 121 to 123; the check mark
    /// in a disc is about 21 points wide in screenshots.
    private static let margins = CGSize(width: 2.3 * unitSize / 17, height: 1.75 * unitSize / 17)

    /// The line width of a regular symbol.
    static let lineWidth: CGFloat = 1.6
}

extension SymbolDrawing.Layer {
    /// The area that the layer covers in regular weight; `nil` if it is empty.
    var inkBounds: CGRect? {
        switch self {
        case .line(let outline, let factor):
            let reach = SymbolDrawing.lineWidth * factor / 2
            return outline.tightBounds?.insetBy(dx: -reach, dy: -reach)
        case .area(let outline, _), .cutout(let outline, _): return outline.tightBounds
        case .glyph(let glyph): return glyph.outline.tightBounds
        }
    }

    /// Returns the layer, transformed, with its line width multiplied by `factor`.
    func applying(_ transform: CGAffineTransform, lineFactor: CGFloat = 1) -> Self {
        let change = transform.frameTransform
        switch self {
        case .line(let outline, let factor): return .line(outline.applying(change), factor: factor * lineFactor)
        case .area(let outline, let rule): return .area(outline.applying(change), rule: rule)
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
    /// The area that all parts cover in regular weight; `nil` if it is empty.
    var inkBounds: CGRect? {
        flatMap(\.layers).compactMap(\.inkBounds).reduce(nil) { $0?.union($1) ?? $1 }
    }

    /// Returns the parts, transformed, with their line width multiplied by `factor`.
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
