import Files
import Foundation
import Gallery

/// The page that shows all pictures with their code, under the headings of the documentation.
package struct IndexPage: Sendable {
    /// The name of the page's file.
    package static let file = "index.html"

    /// The pictures that lie beside the page, by name.
    private let drawn: [String: DrawnPicture]

    private let pages: [GalleryPage]

    /// - Parameter pages: What the page shows, all of whose pictures are drawn.
    package init(drawn: [DrawnPicture], pages: [GalleryPage] = WholeGallery.pages) {
        self.pages = pages
        self.drawn = Dictionary(uniqueKeysWithValues: drawn.map { ($0.name, $0) })
    }

    /// Returns the page, which needs nothing but the pictures beside it.
    package func html() throws -> String {
        let sections = try pages.map(section)
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>MessageShot: documentation images</title>
            <style>
            \(IndexPageStyle.css)
            </style>
            </head>
            <body>
            <nav>
            <strong>MessageShot</strong>
            \(pages.map(contents).joined(separator: "\n"))
            </nav>
            <main>
            \(sections.joined(separator: "\n"))
            </main>
            </body>
            </html>

            """
    }

    // MARK: Headings

    private func contents(of page: GalleryPage) -> String {
        let links = page.customizations.map { customization in
            "<li><a href=\"#\(anchor(page, customization))\">\(title(of: customization))</a>"
        }
        return "<h2>\(page.title.escapedForHTML)</h2>\n<ul>\n\(links.joined(separator: "\n"))\n</ul>"
    }

    private func section(_ page: GalleryPage) throws -> String {
        let parts = try page.customizations.concurrentMap { try part($0, of: page) }
        return "<h1>\(page.title.escapedForHTML)</h1>\n\(parts.joined(separator: "\n"))"
    }

    private func part(_ customization: Customization, of page: GalleryPage) throws -> String {
        let code = try page.snippets(of: customization).map(snippet)
        let rows = customization.rows.map(row)
        let note = customization.note.isEmpty ? [] : ["<div class=note>\(plain(customization.note))</div>"]
        return """
            <section id="\(anchor(page, customization))">
            <h2>\(title(of: customization))</h2>
            \((rows + note + code).joined(separator: "\n"))
            </section>
            """
    }

    private func title(of customization: Customization) -> String {
        (customization.heading.hasSuffix(":") ? String(customization.heading.dropLast()) : customization.heading)
            .escapedForHTML
    }

    /// The name under which a heading can be linked to: that of its file, without the ending.
    private func anchor(_ page: GalleryPage, _ customization: Customization) -> String {
        "\(page.folder)-\(customization.file.replacingOccurrences(of: ".swift", with: ""))"
    }

    // MARK: Pictures and code

    private func row(_ row: PictureRow) -> String {
        "<div class=row>\n\(row.pictures.compactMap(figure).joined(separator: "\n"))\n</div>"
    }

    private func figure(_ picture: GalleryPicture) -> String? {
        drawn[picture.name].map { drawn in
            let width = Int(drawn.frame.rect.width.rounded())
            let height = Int(drawn.frame.rect.height.rounded())
            return """
                <figure>
                <figcaption>\(picture.caption.escapedForHTML)</figcaption>
                <a href="\(drawn.file)"><img src="\(drawn.file)" width="\(width)" height="\(height)" \
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
