import Frames

extension UIImage {
    /// Creates a system symbol.
    ///
    /// A dashed box stands for one that there is no drawing of, and a line tells of it; on iOS a name that the system
    /// doesn't know gives `nil`. Told.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates a system symbol with a size, a weight and colors.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(name, configuration, value: nil)
    }

    /// Creates a system symbol. An image takes the traits of the view that shows it.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name)
    }

    /// Creates a system symbol of which a share is drawn strongly, such as the waves of a loudspeaker.
    ///
    /// - Parameter value: From 0 to 1. Symbols without such parts are drawn as always.
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

    /// Returns the symbol at another size or weight. Other images stay as they are.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let configuration = configuration as? SymbolConfiguration else { return self }
        return applyingSymbolConfiguration(configuration) ?? self
    }

    /// Returns the symbol with what the configuration says; `nil` if the image is no symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard var symbol = values.symbol else { return nil }
        symbol.configuration = symbol.configuration.applying(configuration)
        var values = Values(symbol)
        values.renderingMode = self.values.renderingMode
        values.tint = self.values.tint
        values.flipsForRightToLeft = self.values.flipsForRightToLeft
        values.alignmentRectInsets = self.values.alignmentRectInsets
        return UIImage(values)
    }

    /// What configures the image: of a symbol, its ``symbolConfiguration``.
    public var configuration: Configuration? { values.symbol?.configuration }

    /// Whether there is a drawing of the symbol, of this program's own or in the file of symbols.
    package static func hasSymbol(named name: String) -> Bool { SystemSymbols.has(name) }

    /// The names of all symbols that there are drawings of, in alphabetical order.
    package static var drawnSymbolNames: [String] { SystemSymbols.names }

    /// Returns up to three names of drawn symbols, those most like `name`.
    package static func drawnSymbolNames(near name: String) -> [String] { MissingSymbol.names(near: name) }

    /// The names of all symbols that the system has, in alphabetical order.
    package static var systemSymbolNames: [String] { SystemSymbols.systemNames }

    // MARK: Baseline

    /// The distance in points from the bottom edge up to the baseline of the text that a symbol goes with; `nil` for an
    /// image without a baseline. A symbol's middle stands at that of the capital letters.
    public var baselineOffsetFromBottom: CGFloat? { values.baselineOffset }

    /// Returns the image with a baseline so many points above its bottom edge.
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

    // MARK: Symbols of the system's own

    /// The check mark in a filled circle that the system offers under a name of its own.
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
