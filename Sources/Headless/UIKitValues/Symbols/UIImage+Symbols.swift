import Frames

extension UIImage {
    /// Creates a system symbol; `nil` for a name that there is no drawing of.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard let drawing = SystemSymbols.drawing(named: name) else { return nil }
        let symbol = Symbol(name: name, configuration: configuration as? SymbolConfiguration ?? .unspecified)
        self.init(Values(symbol, drawing: drawing))
    }

    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name)
    }

    /// Returns the symbol at another size or weight. Other images stay as they are.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let configuration = configuration as? SymbolConfiguration else { return self }
        return applyingSymbolConfiguration(configuration) ?? self
    }

    /// Returns the symbol with what the configuration says; `nil` if the image is no symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard let symbol = values.symbol, let drawing = SystemSymbols.drawing(named: symbol.name) else { return nil }
        let changed = Symbol(name: symbol.name, configuration: symbol.configuration.applying(configuration))
        var values = Values(changed, drawing: drawing)
        values.renderingMode = self.values.renderingMode
        values.tint = self.values.tint ?? values.tint
        values.flipsForRightToLeft = self.values.flipsForRightToLeft
        return UIImage(values)
    }

    /// The check mark in a filled circle that the system offers under a name of its own.
    public static var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill") ?? UIImage() }
    public static var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
    public static var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
}

extension UIImage.Values {
    fileprivate init(_ symbol: UIImage.Symbol, drawing: SymbolDrawing) {
        let configuration = symbol.configuration
        let frame = drawing.makeFrame(
            name: symbol.name, pointSize: (configuration.pointSize ?? 17) * configuration.scale.factor,
            weight: configuration.weight)
        self.init(reference: .drawing(frame), size: frame.rect.size)
        self.symbol = symbol
        if let color = configuration.color {
            tint = color
            renderingMode = .alwaysOriginal
        }
    }
}
