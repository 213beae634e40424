/// A reference to a picture in a page.
public struct PageImageReference: Hashable, Sendable {
    /// The syntax of the reference.
    public enum Form: Hashable, Sendable {
        /// `![alt](path)`, or `![alt][label]`.
        case markdown
        /// A link to a picture: `[text](path.png)`.
        case link
        /// An attribute of an element: `<img src="…">`, `<source srcset="…">`, `<video poster="…">`.
        case attribute
        /// `require("…")` and other paths in MDX expressions.
        case expression
        /// `import name from "…"`.
        case statement
        /// A DocC directive, such as `@Image(source: …)`.
        case directive
        /// Any of these, inserted by ``DocumentationPage/update(knownNames:with:)``.
        case placeholder
    }

    /// The target of the reference.
    public enum Target: Hashable, Sendable {
        /// A file, as a path relative to the documentation folder.
        case file(String)
        /// A picture in the page's catalog, by name. DocC chooses the file.
        case catalog(name: String)
        /// A URL with a host, or data in the page itself (`data:`).
        case remote
        /// A path that begins with a slash, which only the website can resolve.
        case site
        /// A path that leads out of the documentation folder.
        case outside
        /// A label that the page doesn't define.
        case undefined
    }

    /// The syntax of the reference.
    public var form: Form

    /// The path, URL, name or label, as written in the page.
    public var source: String

    /// The target of the reference.
    public var target: Target

    /// The line number, counted from 1.
    public var line: Int
}

/// The references to pictures in a page.
public struct PageReferences: Sendable {
    /// The page, as a path relative to the documentation folder.
    public let path: String

    /// The page's name in errors.
    public let file: String

    /// The references, in page order.
    public let references: [PageImageReference]
}

extension PageImageReference {
    /// Whether a path or URL has the extension of a picture.
    static func isImage(_ path: String) -> Bool {
        let file = path.prefix { $0 != "?" && $0 != "#" }
        guard let dot = file.lastIndex(of: ".") else { return false }
        return endings.contains(file[file.index(after: dot)...].lowercased())
    }

    /// The file extensions of pictures that pages show.
    static let endings: Set = ["png", "jpg", "jpeg", "gif", "svg", "webp", "avif", "apng", "bmp", "pdf"]
}
