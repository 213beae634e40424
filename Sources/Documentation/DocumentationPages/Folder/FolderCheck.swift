public import Documents

/// The result of checking the pictures in a folder's pages.
public struct FolderCheck: Sendable {
    /// The broken references, sorted by page and line.
    ///
    /// The kind of each error is a ``ReferenceProblem``.
    public let lost: [DocumentError]

    /// The pictures that no page refers to, as paths relative to the folder.
    public let unused: [String]

    /// Checks every picture that pages refer to.
    ///
    /// URLs, and absolute paths that only a website can resolve, aren't checked.
    ///
    /// - Parameters:
    ///   - folder: The folder with the pages.
    ///   - pages: The references of each page.
    ///   - pictures: The pictures that pages should refer to, as paths relative to the folder. A reference in a DocC
    ///     page covers all appearances and scales of a name.
    public init(of folder: DocumentationFolder, pages: [PageReferences], pictures: [String] = []) {
        var finder = PictureFinder(folder)
        var lost: [DocumentError] = []
        var used: Set<String> = []
        for page in pages {
            for reference in page.references {
                switch finder.find(reference, on: page.path) {
                case .files(let files): used.formUnion(files)
                case .unknown: break
                case .lost(let problem):
                    lost.append(DocumentError(file: page.file, line: reference.line, problem: problem))
                }
            }
        }
        self.lost = lost
        unused = pictures.filter { !used.contains(RelativePath.resolve($0, from: "") ?? $0) }
    }
}

/// The reason why a reference is broken.
public enum ReferenceProblem: DocumentProblem {
    /// The file or name doesn't exist. The nearest name is a suggestion.
    case missing(String, nearest: String?)
    /// The path, or the link at the path, leads out of the folder.
    case outside(String, folder: String)
    /// The page doesn't define the label.
    case undefined(String)

    public func sentence(at path: String) -> String {
        switch self {
        case .missing(let source, let nearest):
            "the picture “\(source.oneLine)” does not exist" + (nearest.map { "; did you mean “\($0.oneLine)”?" } ?? "")
        case .outside(let source, let folder):
            "the picture “\(source.oneLine)” is outside of \(folder.oneLine), where nothing is looked up"
        case .undefined(let label): "the page has no line “[\(label.shortened)]: PATH”"
        }
    }
}
