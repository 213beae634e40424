extension FontDescription {
    /// The bundled family that draws the font together with Inter; `nil` for Inter alone.
    var bundledFamily: BundledFamily? {
        switch family {
        case .system: nil
        case .monospaced: .mono
        case .serif: .serif
        case .rounded: .rounded
        case .named(let name): appFamily == nil ? NamedFamily.of(name)?.substitute : nil
        }
    }

    /// The families to load for the font.
    var bundledFamilies: BundledFamilies {
        if let bundledFamily {
            let fallback = bundledFamily.fallback.map { BundledFamilies($0) } ?? []
            return BundledFamilies(bundledFamily).union(fallback)
        }
        let isCommon = weight >= .regular && weight <= .bold
        return isCommon ? [] : BundledFamilies(.interExtremes)
    }

    /// Whether the font is monospaced.
    public var isFixedWidth: Bool {
        switch bundledFamily {
        case .mono, .typewriter, .code: true
        default: false
        }
    }

    /// Whether the font is Helvetica Neue, which Inter replaces because it has as many weights.
    var isHelveticaNeue: Bool {
        if case .named(let name) = family { name.hasPrefix("HelveticaNeue") && appFamily == nil } else { false }
    }
}

extension FontDescription {
    /// The bundled font that replaces an iOS family.
    public struct Substitute: Sendable {
        /// The name of the family on iOS, such as `Georgia`.
        public let family: String
        /// The name of the bundled family.
        public let bundled: String
        /// Whether it is so similar to the original that no warning is needed.
        public let isNear: Bool
    }

    /// Returns the substitute for a font by its PostScript or family name, or `nil` for a name unknown to iOS.
    public static func substitute(forName name: String) -> Substitute? {
        NamedFamily.of(name).map { family in
            Substitute(
                family: family.name, bundled: family.substitute?.original ?? "Inter",
                isNear: family.isNear || family.isDrawnBySystemFonts)
        }
    }

    /// The names of the iOS families that have a substitute, sorted alphabetically.
    public static var namedFamilies: [String] { NamedFamily.all.map(\.family.name).sorted() }
}
