public import Documents
internal import Files

/// A folder with pages of documentation. Nothing outside of it is opened or written, whatever a page says.
public struct DocumentationFolder: Sendable {
    /// The folder as the caller named it.
    public let path: String

    /// The files in the folder, as paths in it, in the order of their bytes.
    ///
    /// Without those in folders whose names begin with a dot, and in `node_modules`. Links are listed and not followed.
    public let files: [String]

    /// The links among the files.
    let links: Set<String>

    /// The folder without links in its path.
    let root: String

    /// The pattern of pages in all languages.
    public static let allPages = "**/*.{md,markdown,mdx,tutorial}"

    /// Lists a folder.
    ///
    /// - Throws: If there is no such folder, it can't be read, or it has more than 200,000 files.
    public init(path: String) throws(DocumentError) {
        let name = path.isEmpty ? "." : path
        self.path = name
        guard let root = name.realPath else {
            throw DocumentError(file: name, problem: FolderProblem.unreadable)
        }
        self.root = root
        let walk = try FolderWalk(root: root, name: name)
        files = walk.files
        links = walk.links
    }

    /// The pages that patterns stand for, as paths in the folder, in the order of their bytes.
    ///
    /// `*` stands for any characters but a slash, `?` for one of them, `**` for any number of folders, `{md,mdx}` for one of
    /// several words. A pattern after an exclamation mark removes its pages.
    ///
    /// Links are left out; ``refusedLinks(matching:)`` has those that lead to no other page.
    ///
    /// - Parameter patterns: Such as `guides/**/*.md`; all pages unless given.
    public func pages(matching patterns: [String] = [allPages]) -> [String] {
        found(matching: patterns).filter { !links.contains($0) }
    }

    /// An error for each link among the pages that leads out of the folder, or to a file that isn't among the pages.
    ///
    /// - Parameter patterns: Those of ``pages(matching:)``.
    public func refusedLinks(matching patterns: [String] = [allPages]) -> [DocumentError] {
        let found = found(matching: patterns)
        let pages = Set(found)
        return found.filter(links.contains).compactMap { page in
            guard let inner = "\(root)/\(page)".realPath.flatMap(inner) else {
                return failure(page, FolderProblem.outside(folder: path))
            }
            return pages.contains(inner) ? nil : failure(page, FolderProblem.link)
        }
    }

    private func found(matching patterns: [String]) -> [String] {
        let all = files.filter { syntax(of: $0) != nil }
        var found: Set<String> = []
        for pattern in patterns {
            let pages = all.filter(PageGlob(pattern.withoutExclamation).matches)
            if pattern.hasPrefix("!") { found.subtract(pages) } else { found.formUnion(pages) }
        }
        return all.filter(found.contains)
    }

    /// The patterns that no page fits, except for ``allPages``: pages may come later than their patterns.
    public func unmatched(_ patterns: [String]) -> [String] {
        let all = files.filter { syntax(of: $0) != nil }
        return patterns.filter { pattern in
            pattern != Self.allPages && !all.contains(where: PageGlob(pattern.withoutExclamation).matches)
        }
    }

    /// The language of a page; `nil` if it is none. The folder's own name counts, too.
    func syntax(of page: String) -> PageSyntax? { PageSyntax(path: "\(root)/\(page)") }

    /// A path as errors name it.
    func name(of file: String) -> String { path == "." ? file : path.hasSuffix("/") ? path + file : "\(path)/\(file)" }

    func failure(_ page: String, _ problem: any DocumentProblem) -> DocumentError {
        DocumentError(file: name(of: page), problem: problem)
    }
}

extension String {
    /// A pattern without its exclamation mark.
    fileprivate var withoutExclamation: String { hasPrefix("!") ? String(dropFirst()) : self }
}
