internal import DeveloperToolsSupport
package import HeadlessSwiftUI

/// A declaration of previews: a use of `#Preview`, or a provider.
package struct PreviewSource {
    /// The file without `.swift`, or the provider and its enclosing types without the preview suffix: `BookRow`.
    package let name: String

    /// Where it is; `nil` for a provider, which doesn't know.
    package let place: Place?

    /// The provider with the types around it: `Shelf.BookRow_Previews`; `nil` for a use of `#Preview`.
    package let provider: String?

    private let declaration: Declaration

    /// A place in the sources.
    package struct Place: Comparable {
        /// The name of the file, such as `BookRow.swift`.
        package let file: String

        /// Counted from 1.
        package let line: Int
        package let column: Int

        package static func < (one: Place, other: Place) -> Bool {
            (one.file, one.line, one.column) < (other.file, other.line, other.column)
        }
    }

    private enum Declaration {
        case macro(any PreviewRegistry.Type)
        case provider(any PreviewProvider.Type)
    }

    /// Returns the previews in order. Those of a provider need its body, and a macro's nothing.
    @MainActor
    package func items() throws -> [PreviewItem] {
        switch declaration {
        case .macro(let registry): [PreviewItem(try registry.makePreview())]
        case .provider(let provider): PreviewPart.all(of: provider).map { PreviewItem($0) }
        }
    }

    /// A use of `#Preview`.
    init(_ registry: any PreviewRegistry.Type) {
        let file = String(registry.fileID.drop { $0 != "/" }.dropFirst())
        name = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
        place = Place(file: file, line: registry.line, column: registry.column)
        provider = nil
        declaration = .macro(registry)
    }

    /// A provider.
    package init(_ provider: any PreviewProvider.Type) {
        let path = Self.path(of: provider)
        name = Self.name(of: path)
        place = nil
        self.provider = path.joined(separator: ".")
        declaration = .provider(provider)
    }

    /// The names of the types around a provider, and its own.
    private static func path(of provider: any PreviewProvider.Type) -> [String] {
        let full = String(reflecting: provider)
        // Private types have a context in parentheses with dots and spaces.
        let plain = full.replacing(/\(unknown context at [^)]*\)\./, with: "")
        return plain.split(separator: ".").dropFirst().map(String.init)
    }

    /// The names of a path without the preview suffix: `Row` for `Row_Previews`.
    private static func name(of path: [String]) -> String {
        var parts = path
        if let last = parts.popLast() {
            let short = ["_Previews", "_Preview", "Previews", "Preview"].first { last.hasSuffix($0) && last != $0 }
            parts.append(String(last.dropLast(short?.count ?? 0)))
        }
        return parts.joined(separator: "-")
    }
}
