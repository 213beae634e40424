import UIKitValues

/// The rendering mode of a symbol: monochrome, hierarchical, palette or multicolor.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let number: Int

    public static let monochrome = SymbolRenderingMode(number: 0)
    public static let multicolor = SymbolRenderingMode(number: 1)
    public static let hierarchical = SymbolRenderingMode(number: 2)
    public static let palette = SymbolRenderingMode(number: 3)
}

/// The variants of a symbol that are drawn if available, such as `heart.fill` for `heart`.
public struct SymbolVariants: Hashable, Sendable {
    /// The enclosing shape, if any.
    private var container = ""
    private var isFilled = false
    private var isSlashed = false

    public static let none = SymbolVariants()
    public static let circle = SymbolVariants(container: "circle")
    public static let square = SymbolVariants(container: "square")
    public static let rectangle = SymbolVariants(container: "rectangle")
    public static let fill = SymbolVariants(isFilled: true)
    public static let slash = SymbolVariants(isSlashed: true)

    public var circle: SymbolVariants { changed { $0.container = "circle" } }
    public var square: SymbolVariants { changed { $0.container = "square" } }
    public var rectangle: SymbolVariants { changed { $0.container = "rectangle" } }
    public var fill: SymbolVariants { changed { $0.isFilled = true } }
    public var slash: SymbolVariants { changed { $0.isSlashed = true } }

    public func contains(_ other: SymbolVariants) -> Bool {
        (other.container.isEmpty || container == other.container) && (!other.isFilled || isFilled)
            && (!other.isSlashed || isSlashed)
    }

    private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }

    /// Returns the possible names of the symbol, preferred first.
    func names(of symbol: String) -> [String] {
        let form = (isSlashed ? ".slash" : "") + (container.isEmpty ? "" : "." + container)
        let names = [symbol + form + (isFilled ? ".fill" : ""), symbol + form, symbol]
        return isFilled ? [names[0], names[1], symbol + ".fill", symbol] : names
    }

    /// Returns the combination of both.
    func union(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            container: other.container.isEmpty ? container : other.container, isFilled: isFilled || other.isFilled,
            isSlashed: isSlashed || other.isSlashed)
    }
}

private struct ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
}

private struct SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
}

private struct SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
    /// The scale of symbols relative to the surrounding text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// The variants of symbols.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    /// The rendering mode of symbols; `nil` for each symbol's default.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Sets the scale of symbols relative to the surrounding text.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

    /// Sets the rendering mode of symbols.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }

    /// Adds a variant of symbols.
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
    }
}
