import HeadlessSwiftUI
internal import SwiftRuntime

/// The preview providers of a module, found in the program itself.
struct PreviewCollection {
    /// A provider and its name in goldens.
    struct Entry {
        var name: String
        var provider: any PreviewProvider.Type
    }

    /// In the order of their names.
    private(set) var entries: [Entry] = []

    /// What is wrong with some of the providers, in a line each.
    private(set) var problems: [String] = []

    /// Finds the providers of a module, private and nested ones too.
    init(module: String) {
        for conformer in ConformanceRecords.conformers(to: (any PreviewProvider).self) where conformer.module == module
        {
            if let provider = conformer.type as? any PreviewProvider.Type {
                entries.append(Entry(name: Self.name(of: provider), provider: provider))
            } else {
                problems.append(
                    "\(conformer.name) has type parameters: name it with its types, assertPreviews(of: \(conformer.name)<…>.self)"
                )
            }
        }
        entries.sort { $0.name < $1.name }
        problems.sort()
        for (first, second) in zip(entries, entries.dropFirst()) where first.name == second.name {
            problems.append(
                "Two providers of \(module) are called \(first.name), so that their goldens would be one; rename one of them"
            )
        }
        guard entries.isEmpty, problems.isEmpty else { return }
        problems.append(
            "\(module) has no PreviewProvider; is it the name of a module that the test is linked with, and not of a #Preview?"
        )
    }

    /// The names of the types around a provider and its own, without what says that it is a preview: `Row` for
    /// `Row_Previews`.
    static func name(of provider: any PreviewProvider.Type) -> String {
        let full = String(reflecting: provider)
        // Private types stand in a context in parentheses, which has dots and spaces inside.
        let plain = full.replacing(/\(unknown context at [^)]*\)\./, with: "")
        var parts = plain.split(separator: ".").dropFirst().map(String.init)
        if let last = parts.popLast() {
            let short = ["_Previews", "_Preview", "Previews", "Preview"].first { last.hasSuffix($0) && last != $0 }
            parts.append(String(last.dropLast(short?.count ?? 0)))
        }
        return parts.joined(separator: "-")
    }
}
