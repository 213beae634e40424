/// A picture that a page refers to.
public struct PageImageReference: Hashable, Sendable {
    /// How the page refers to it.
    public enum Form: Hashable, Sendable {
        /// `![alt](path)`, or `![alt][label]`.
        case markdown
        /// A link to a picture: `[text](path.png)`.
        case link
        /// An attribute of an element: `<img src="…">`, `<source srcset="…">`, `<video poster="…">`.
        case attribute
        /// `require("…")` and other paths in expressions of MDX.
        case expression
        /// `import name from "…"`.
        case statement
        /// A directive of DocC, such as `@Image(source: …)`.
        case directive
        /// Any of these, put there by ``DocumentationPage/update(knownNames:with:)``.
        case placeholder
    }

    /// What the reference leads to.
    public enum Target: Hashable, Sendable {
        /// A file, as a path in the folder of the documentation.
        case file(String)
        /// A picture of the catalog that the page belongs to, by its name. DocC leaves the ending to the reader.
        case catalog(name: String)
        /// Something on the network, or in the page itself (`data:`).
        case remote
        /// A path from the root of a site, which begins with a slash: only the site knows what is there.
        case site
        /// A path that leads out of the folder of the documentation.
        case outside
        /// A label that the page doesn't define.
        case undefined
    }

    /// How the page refers to it.
    public var form: Form

    /// The path, URL, name or label, as the page has it.
    public var source: String

    /// What it leads to.
    public var target: Target

    /// The line, counted from 1.
    public var line: Int
}

/// The pictures that a page refers to.
public struct PageReferences: Sendable {
    /// The page, as a path in the folder of the documentation.
    public let path: String

    /// The page as errors name it.
    public let file: String

    /// The references in the order of the page.
    public let references: [PageImageReference]
}

extension PageImageReference {
    /// Whether a path or URL ends as pictures do.
    static func isImage(_ path: String) -> Bool {
        let file = path.prefix { $0 != "?" && $0 != "#" }
        guard let dot = file.lastIndex(of: ".") else { return false }
        return endings.contains(file[file.index(after: dot)...].lowercased())
    }

    /// The endings of pictures that pages show.
    static let endings: Set = ["png", "jpg", "jpeg", "gif", "svg", "webp", "avif", "apng", "bmp", "pdf"]
}
