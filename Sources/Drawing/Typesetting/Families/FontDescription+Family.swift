extension FontDescription {
    /// The bundled family that the font is drawn with besides Inter; `nil` for Inter.
    var bundledFamily: BundledFamily? {
        switch family {
        case .system: nil
        case .monospaced: .mono
        case .serif: .serif
        case .rounded: .rounded
        case .named(let name): NamedFamily.of(name)?.standIn
        }
    }

    /// The families that have to be read for the font.
    var bundledFamilies: BundledFamilies {
        if let bundledFamily { return BundledFamilies(bundledFamily) }
        let isCommon = weight >= .regular && weight <= .bold
        return isCommon ? [] : BundledFamilies(.interExtremes)
    }

    /// Whether all letters are equally wide.
    public var isFixedWidth: Bool {
        switch bundledFamily {
        case .mono, .courier, .code: true
        default: false
        }
    }

    /// Whether the font is Helvetica Neue, which Inter stands in for, as it has as many weights.
    var isHelveticaNeue: Bool {
        if case .named(let name) = family { name.hasPrefix("HelveticaNeue") } else { false }
    }
}

extension FontDescription {
    /// What a family that iOS has is drawn with here.
    public struct StandIn: Sendable {
        /// The name of the family on iOS, such as `Georgia`.
        public let family: String
        /// The name of the bundled family.
        public let bundled: String
        /// Whether it is so near to the original that nobody needs to be told.
        public let isNear: Bool
    }

    /// Returns what draws a font with a PostScript or family name, or `nil` for a name that iOS doesn't know.
    public static func standIn(forName name: String) -> StandIn? {
        NamedFamily.of(name).map { family in
            StandIn(family: family.name, bundled: family.standIn?.original ?? "Inter", isNear: family.isNear)
        }
    }

    /// The names of the families that iOS has and that something stands in for, in alphabetical order.
    public static var namedFamilies: [String] { NamedFamily.all.map(\.family.name).sorted() }
}
