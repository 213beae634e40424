public import Documents
internal import Files

/// A folder with pages of documentation. Files outside of the folder are never opened or written, even if a page names
/// them.
public struct DocumentationFolder: Sendable {
    /// The folder's path as the user entered it.
    public let path: String

    /// The files in the folder, as sorted relative paths. Contents of `node_modules` and of folders whose names begin
    /// with a dot are left out. Symbolic links are listed, but not followed.
    public let files: [String]

    /// The symbolic links among the files.
    let links: Set<String>

    /// The folder's path with symbolic links resolved.
    let root: String

    /// The pattern that matches all pages.
    public static let allPages = "**/*.{md,markdown,mdx,tutorial}"

    /// Lists a folder.
    ///
    /// - Throws: If the folder doesn't exist, can't be read, or contains more than 200,000 files.
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

    /// Returns the pages that match patterns, as sorted paths relative to the folder.
    ///
    /// `*` matches any characters except a slash, `?` matches one character except a slash, `**` matches any number of
    /// folders, and `{md,mdx}` matches any of the words. A pattern that begins with an exclamation mark excludes its
    /// pages.
    ///
    /// Links are left out. ``refusedLinks(matching:)`` returns those that don't lead to another page.
    ///
    /// - Parameter patterns: The patterns, such as `guides/**/*.md`. The default is all pages.
    public func pages(matching patterns: [String] = [allPages]) -> [String] {
        found(matching: patterns).filter { !links.contains($0) }
    }

    /// Returns an error for each link among the pages that leads out of the folder, or to a file that isn't a page.
    ///
    /// - Parameter patterns: The patterns passed to ``pages(matching:)``.
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

    /// The patterns that no page matches, except for ``allPages``. This isn't an error, because pages may be added
    /// later.
    public func unmatched(_ patterns: [String]) -> [String] {
        let all = files.filter { syntax(of: $0) != nil }
        return patterns.filter { pattern in
            pattern != Self.allPages && !all.contains(where: PageGlob(pattern.withoutExclamation).matches)
        }
    }

    /// Returns the language of a page; `nil` if the file isn't a page. A catalog extension of the folder itself counts,
    /// too.
    func syntax(of page: String) -> PageSyntax? { PageSyntax(path: "\(root)/\(page)") }

    /// A path for use in errors.
    func name(of file: String) -> String { path == "." ? file : path.hasSuffix("/") ? path + file : "\(path)/\(file)" }

    func failure(_ page: String, _ problem: any DocumentProblem) -> DocumentError {
        DocumentError(file: name(of: page), problem: problem)
    }
}

extension String {
    /// The pattern without its exclamation mark.
    fileprivate var withoutExclamation: String { hasPrefix("!") ? String(dropFirst()) : self }
}
