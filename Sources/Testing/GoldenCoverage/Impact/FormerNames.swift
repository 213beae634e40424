import Foundation

/// Names that changed files declared before the change. The index was written afterwards and doesn't contain removed
/// declarations: an override, or a function whose callers now call another one.
struct FormerNames {
    /// The types that the files no longer define or extend.
    private(set) var types: Set<String> = []

    /// The functions that the files no longer define.
    private(set) var functions: Set<String> = []

    init(of files: [String], at revision: String, in package: String) {
        for file in files where file.hasSuffix(".swift") {
            guard let old = SourceChanges.text(of: file, at: revision, in: package) else { continue }
            let new = FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) } ?? ""
            types.formUnion(Self.types(in: old).subtracting(Self.types(in: new)))
            functions.formUnion(Self.functions(in: old).subtracting(Self.functions(in: new)))
        }
    }

    private static func types(in text: String) -> Set<String> {
        let declaration = /\b(?:class|struct|enum|actor|protocol|extension)\s+(?:\w+\.)*(\w+)/
        return Set(text.matches(of: declaration).map { String($0.1) })
    }

    private static func functions(in text: String) -> Set<String> {
        Set(text.matches(of: /\bfunc\s+([^\s(<]+)/).map { String($0.1) })
    }
}
