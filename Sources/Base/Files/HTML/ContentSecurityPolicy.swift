/// What a page may load and run: a style sheet and a script that stand in it, known by their digests, and nothing else.
///
/// Whatever slips into the page from a file or a name is not run: *Content Security Policy Level 3*, section 2.3.1.
package struct ContentSecurityPolicy {
    private let directives: [(name: String, sources: [String])]

    /// - Parameters:
    ///   - style: The text of the page's `style` element, to the character.
    ///   - script: The text of the page's `script` element, to the character.
    ///   - images: Where pictures may come from, such as `data:`.
    ///   - scripts: Where other scripts may come from; nowhere unless given.
    package init(style: String, script: String, images: [String], scripts: [String] = []) {
        directives = [
            ("default-src", ["'none'"]), ("img-src", images), ("style-src", [Self.source(style)]),
            ("script-src", [Self.source(script)] + scripts), ("base-uri", ["'none'"]), ("form-action", ["'none'"]),
        ]
    }

    private static func source(_ text: String) -> String { "'sha256-\(SHA256(text).base64)'" }

    /// The content of the page's `meta` element.
    package var content: String {
        directives.map { "\($0.name) \($0.sources.joined(separator: " "))" }.joined(separator: "; ")
    }
}
