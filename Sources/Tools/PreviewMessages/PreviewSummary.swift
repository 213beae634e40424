/// A preview of a program, before it is drawn.
package struct PreviewSummary: Codable, Hashable, Sendable {
    /// The name, unique in its module: `BookRow-dark`.
    package let name: String

    /// The module that declares it.
    package let module: String

    /// The file without `.swift`, or the provider's name without its suffix: `BookRow`.
    package let group: String

    /// The number among the previews of its group, counted from 0.
    package let index: Int

    /// The name that its code gives it; `nil` for none.
    package let displayName: String?

    /// The provider with the types around it: `Shelf.BookRow_Previews`; `nil` for a use of `#Preview`.
    package let provider: String?

    /// The name of the file; `nil` for a provider's preview, which doesn't know.
    package let file: String?

    /// The line in the file, counted from 1.
    package let line: Int?

    package init(
        name: String, module: String, group: String, index: Int, displayName: String?, provider: String? = nil,
        file: String?, line: Int?
    ) {
        self.name = name
        self.module = module
        self.group = group
        self.index = index
        self.displayName = displayName
        self.provider = provider
        self.file = file
        self.line = line
    }

    /// The preview with the place of its provider.
    package func placed(file: String, line: Int) -> PreviewSummary {
        PreviewSummary(
            name: name, module: module, group: group, index: index, displayName: displayName, provider: provider,
            file: file, line: line)
    }
}

extension [PreviewSummary] {
    /// The previews with a name or a display name; if none has it, those of the file or the provider that is called so.
    /// With its ending, as in `Badge.swift`, the name is always that of a file.
    package func named(_ name: String) -> [PreviewSummary] {
        let own = filter { [$0.name, $0.displayName].contains(name) }
        return own.isEmpty ? filter { [$0.group, $0.file].contains(name) } : own
    }

    /// The previews with one of several names, in their order; all if there are no names.
    package func named(_ names: [String]) -> [PreviewSummary] {
        guard !names.isEmpty else { return self }
        let chosen = Set(names.flatMap(named))
        return filter(chosen.contains)
    }
}
