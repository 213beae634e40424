package import Foundation
package import Frames

/// The drawings of a custom symbol, in Apple's template for designers: an SVG file with groups such as `Regular-M`, and
/// lines at the baseline and the top of capital letters.
package struct SymbolTemplate: Sendable, Equatable {
    /// The weights of the template, as its groups name them.
    package enum Weight: String, Sendable, CaseIterable {
        case ultralight = "Ultralight"
        case thin = "Thin"
        case light = "Light"
        case regular = "Regular"
        case medium = "Medium"
        case semibold = "Semibold"
        case bold = "Bold"
        case heavy = "Heavy"
        case black = "Black"
    }

    /// The outlines by weight, beside text of one point, with the middle of capital letters at the origin.
    private let layers: [Weight: [Layer]]

    /// A shape of a symbol.
    package struct Layer: Sendable, Equatable {
        package let outline: Outline
        package let rule: FillRule
        /// The level in the symbol's hierarchy; 0 is the most important one.
        package let level: Int
    }

    /// Returns the outlines in a weight, and whether the template has that weight; without it, they are the regular
    /// ones.
    package func layers(_ weight: Weight) -> (layers: [Layer], isExact: Bool) {
        if let own = layers[weight] { return (own, true) }
        return (layers[.regular] ?? layers.min { $0.key.rawValue < $1.key.rawValue }?.value ?? [], false)
    }

    /// Reads a template.
    ///
    /// - Throws: Why the file isn't one.
    package init(svg data: Data) throws(VectorImageError) {
        let root = try XMLReader.root(of: data)
        let sheet = SVGStyleSheet(root)
        var layers: [Weight: [Layer]] = [:]
        for weight in Weight.allCases {
            // Small and large drawings are as much smaller and larger as SF Symbols are.
            for (scale, factor) in [("M", 1.0), ("S", 1 / 0.789), ("L", 1 / 1.2755)] where layers[weight] == nil {
                guard let group = root.first(id: "\(weight.rawValue)-\(scale)"),
                    let lines = CapitalLines(root, scale: scale)
                else { continue }
                let own = Self.layers(in: group, sheet, lines.transform(size: factor))
                if !own.isEmpty { layers[weight] = own }
            }
        }
        guard !layers.isEmpty else {
            throw .notADrawing("it isn't a symbol template: it has no group “Regular-M” or “Regular-S”")
        }
        self.layers = layers
    }

    private static func layers(
        in group: XMLElement, _ sheet: SVGStyleSheet, _ place: Transform
    ) -> [Layer] {
        var layers: [Layer] = []
        func add(_ element: XMLElement, _ outer: Transform) {
            let transform = Transform(svg: element.attributes["transform"] ?? "").followed(by: outer)
            if let outline = SVGShape.outline(of: element, in: .zero), !outline.isEmpty {
                let style = SVGStyle().inherited(by: sheet.properties(of: element))
                layers.append(
                    Layer(
                        outline: outline.applying(transform), rule: style.fillRule,
                        level: level(of: element.attributes["class"] ?? "")))
            }
            for child in element.children { add(child, transform) }
        }
        add(group, place)
        return layers
    }

    /// Returns the level in `hierarchical-1:secondary`, as templates from SF Symbols 3 on have it.
    private static func level(of classes: String) -> Int {
        for word in classes.split(separator: " ") where word.hasPrefix("hierarchical") {
            if word.hasSuffix(":secondary") { return 1 }
            if word.hasSuffix(":tertiary") { return 2 }
        }
        return 0
    }
}

/// The lines at the baseline and the top of capital letters, of one scale.
private struct CapitalLines {
    private let baseline: CGFloat
    private let capline: CGFloat

    init?(_ root: XMLElement, scale: String) {
        guard let baseline = Self.height(root.first(id: "Baseline-\(scale)")),
            let capline = Self.height(root.first(id: "Capline-\(scale)")), baseline > capline
        else { return nil }
        (self.baseline, self.capline) = (baseline, capline)
    }

    private static func height(_ line: XMLElement?) -> CGFloat? {
        guard let line else { return nil }
        return SVGShape.outline(of: line, in: .zero)?.controlBounds?.midY
    }

    /// San Francisco's capital letters are 0.7046 of its size high.
    private static let capHeight: CGFloat = 0.7046

    /// Returns the transform to text of one point.
    func transform(size: CGFloat) -> Transform {
        let scale = Self.capHeight / (baseline - capline) * size
        return Transform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: -(baseline + capline) / 2 * scale)
    }
}
