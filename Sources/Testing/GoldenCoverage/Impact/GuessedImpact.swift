import Foundation

/// A guess at the goldens that a change can touch, for packages without an index: goldens that show a type defined in a
/// changed file, goldens whose test is in a changed file, and goldens whose tests name such a type.
struct GuessedImpact {
    let goldens: [Impact.TouchedGolden]

    init(files: [String], inventory: GoldenInventory) {
        var types: Set<String> = []
        var suites: Set<String> = []
        for file in files where file.hasSuffix(".swift") {
            let text = FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) } ?? ""
            for match in text.matches(of: /\b(?:class|struct|enum|actor|protocol|extension)\s+(\w+)/) {
                types.insert(String(match.1))
            }
            suites.insert(URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent)
        }
        // A change of other files, such as fonts, can affect any picture.
        let isAnywhere = files.contains { !$0.hasSuffix(".swift") || $0.hasSuffix("/Package.swift") }
        let named = Self.testFiles(of: inventory, naming: types)
        goldens = inventory.goldens.compactMap { golden in
            let shows = golden.components.filter(types.contains)
            let suite = golden.id.split(separator: "/").dropLast().last.map(String.init) ?? ""
            guard isAnywhere || !shows.isEmpty || suites.contains(suite) || named.contains(suite) else { return nil }
            return Impact.TouchedGolden(id: golden.id, shows: shows, path: [])
        }
    }

    /// The names of the test files that mention one of the types.
    private static func testFiles(of inventory: GoldenInventory, naming types: Set<String>) -> Set<String> {
        let folder = "\(inventory.package)/Tests"
        var found: Set<String> = []
        for name in FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? [] {
            guard name.hasSuffix(".swift"), let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else {
                continue
            }
            let words = String(decoding: data, as: UTF8.self).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            guard words.contains(where: { types.contains(String($0)) }) else { continue }
            found.insert(URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent)
        }
        return found
    }
}
