import WebPages
import Foundation

/// The page that shows all pictures of a documentation below its headings, with the code beside them.
struct IndexPage: Sendable {
    var title: String
    var chapters: [Chapter]

    /// The relative path from the page to the folder of the pictures, such as `../`.
    var wayToPictures = ""

    /// A page of the documentation, or a project file.
    struct Chapter: Sendable {
        var title: String
        var sections: [Section]
    }

    /// A heading, or the name of an entry.
    struct Section: Sendable {
        /// The heading; empty for pictures directly below the chapter's title.
        var heading: String
        var rows: [[Figure]]
        /// A note, in which code is enclosed in backticks.
        var note = ""
        var snippets: [Snippet] = []
    }

    /// A picture with its caption.
    struct Figure: Sendable {
        var path: String
        /// The caption; empty for none.
        var caption: String
        /// The description from the declaration; `nil` for the generated one.
        var alternativeText: String?
    }

    /// Contents of a page that reloads itself.
    struct LivePart: Sendable {
        /// Lines to show above the pictures.
        var failures: [String]
        var script: String
    }

    /// Returns a self-contained page; only the pictures are separate files.
    ///
    /// - Parameter pictures: Summaries of the pictures by their paths. Other pictures are left out.
    func html(of pictures: [String: PictureSummary], live: LivePart? = nil) -> String {
        let anchors = PageAnchors.of(chapters)
        let style = live == nil ? "\n\(IndexPageStyle.css)\n" : "\n\(IndexPageStyle.css)\n\(IndexPageStyle.failures)\n"
        let policy = live.map {
            "<meta http-equiv=\"Content-Security-Policy\" content=\"\($0.policy(style).content)\">"
        }
        let failures = live?.failures.map { "<p class=error>\($0.escapedForHTML)</p>" } ?? []
        let lines =
            ["<!doctype html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">"]
            + [policy].compactMap { $0 }
            + [
                "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
                "<meta name=\"color-scheme\" content=\"light dark\">", "<title>\(title.escapedForHTML)</title>",
                "<style>\(style)</style>", "</head>", "<body>", "<nav>", "<strong>\(title.escapedForHTML)</strong>",
            ] + zip(chapters, anchors).map(contents) + ["</nav>", "<main>"] + failures
            + zip(chapters, anchors).map { html(of: $0, anchors: $1, pictures) } + ["</main>"]
            + [live].compactMap { $0.map { "<script>\($0.script)</script>" } } + ["</body>", "</html>", ""]
        return lines.joined(separator: "\n")
    }

    // MARK: Headings

    private func contents(of chapter: Chapter, anchors: [String]) -> String {
        let links = zip(chapter.sections, anchors).filter { !$0.0.heading.isEmpty }.map { section, anchor in
            "<li><a href=\"#\(anchor)\">\(title(of: section))</a>"
        }
        return "<div>\n<h2>\(chapter.title.escapedForHTML)</h2>\n<ul>\n\(links.joined(separator: "\n"))\n</ul>\n</div>"
    }

    private func html(of chapter: Chapter, anchors: [String], _ pictures: [String: PictureSummary]) -> String {
        let parts = zip(chapter.sections, anchors).map { html(of: $0, anchor: $1, pictures) }
        return "<h1>\(chapter.title.escapedForHTML)</h1>\n\(parts.joined(separator: "\n"))"
    }

    private func html(of section: Section, anchor: String, _ pictures: [String: PictureSummary]) -> String {
        let heading = section.heading.isEmpty ? [] : ["<h2>\(title(of: section))</h2>"]
        let note = section.note.isEmpty ? [] : ["<div class=note>\(plain(section.note))</div>"]
        let rows = section.rows.map { html(of: $0, pictures) }
        return """
            <section id="\(anchor)">
            \((heading + rows + note + section.snippets.map(html)).joined(separator: "\n"))
            </section>
            """
    }

    private func title(of section: Section) -> String {
        (section.heading.hasSuffix(":") ? String(section.heading.dropLast()) : section.heading).escapedForHTML
    }

    // MARK: Pictures and code

    private func html(of row: [Figure], _ pictures: [String: PictureSummary]) -> String {
        let figures = row.compactMap { figure in pictures[figure.path].map { html(of: figure, $0) } }
        return "<div class=\"\(row.count == 2 ? "row pair" : "row")\">\n\(figures.joined(separator: "\n"))\n</div>"
    }

    private func html(of figure: Figure, _ picture: PictureSummary) -> String {
        let width = Int(picture.size.width.rounded())
        let height = Int(picture.size.height.rounded())
        let caption = figure.caption.isEmpty ? "" : "<figcaption>\(figure.caption.escapedForHTML)</figcaption>\n"
        let address = "\(wayToPictures)\(figure.path.escapedForAddress)"
        let text = figure.alternativeText ?? picture.alternativeText
        return """
            <figure\(picture.showsDevice ? " class=device" : "")>
            \(caption)<a href="\(address)"><img src="\(address)" width="\(width)" height="\(height)" \
            alt="\(text.escapedForHTML)"></a>
            </figure>
            """
    }

    private func html(of snippet: Snippet) -> String {
        let note = snippet.reasonForAdapting.map { reason in
            var known = Set(snippet.code.split(separator: "\n"))
            let onPage = snippet.codeOfPage.split(separator: "\n").filter { known.insert($0).inserted }
            let quoted = onPage.map { "<pre><code>\(unindented($0).escapedForHTML)</code></pre>" }
            let instead = quoted.isEmpty ? "" : " On the page:\(quoted.joined())"
            return "<div class=note>Adapted: \(plain(reason)).\(instead)</div>"
        }
        return "<pre><code>\(SwiftHighlighter.html(snippet.code))</code></pre>\(note ?? "")"
    }

    private func unindented(_ line: Substring) -> String { String(line.drop { $0 == " " }) }

    /// Converts a sentence, in which code is enclosed in backticks.
    private func plain(_ sentence: String) -> String {
        sentence.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
            let text = String(part).escapedForHTML
            return index.isMultiple(of: 2) ? text : "<code>\(text)</code>"
        }.joined()
    }
}

extension IndexPage.LivePart {
    /// Allows no scripts except the page's own and those in the same folder.
    fileprivate func policy(_ style: String) -> ContentSecurityPolicy {
        // The file may be opened from disk or from a server.
        let origins = ["'self'", "file:"]
        return ContentSecurityPolicy(style: style, script: script, images: origins, scripts: origins)
    }
}

extension String {
    /// A path with escapes for use in a URL.
    fileprivate var escapedForAddress: String {
        (addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? self).escapedForHTML
    }
}
