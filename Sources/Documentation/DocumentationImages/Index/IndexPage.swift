import Files
import Foundation

/// The page that shows all pictures with their code, under the headings of the documentation.
struct IndexPage: Sendable {
    /// The name of the page's file.
    static let file = "index.html"

    private let collection: PictureCollection

    /// The pictures that lie beside the page, by name.
    private let drawn: [String: DrawnPicture]

    /// Where each section can be linked to: by page, then by section.
    private let anchors: [[String]]

    /// - Parameter drawn: All pictures of the collection.
    init(of collection: PictureCollection, drawn: [DrawnPicture]) {
        self.collection = collection
        self.drawn = Dictionary(uniqueKeysWithValues: drawn.map { ($0.entry.name, $0) })
        anchors = PageAnchors.of(collection.pages)
    }

    /// Returns the page, which needs nothing but the pictures beside it.
    func html() throws -> String {
        let sections = try Array(collection.pages.indices).concurrentMap(page)
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(collection.title.escapedForHTML)</title>
            <style>
            \(IndexPageStyle.css)
            </style>
            </head>
            <body>
            <nav>
            <strong>\(collection.title.escapedForHTML)</strong>
            \(collection.pages.indices.map(contents).joined(separator: "\n"))
            </nav>
            <main>
            \(sections.joined(separator: "\n"))
            </main>
            </body>
            </html>

            """
    }

    // MARK: Headings

    private func contents(of index: Int) -> String {
        let page = collection.pages[index]
        let links = zip(page.sections, anchors[index]).filter { !$0.0.heading.isEmpty }.map { section, anchor in
            "<li><a href=\"#\(anchor)\">\(title(of: section))</a>"
        }
        return "<div>\n<h2>\(page.title.escapedForHTML)</h2>\n<ul>\n\(links.joined(separator: "\n"))\n</ul>\n</div>"
    }

    private func page(at index: Int) throws -> String {
        let page = collection.pages[index]
        let parts = try zip(page.sections, anchors[index]).map { try part($0, of: page, anchor: $1) }
        return "<h1>\(page.title.escapedForHTML)</h1>\n\(parts.joined(separator: "\n"))"
    }

    private func part(_ section: PictureSection, of page: PicturePage, anchor: String) throws -> String {
        let heading = section.heading.isEmpty ? [] : ["<h2>\(title(of: section))</h2>"]
        let note = section.note.isEmpty ? [] : ["<div class=note>\(plain(section.note))</div>"]
        let code = try page.snippets(of: section).map(snippet)
        return """
            <section id="\(anchor)">
            \((heading + section.rows.map(row) + note + code).joined(separator: "\n"))
            </section>
            """
    }

    private func title(of section: PictureSection) -> String {
        (section.heading.hasSuffix(":") ? String(section.heading.dropLast()) : section.heading).escapedForHTML
    }

    // MARK: Pictures and code

    private func row(_ row: PictureRow) -> String {
        let kind = row.pictures.count == 2 ? "row pair" : "row"
        return "<div class=\"\(kind)\">\n\(row.pictures.compactMap(figure).joined(separator: "\n"))\n</div>"
    }

    private func figure(_ picture: PictureEntry) -> String? {
        drawn[picture.name].map { drawn in
            let width = Int(drawn.frame.rect.width.rounded())
            let height = Int(drawn.frame.rect.height.rounded())
            let caption =
                picture.caption.isEmpty ? "" : "<figcaption>\(picture.caption.escapedForHTML)</figcaption>\n"
            return """
                <figure\(drawn.showsDevice ? " class=device" : "")>
                \(caption)<a href="\(drawn.file)"><img src="\(drawn.file)" width="\(width)" height="\(height)" \
                alt="\(picture.name)"></a>
                </figure>
                """
        }
    }

    private func snippet(_ snippet: Snippet) -> String {
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

    /// A sentence in which code stands between backquotes.
    private func plain(_ sentence: String) -> String {
        sentence.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
            let text = String(part).escapedForHTML
            return index.isMultiple(of: 2) ? text : "<code>\(text)</code>"
        }.joined()
    }
}
