import Files
import Foundation
import PreviewMessages
import Previewing
import XCTest

@testable import PreviewServer

/// Texts of sources are texts, and the page runs no script but its own.
final class PageTextTests: XCTestCase {
    func testThePolicyKnowsThePagesOwnTexts() throws {
        let policy = try XCTUnwrap(PreviewPage.response.fields["Content-Security-Policy"])
        XCTAssertTrue(policy.hasPrefix("default-src 'none'; img-src 'self';"), policy)
        XCTAssertTrue(policy.hasSuffix("connect-src 'self'; frame-ancestors 'none'"), policy)
        XCTAssertFalse(policy.contains("unsafe"), policy)
        for element in ["style", "script"] {
            let start = try XCTUnwrap(PreviewPage.html.range(of: "<\(element)>"))
            let end = try XCTUnwrap(
                PreviewPage.html.range(of: "</\(element)>", range: start.upperBound..<PreviewPage.html.endIndex))
            let text = String(PreviewPage.html[start.upperBound..<end.lowerBound])
            XCTAssertTrue(policy.contains("\(element)-src 'sha256-\(SHA256(text).base64)'"), element)
        }
    }

    func testThePageIsCompleteAndNamesNoOtherPlace() {
        XCTAssertFalse(PreviewPage.html.contains("{{"))
        XCTAssertFalse(PreviewPage.html.contains("://"))
        for name in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("] {
            XCTAssertFalse(PreviewPage.html.contains(name), name)
        }
    }

    func testAnEventIsTwoLines() {
        let listing = PreviewSession.Listing(
            previews: [
                PreviewSummary(
                    name: "x", module: "M", group: "G", index: 0,
                    displayName: "<img onerror=x>\n\nevent: y\u{202E}\u{2028}",
                    file: nil, line: nil)
            ], problems: [])
        let text = String(decoding: PageEvent.previews(listing, build: 1).bytes, as: UTF8.self)
        XCTAssertEqual(
            text,
            "event: previews\ndata: {\"build\":1,\"previews\":[{\"group\":\"G\",\"id\":\"M/x\",\"name\":\"<img onerror=x>"
                + "\\n\\nevent: y\\\\u{202E}\\\\u{2028}\"}],\"problems\":[]}\n\n")
    }

    func testPagesTakeTurns() {
        var queue = DrawingQueue()
        func key(_ name: String) -> DrawingKey { DrawingKey(preview: name, variant: VariantChoice()) }
        queue.want([key("a"), key("b")], for: "one")
        queue.want([key("c"), key("d")], for: "two")
        var drawn: [String] = []
        while let next = queue.next(where: { !drawn.contains($0.preview) }) { drawn.append(next.preview) }
        XCTAssertEqual(drawn, ["a", "c", "b", "d"])
        queue.remove("one")
        XCTAssertEqual(queue.next { _ in true }?.preview, "c")
    }

    func testVariants() {
        let variant = VariantChoice(appearance: .dark, contentSize: .accessibilityLarge, locale: "ar").variant(scale: 3)
        XCTAssertEqual(variant.settings.direction, .rightToLeft)
        XCTAssertEqual(variant.settings.scale, 3)
        XCTAssertEqual(VariantChoice(direction: .rightToLeft).variant(scale: 1).settings.direction, .rightToLeft)
        XCTAssertNil(variant.device)
    }
}
