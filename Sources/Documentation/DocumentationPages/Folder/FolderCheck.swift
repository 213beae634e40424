public import Documents

/// What is wrong with the pictures of a folder's pages.
public struct FolderCheck: Sendable {
    /// The references that lead nowhere, in the order of the pages and their lines.
    ///
    /// Each error has a ``ReferenceProblem``.
    public let lost: [DocumentError]

    /// The pictures that no page refers to, as paths in the folder.
    public let unused: [String]

    /// Checks every picture that pages refer to.
    ///
    /// What is on the network, or begins with a slash and is found by a site only, isn't checked.
    ///
    /// - Parameters:
    ///   - folder: The folder of the pages.
    ///   - pages: The references of each page.
    ///   - pictures: The pictures that pages should refer to, as paths in the folder. Which appearance or scale of a
    ///     picture a page of DocC refers to isn't known, so that its name stands for all of them.
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

/// A reason why a reference of a page leads to no picture.
public enum ReferenceProblem: DocumentProblem {
    /// There is no such file or name, and the one that may have been meant.
    case missing(String, nearest: String?)
    /// The path, or the link that it leads to, leads out of the folder.
    case outside(String, folder: String)
    /// The page doesn't define the label.
    case undefined(String)

    public func sentence(at path: String) -> String {
        switch self {
        case .missing(let source, let nearest):
            "the picture “\(source.oneLine)” is not there" + (nearest.map { "; did you mean “\($0.oneLine)”?" } ?? "")
        case .outside(let source, let folder):
            "the picture “\(source.oneLine)” is outside of \(folder.oneLine), where nothing is looked up"
        case .undefined(let label): "the page has no line “[\(label.shortened)]: PATH”"
        }
    }
}
