internal import DocumentationPages
internal import Foundation

extension FuzzTarget {
    /// Documentation pages, read in every language and filled with pictures.
    static let pages = FuzzTarget(
        "pages", makers: [bytes(words: words), bytes(words: words), pieces],
        run: { data in
            var outcome = FuzzOutcome()
            for (path, syntax) in languages {
                do {
                    let page = try DocumentationPage(path: path, data: data, syntax: syntax)
                    let updated = try page.update(knownNames: ["boat", "pair", "sheet"]) { pictures[$0] }.data
                    outcome.isAccepted = outcome.isAccepted || updated != data
                    let again = try DocumentationPage(path: path, data: updated, syntax: syntax)
                        .update { pictures[$0] }.data
                    outcome.expect(again == updated, "filling a page a second time changes it")
                } catch {
                    outcome.messages.append("\(error)")
                }
            }
            return outcome
        })

    private static let languages: [(path: String, syntax: PageSyntax)] = [
        ("page.md", .markdown), ("page.mdx", .mdx), ("A.docc/page.md", .docc), ("A.docc/page.tutorial", .tutorial),
    ]

    private static let pictures: [String: PagePicture] = {
        let image = PageImage(
            path: "images/boat.png", darkPath: "images/boat-dark.png", width: 80, height: 60, alt: "A “boat” | [x]")
        let plain = PageImage(path: "images/a b.webp", alt: "<b>&\n", title: "One")
        return [
            "boat": .single(image), "pair": .pair(before: image, after: plain), "sheet": .sheet([plain, image, plain]),
        ]
    }()

    private static let words = [
        "<!-- messageshot: boat -->", "<!-- /messageshot -->", "<!-- messageshot: pair -->",
        "{/* messageshot: sheet */}",
        "{/* /messageshot */}", "<!--", "-->", "{/*", "*/}", "```messageshot boat\n", "```\n", "~~~\n", "    ", "\t",
        "> ", "- ",
        "1. ", "| a | b |\n|---|---|\n| ", " | ", "![a](images/boat.png)", "<img src=\"images/boat.png\">", "<Image",
        "/>", "`",
        "@Image(source: \"boat\")", "@Row {\n", "}\n", "<details>\n", "</details>\n", "\n\n", "\r\n", "\r", "# ",
        "import a from 'a.png'\n",
        "require('./a.png')", "{", "}", "<", ">", "\\", "[a]: b.png\n", "![a][a]", "\u{0}", "é",
    ]

    private static let pieces: Maker = { _, random in
        var text = ""
        for _ in 0...random.below(24) { text += random.oneIn(4) ? "\n" : random.pick(words) }
        return Data(text.utf8)
    }
}
