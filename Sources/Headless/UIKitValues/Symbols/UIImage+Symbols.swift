import Frames

extension UIImage {
    /// Creates a system symbol.
    ///
    /// A dashed box replaces a symbol without a drawing; on iOS, an unknown name gives `nil`. Reported.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates a system symbol with a configuration.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(name, configuration, value: nil)
    }

    /// Creates a system symbol. An image uses the traits of the view that displays it.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name)
    }

    /// Creates a system symbol of which a fraction is at full strength, such as the waves of a loudspeaker.
    ///
    /// - Parameter value: From 0 to 1. Symbols without variable parts are drawn as usual.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: Configuration? = nil
    ) {
        self.init(name, configuration, value: value.isFinite ? min(max(value, 0), 1) : 1)
    }

    private convenience init?(_ name: String, _ configuration: Configuration?, value: Double?) {
        guard !name.isEmpty else { return nil }
        let symbol = Symbol(
            name: name, configuration: configuration as? SymbolConfiguration ?? .unspecified, value: value)
        self.init(Values(symbol))
    }

    /// Creates a symbol of an app.
    convenience init(_ name: String, _ symbol: CustomSymbol) {
        self.init(Values(Symbol(name: name, custom: symbol, configuration: .unspecified, value: nil)))
    }

    /// Returns the symbol in another configuration. Other images are returned unchanged.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let configuration = configuration as? SymbolConfiguration else { return self }
        return applyingSymbolConfiguration(configuration) ?? self
    }

    /// Returns the symbol with a configuration applied to its own; `nil` if the image isn't a symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard var symbol = values.symbol else { return nil }
        symbol.configuration = symbol.configuration.applying(configuration)
        return replacing(symbol)
    }

    /// Returns a symbol that ends at its ink, as SwiftUI resizes it. Other images are returned unchanged.
    package func withoutSymbolMargins() -> UIImage {
        guard var symbol = values.symbol else { return self }
        symbol.hasMargins = false
        return replacing(symbol)
    }

    private func replacing(_ symbol: Symbol) -> UIImage {
        var values = Values(symbol)
        values.renderingMode = self.values.renderingMode
        values.tint = self.values.tint
        values.flipsForRightToLeft = self.values.flipsForRightToLeft
        values.alignmentRectInsets = self.values.alignmentRectInsets
        return UIImage(values)
    }

    /// The configuration of a symbol, the same as ``symbolConfiguration``; `nil` for other images.
    public var configuration: Configuration? { values.symbol?.configuration }

    /// Returns whether the symbol has a drawing, in this program or in the file of symbols.
    package static func hasSymbol(named name: String) -> Bool { SystemSymbols.has(name) }

    /// The names of all symbols with a drawing, in alphabetical order.
    package static var drawnSymbolNames: [String] { SystemSymbols.names }

    /// Returns up to three names of symbols with a drawing, the most similar to `name`.
    package static func drawnSymbolNames(near name: String) -> [String] { MissingSymbol.names(near: name) }

    /// The names of all system symbols, in alphabetical order.
    package static var systemSymbolNames: [String] { SystemSymbols.systemNames }

    // MARK: Baseline

    /// The distance in points from the bottom edge to the baseline of a symbol's text; `nil` for an image without a
    /// baseline. A symbol's middle is aligned with that of the capital letters.
    public var baselineOffsetFromBottom: CGFloat? { values.baselineOffset }

    /// Returns the image with a baseline this many points above its bottom edge.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        var values = values
        values.baselineOffset = baselineOffset
        return UIImage(values)
    }

    /// Returns the image without a baseline.
    public func imageWithoutBaseline() -> UIImage {
        var values = values
        values.baselineOffset = nil
        return UIImage(values)
    }

    // MARK: Named system images

    /// The check mark in a filled circle.
    public static var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill") ?? UIImage() }
    /// The plus sign in a filled circle.
    public static var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
    /// The minus sign in a filled circle.
    public static var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
    /// The check mark in a circle.
    public static var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
    /// The three dots in a circle.
    public static var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
}

extension UIImage.Values {
    fileprivate init(_ symbol: UIImage.Symbol) {
        let frame = symbol.makeFrame(tint: nil, traits: .current)
        self.init(reference: .drawing(frame), size: frame.rect.size)
        self.symbol = symbol
        flipsForRightToLeft = symbol.pointsAlongReading
        baselineOffset = symbol.baselineOffset
    }
}
