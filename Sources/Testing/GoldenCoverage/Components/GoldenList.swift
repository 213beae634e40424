public import Foundation
public import Goldens

/// A list of goldens as text or JSON.
public struct GoldenList: Sendable {
    /// The goldens, sorted by name.
    public let goldens: [GoldenEntry]

    /// All goldens of a package.
    public init(_ inventory: GoldenInventory) {
        goldens = inventory.goldens
    }

    /// The goldens that show a component.
    ///
    /// - Parameters:
    ///   - name: The name of a type or a variable; after a `#`, of a variable only. The name of a base type includes
    ///     the types that inherit from it, as far as the index knows them.
    /// - Throws: If neither a golden nor the sources have that name.
    public init(_ inventory: GoldenInventory, using name: String, index: BuildIndex) throws(GoldenError) {
        let components = index.components
        let wanted = name.hasPrefix("#") ? String(name.dropFirst()) : name
        goldens = inventory.goldens.filter { golden in
            (golden.origins ?? []).contains { origin in
                if origin.identifier == wanted { return true }
                guard !name.hasPrefix("#") else { return false }
                return origin.type == wanted || components?.isKind(origin.type, of: wanted) == true
            }
        }
        guard goldens.isEmpty, components?.knows(wanted) != true else { return }
        let shown = Set(inventory.goldens.flatMap(\.components)).sorted()
        let near = shown.filter { $0.lowercased().contains(wanted.lowercased()) }.prefix(5)
        let advice = near.isEmpty ? "" : "; did you mean \(near.joined(separator: ", "))?"
        throw GoldenError("no golden shows “\(name)”, and the sources have no view of that name\(advice)")
    }

    /// One line per golden with its size and the settings that differ from the defaults, then a total.
    public var text: String {
        let lines = goldens.map { golden in
            let size = golden.pixels.map { "\($0.width) × \($0.height)" } ?? "text"
            let frames =
                golden.pixels == nil
                ? "" : golden.frames.map { $0.count == 1 ? "1 name" : "\($0.count) names" } ?? "no frames"
            return ([golden.id, size, Self.kibibytes(golden.bytes), frames] + golden.surroundings)
                .filter { !$0.isEmpty }.joined(separator: "  ")
        }
        let sum = Self.kibibytes(goldens.reduce(0) { $0 + $1.bytes })
        return (lines + ["\(goldens.count) golden\(goldens.count == 1 ? "" : "s"), \(sum)"]).joined(separator: "\n")
            + "\n"
    }

    /// A JSON object with sorted keys.
    public func json() throws -> Data {
        try CoverageJSON.data(
            CoverageJSON.List(
                goldens: goldens.map { golden in
                    CoverageJSON.Golden(
                        id: golden.id, bytes: golden.bytes, width: golden.pixels?.width, height: golden.pixels?.height,
                        components: golden.frames == nil ? nil : golden.components, settings: golden.settings)
                }))
    }

    private static func kibibytes(_ bytes: Int) -> String { "\(Double((bytes * 10 + 512) / 1024) / 10) KiB" }
}

extension GoldenEntry {
    /// The settings of the newest run that differ from the defaults, such as the text size.
    fileprivate var surroundings: [String] {
        guard let settings else { return [] }
        var words: [String] = []
        if settings.scale != 1 { words.append("@\(Double(settings.scale).formatted())x") }
        if settings.appearance == .dark { words.append("dark") }
        if settings.contentSize != .large { words.append("text \(settings.contentSize.rawValue)") }
        if settings.direction == .rightToLeft { words.append("right to left") }
        if settings.locale != "en_US" { words.append(settings.locale) }
        if settings.systemFonts != nil { words.append("system fonts") }
        return words
    }
}
