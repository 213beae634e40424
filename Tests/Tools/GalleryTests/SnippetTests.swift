import Foundation
import DocumentationImages
import Gallery
import SwiftUIGallery
import XCTest

/// The code in the gallery equals that of the pages.
final class SnippetTests: XCTestCase {
    func testCodeIsThatOfThePages() throws {
        let inGallery = try completePages.flatMap { page in
            try page.sections.flatMap { section in
                try page.snippets(of: section).map { snippet in
                    PageSnippet(
                        page: page.title, heading: section.heading, number: snippet.number ?? 0,
                        code: snippet.codeOfPage)
                }
            }
        }
        XCTAssertEqual(inGallery, PageSnippets.all)
    }

    /// The pages without missing lines.
    private var completePages: [PicturePage] { WholeGallery.pages.filter { $0.title != "Message List" } }

    /// Each remaining line of a page is in the gallery, in order. Characters inside of a line may be missing.
    func testCodeHasTheRemainsOfAPage() throws {
        let page = try XCTUnwrap(WholeGallery.pages.first { $0.title == "Message List" })
        let snippets = try page.sections.flatMap { try page.snippets(of: $0) }
        XCTAssertEqual(snippets.compactMap(\.number), MessageListPageCode.remains.keys.sorted())
        for snippet in snippets {
            var lines = snippet.codeOfPage.split(separator: "\n")[...]
            for line in MessageListPageCode.remains[snippet.number ?? 0, default: ""].split(separator: "\n") {
                guard let place = lines.firstIndex(where: { $0.hasInOrder(line) }) else {
                    XCTFail("snippet \(snippet.name) has no “\(line)”, or not in order")
                    continue
                }
                lines = lines[(place + 1)...]
            }
        }
    }

    /// The code that can't be compiled as on the page; all other code is unchanged.
    func testAdaptedCode() throws {
        var adapted: [String] = []
        for page in WholeGallery.pages {
            for section in page.sections {
                for snippet in try page.snippets(of: section) {
                    // The content of missing lines is unknown.
                    let isIncomplete = snippet.reasonForAdapting?.contains("lacks some lines") == true
                    XCTAssertEqual(
                        snippet.code == snippet.codeOfPage && !isIncomplete, snippet.reasonForAdapting == nil,
                        snippet.code)
                    guard let reason = snippet.reasonForAdapting else { continue }
                    adapted.append("\(page.title), \(snippet.name): \(reason)")
                }
            }
        }
        XCTAssertEqual(
            adapted,
            [
                "Message, 9: `true | false` means either value",
                "Message, 16: `@objc` and `#selector` need the Objective-C runtime; a closure does the same",
                "Working with MessageList Layout, 5: the page does not say where `message` comes from",
                "Message List, 1: the page lacks some lines",
                "Message List, 2: the page lacks some lines",
                "Message List, 3: the page lacks some lines, and `open` in an extension needs the Objective-C runtime",
                "Message List, 4: the page lacks some lines, and `open` in an extension needs the Objective-C runtime",
                "Message List, 5: the page lacks some lines, `open` in an extension needs the Objective-C runtime, "
                    + "and Swift 6 requires that the delegate is called on the main queue",
                "Message List, 7: the page lacks some lines",
                "Message List, 8: the page lacks some lines",
                "Customizing Components, 1: `...` stands for the rest of the function",
                "Customizing Components, 4: `...` stands for the rest of the function",
                "Customizing Components, 8: `...` stands for the rest of the function",
            ])
    }

    /// Compares the list of digests with the pages, which are not part of this project.
    func testListIsThatOfThePages() throws {
        guard let folder = ProcessInfo.processInfo.environment["MESSAGESHOT_DOCS"] else {
            throw XCTSkip("MESSAGESHOT_DOCS names no folder with the pages")
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        let titles = completePages.map(\.title)
        let onPages = try files.flatMap {
            PageSnippet.all(inPage: try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8))
        }
        .filter { titles.contains($0.page) }
        XCTAssertEqual(onPages, PageSnippets.all)

        let texts = try files.map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
        let remains = Set(texts.joined(separator: "\n").split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } })
        for line in MessageListPageCode.remains.values.joined(separator: "\n").split(separator: "\n") {
            XCTAssertTrue(remains.contains(line), String(line))
        }
    }
}

extension Substring {
    /// Whether the text contains all characters of `other`, in order.
    fileprivate func hasInOrder(_ other: Substring) -> Bool {
        var rest = other
        for character in self where character == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }
}
