/// A design of the system's fonts, which files of the user may draw.
enum SystemDesign: Int, CaseIterable {
    case sanFrancisco, mono, serif, rounded, emoji

    /// The name of Apple's font.
    var name: String {
        switch self {
        case .sanFrancisco: "SF Pro"
        case .mono: "SF Mono"
        case .serif: "New York"
        case .rounded: "SF Pro Rounded"
        case .emoji: "Apple Color Emoji"
        }
    }

    /// The name of the bundled font that stands in for it.
    var standIn: String {
        switch self {
        case .sanFrancisco: "Inter"
        case .mono: BundledFamily.mono.original
        case .serif: BundledFamily.serif.original
        case .rounded: BundledFamily.rounded.original
        case .emoji: "Noto Color Emoji"
        }
    }

    /// The text that it draws, as the subject of a sentence.
    var drawnText: String {
        switch self {
        case .sanFrancisco: "text is"
        case .mono: "code is"
        case .serif: "serif text is"
        case .rounded: "rounded text is"
        case .emoji: "emoji are"
        }
    }
}

extension FontDescription {
    /// The design of the system that the font has; `nil` for a family by another name.
    var systemDesign: SystemDesign? {
        switch family {
        case .system: .sanFrancisco
        case .monospaced: .mono
        case .serif: .serif
        case .rounded: .rounded
        case .named(let name):
            appFamily == nil ? NamedFamily.of(name).map(\.systemDesign) ?? .sanFrancisco : nil
        }
    }
}

extension NamedFamily {
    /// The design of the system that the family's name stands for.
    var systemDesign: SystemDesign? { SystemDesign.allCases.first { $0 != .emoji && $0.name == name } }

    /// Whether the user's fonts draw the family.
    var isDrawnBySystemFonts: Bool {
        guard let systemDesign, let fonts = SystemFonts.current else { return false }
        return fonts.cuts[systemDesign]?.isEmpty == false
    }
}
