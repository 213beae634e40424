import Rendering

/// A line of a source file.
struct SourcePlace: Hashable, Sendable {
    /// The path as the compiler reports it, usually absolute.
    let file: String

    /// The line number, counted from 1.
    let line: Int

    /// Where the picture that is being laid out is declared. Paths of conversations are relative to this file's folder.
    enum OfPicture: RenderContextKey {
        static let defaultValue: SourcePlace? = nil
    }

    /// The file's folder, without a trailing slash.
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
