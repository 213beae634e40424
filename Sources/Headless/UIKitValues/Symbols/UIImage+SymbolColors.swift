import Frames

extension UIImage.Symbol {
    private var renderingMode: UIImage.SymbolRenderingMode { configuration.renderingMode ?? .monochrome }

    /// Whether the symbol has fixed colors, which the tint color doesn't replace.
    var hasFixedColors: Bool {
        switch renderingMode {
        case .monochrome: false
        case .hierarchical(let color): color != nil
        case .palette(let colors): !colors.isEmpty
        case .multicolor: colors != nil
        }
    }

    /// The colors of a system symbol's levels; `nil` if it has one color.
    private var colors: [UIColor?]? { custom == nil ? SymbolColors.colors(of: name) : nil }

    /// Returns the colors of the levels; a level without a color has the tint color.
    private func paint(tint: UIColor?, traits: UITraitCollection) -> SymbolPaint {
        switch renderingMode {
        case .monochrome: return .plain
        case .hierarchical(let color): return .fading(color?.rgba(in: traits) ?? .black)
        case .palette(let colors): return colors.isEmpty ? .plain : .colors(colors.map { $0.rgba(in: traits) })
        case .multicolor:
            guard let colors else { return .plain }
            // A drawing of one level is the background; the shape is cut out of it.
            let levels = SystemSymbols.drawing(named: name, hasLevels: true)?.parts.map(\.level).max() ?? 0
            let used = levels == 0 ? colors.suffix(1) : colors[...]
            return .colors(used.map { ($0 ?? tint ?? .label).rgba(in: traits) })
        }
    }

    /// The text size of the symbol, in points, multiplied by its scale.
    private var pointSize: CGFloat { (configuration.pointSize ?? 17) * configuration.scale.factor }

    /// Returns the symbol as a drawing: black where a tint color replaces it.
    ///
    /// - Parameter isPlain: Whether to always draw in one color.
    func makeFrame(tint: UIColor?, traits: UITraitCollection, isPlain: Bool = false) -> Frame {
        let paint = isPlain ? .plain : paint(tint: tint, traits: traits)
        let hasLevels = paint != .plain || value != nil
        guard let drawing = drawing(hasLevels: hasLevels) else {
            MissingSymbol.report(name)
            return MissingSymbol.makeFrame(name: name, pointSize: pointSize)
        }
        return drawing.makeFrame(
            name: name, pointSize: pointSize, weight: configuration.weight, paint: paint, value: value)
    }

    private func drawing(hasLevels: Bool) -> SymbolDrawing? {
        let drawing =
            custom.map { $0.drawing(configuration.weight) } ?? SystemSymbols.drawing(named: name, hasLevels: hasLevels)
        return hasMargins ? drawing : drawing?.withoutMargins
    }

    /// The distance from the symbol's bottom edge to the baseline, in points.
    var baselineOffset: CGFloat {
        let drawing = drawing(hasLevels: false) ?? MissingSymbol.drawing
        let capHeight = UIFont.systemFont(ofSize: configuration.pointSize ?? 17).capHeight
        return drawing.middle(pointSize: pointSize) - capHeight / 2
    }

    /// Whether the symbol points forward or back, and is mirrored for right-to-left text.
    var pointsAlongReading: Bool {
        guard custom == nil else { return false }
        let words = name.split(separator: ".")
        return words.contains { ["forward", "backward", "leading", "trailing"].contains($0) }
            || name.hasPrefix("list.bullet") || name.hasSuffix(".indent")
    }
}

extension UIImage {
    /// Returns the source of the pixels: the colors of a symbol's levels depend on tint and traits, and the variant of a
    /// catalog's image on traits.
    package func reference(tint: UIColor?, traits: UITraitCollection) -> ImageReference {
        if let variant = values.variants?.values(for: traits) { return variant.reference }
        guard let symbol = values.symbol, symbol.hasFixedColors, !values.isFlipped else { return reference }
        let isPlain = isTemplate || values.tint != nil
        return .drawing(symbol.makeFrame(tint: tint, traits: traits, isPlain: isPlain))
    }
}
