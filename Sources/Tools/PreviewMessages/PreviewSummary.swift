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

    /// The name of the file; `nil` for a provider's preview, which doesn't know.
    package let file: String?

    /// The line in the file, counted from 1.
    package let line: Int?

    package init(
        name: String, module: String, group: String, index: Int, displayName: String?, file: String?, line: Int?
    ) {
        self.name = name
        self.module = module
        self.group = group
        self.index = index
        self.displayName = displayName
        self.file = file
        self.line = line
    }

    /// Whether it has this name, display name or group.
    package func isCalled(_ name: String) -> Bool { [self.name, displayName, group].contains(name) }
}
