import UIKitValues

/// How a symbol uses colors: one, one in several strengths, several of the views around, or the system's.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let number: Int

    public static let monochrome = SymbolRenderingMode(number: 0)
    public static let multicolor = SymbolRenderingMode(number: 1)
    public static let hierarchical = SymbolRenderingMode(number: 2)
    public static let palette = SymbolRenderingMode(number: 3)
}

/// The forms of a symbol that are drawn where there are drawings of them, such as `heart.fill` for `heart`.
public struct SymbolVariants: Hashable, Sendable {
    /// The outline around the symbol, if any.
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

    /// The names under which the symbol may be drawn, the best first.
    func names(of symbol: String) -> [String] {
        let form = (isSlashed ? ".slash" : "") + (container.isEmpty ? "" : "." + container)
        let names = [symbol + form + (isFilled ? ".fill" : ""), symbol + form, symbol]
        return isFilled ? [names[0], names[1], symbol + ".fill", symbol] : names
    }

    /// Both at once.
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
    /// The size of symbols in relation to the text around.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// The forms of symbols.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    /// How symbols use colors; `nil` for the way of each symbol.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of symbols in relation to the text around.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

    /// Sets how symbols use colors.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }

    /// Adds a form of symbols.
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
    }
}
