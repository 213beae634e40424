import Rendering

/// A line of a source file.
struct SourcePlace: Hashable, Sendable {
    /// As the compiler knows it: usually an absolute path.
    let file: String

    /// Counted from 1.
    let line: Int

    /// The place of the picture that is being laid out. Its conversations are read from its folder on.
    enum OfPicture: RenderContextKey {
        static let defaultValue: SourcePlace? = nil
    }

    /// The folder of the file, without a slash behind it.
    var folder: String { Self.folder(of: file) }

    /// The name of the file without its folder.
    var fileName: String { file.lastIndex(of: "/").map { String(file[file.index(after: $0)...]) } ?? file }

    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}

extension SourcePlace: CustomStringConvertible {
    var description: String { "\(fileName):\(line)" }
}
