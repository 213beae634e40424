internal import Files

/// The content security policy of a page: an inline style sheet and an inline script, identified by their digests, and
/// nothing else.
///
/// A script that is injected through a file or a name doesn't run: *Content Security Policy Level 3*, section 2.3.1.
package struct ContentSecurityPolicy {
    private var directives: [(name: String, sources: [String])]

    /// - Parameters:
    ///   - style: The exact text of the page's `style` element.
    ///   - script: The exact text of the page's `script` element.
    ///   - images: The allowed sources of pictures, such as `data:`.
    ///   - scripts: The allowed sources of other scripts.
    ///   - connections: The addresses that the script may send requests to.
    package init(
        style: String, script: String, images: [String], scripts: [String] = [], connections: [String] = []
    ) {
        directives = [
            ("default-src", ["'none'"]), ("img-src", images), ("style-src", [Self.source(style)]),
            ("script-src", [Self.source(script)] + scripts), ("base-uri", ["'none'"]), ("form-action", ["'none'"]),
        ]
        if !connections.isEmpty { directives.append(("connect-src", connections)) }
    }

    private static func source(_ text: String) -> String { "'sha256-\(SHA256(text).base64)'" }

    /// The content of the page's `meta` element, or of the header field.
    package var content: String {
        directives.map { "\($0.name) \($0.sources.joined(separator: " "))" }.joined(separator: "; ")
    }
}
