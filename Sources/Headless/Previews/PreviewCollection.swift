internal import DeveloperToolsSupport
internal import HeadlessSwiftUI
internal import SwiftRuntime

/// The previews of a module, found in the program: uses of `#Preview` and providers.
package struct PreviewCollection {
    /// The declarations of one name, in the order of the file.
    package struct Group {
        package let name: String
        package let sources: [PreviewSource]
    }

    /// Sorted by name.
    package let groups: [Group]

    /// The problems of providers, one line each.
    package let problems: [String]

    private let module: String

    /// Finds the previews of a module, including private and nested ones.
    package init(module: String) {
        self.module = module
        var sources: [PreviewSource] = []
        var problems: [String] = []
        for conformer in ConformanceRecords.conformers(to: (any PreviewProvider).self) where conformer.module == module
        {
            if let provider = conformer.type as? any PreviewProvider.Type {
                sources.append(PreviewSource(provider))
            } else {
                problems.append(
                    "\(conformer.name) has type parameters; show it with its types by #Preview, or assertPreviews(of: \(conformer.name)<…>.self)"
                )
            }
        }
        for conformer in ConformanceRecords.conformers(to: (any PreviewRegistry).self) where conformer.module == module
        {
            if let registry = conformer.type as? any PreviewRegistry.Type { sources.append(PreviewSource(registry)) }
        }
        groups = Dictionary(grouping: sources, by: \.name)
            .map { name, sources in Group(name: name, sources: sources.sorted(by: Self.precedes)) }
            .sorted { $0.name < $1.name }
        problems.sort()
        problems += groups.flatMap { Self.clashes(in: $0, module) }
        self.problems = problems
    }

    /// The problem of a module in which a test expects previews; `nil` if it has any.
    package var missing: String? {
        groups.isEmpty && problems.isEmpty
            ? "\(module) has neither #Preview nor a PreviewProvider; name a module that the program links" : nil
    }

    /// Providers first, which have no place.
    private static func precedes(_ one: PreviewSource, _ other: PreviewSource) -> Bool {
        guard let place = one.place else { return other.place != nil }
        return other.place.map { place < $0 } ?? false
    }

    private static func clashes(in group: Group, _ module: String) -> [String] {
        group.sources.filter { $0.place == nil }.count < 2
            ? []
            : [
                "Two providers of \(module) are called \(group.name), so their goldens would be the same; rename one of them"
            ]
    }
}

/// The names of a group's previews: the group's name, then the preview's, or its number if there are several.
package struct PreviewNames {
    package let all: [String]

    package init(_ group: String, _ displayNames: [String?]) {
        var used: Set<String> = []
        all = displayNames.enumerated().map { index, displayName in
            let part = displayName ?? (displayNames.count == 1 ? nil : "\(index + 1)")
            var name = part.map { "\(group)-\($0)" } ?? group
            let first = name
            var count = 1
            while !used.insert(name).inserted {
                count += 1
                name = "\(first)-\(count)"
            }
            return name
        }
    }
}

extension PreviewCollection.Group {
    /// The previews of all declarations, each with its declaration.
    @MainActor
    package func items() throws -> [(item: PreviewItem, source: PreviewSource)] {
        try sources.flatMap { source in try source.items().map { ($0, source) } }
    }
}

extension PreviewCollection {
    /// Returns the preview of a name.
    ///
    /// - Throws: A ``PreviewError`` with the names that there are.
    @MainActor
    package func item(named name: String) throws -> PreviewItem {
        if let missing { throw PreviewError(missing) }
        var known: [String] = []
        for group in groups {
            let items = try group.items().map(\.item)
            for (item, itsName) in zip(items, PreviewNames(group.name, items.map(\.displayName)).all) {
                if itsName == name { return item }
                known.append(itsName)
            }
        }
        throw PreviewError("\(module) has no preview “\(name)”; its previews are \(known.joined(separator: ", "))")
    }
}
