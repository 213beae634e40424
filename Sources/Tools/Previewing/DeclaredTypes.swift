internal import Foundation
package import PreviewMessages

/// The types that source files declare: a provider of previews doesn't know its own place.
struct DeclaredTypes {
    /// The declarations of each type with the types around it, such as `Shelf.BookRow_Previews`.
    private var declarations: [String: [Declaration]] = [:]

    private struct Declaration {
        let file: String
        let line: Int
        let isProvider: Bool
    }

    /// Reads the files that exist.
    init(in files: [String]) {
        for file in files {
            guard let data = FileManager.default.contents(atPath: file) else { continue }
            for type in TypeScanner.types(in: [UInt8](data)) {
                declarations[type.name, default: []].append(
                    Declaration(file: file, line: type.line, isProvider: type.inherits("PreviewProvider")))
            }
        }
    }

    /// The previews, those of providers with the places of their declarations.
    ///
    /// Of several types of one name, the one in a folder called like the module is meant.
    static func placing(_ previews: [PreviewSummary], in files: @autoclosure () -> [String]) -> [PreviewSummary] {
        guard previews.contains(where: { $0.provider != nil }) else { return previews }
        let types = DeclaredTypes(in: files())
        return previews.map { preview in
            guard let provider = preview.provider, let declaration = types.declaration(of: provider, in: preview.module)
            else { return preview }
            return preview.placed(
                file: URL(fileURLWithPath: declaration.file).lastPathComponent, line: declaration.line)
        }
    }

    private func declaration(of type: String, in module: String) -> Declaration? {
        let all = declarations[type] ?? []
        // The conformance may be inherited from another protocol.
        let providers = all.contains { $0.isProvider } ? all.filter(\.isProvider) : all
        return providers.first { $0.file.split(separator: "/").dropLast().contains { $0 == module } } ?? providers.first
    }
}
