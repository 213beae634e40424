import HeadlessSwiftUI
internal import SwiftRuntime

/// The preview providers of a module, found in the program.
struct PreviewCollection {
    /// A provider and its name in goldens.
    struct Entry {
        var name: String
        var provider: any PreviewProvider.Type
    }

    /// Sorted by name.
    private(set) var entries: [Entry] = []

    /// The problems of providers, one line each.
    private(set) var problems: [String] = []

    /// Finds the providers of a module, including private and nested ones.
    init(module: String) {
        for conformer in ConformanceRecords.conformers(to: (any PreviewProvider).self) where conformer.module == module
        {
            if let provider = conformer.type as? any PreviewProvider.Type {
                entries.append(Entry(name: Self.name(of: provider), provider: provider))
            } else {
                problems.append(
                    "\(conformer.name) has type parameters; name it with its types: assertPreviews(of: \(conformer.name)<…>.self)"
                )
            }
        }
        entries.sort { $0.name < $1.name }
        problems.sort()
        for (first, second) in zip(entries, entries.dropFirst()) where first.name == second.name {
            problems.append(
                "Two providers of \(module) are called \(first.name), so their goldens would be the same; rename one of them"
            )
        }
        guard entries.isEmpty, problems.isEmpty else { return }
        problems.append(
            "\(module) has no PreviewProvider; name a module that the test links, and note that #Preview isn't found"
        )
    }

    /// The names of a provider and its enclosing types without the preview suffix: `Row` for `Row_Previews`.
    static func name(of provider: any PreviewProvider.Type) -> String {
        let full = String(reflecting: provider)
        // Private types have a context in parentheses with dots and spaces.
        let plain = full.replacing(/\(unknown context at [^)]*\)\./, with: "")
        var parts = plain.split(separator: ".").dropFirst().map(String.init)
        if let last = parts.popLast() {
            let short = ["_Previews", "_Preview", "Previews", "Preview"].first { last.hasSuffix($0) && last != $0 }
            parts.append(String(last.dropLast(short?.count ?? 0)))
        }
        return parts.joined(separator: "-")
    }
}
