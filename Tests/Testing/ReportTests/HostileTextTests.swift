import Console
import Foundation
import FoundationXML
import SchemaChecks
import XCTest

@testable import Goldens
@testable import Reports

/// Names and texts that would be interpreted if they weren't escaped.
final class HostileTextTests: ReportTestCase {
    private let names = [
        "</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "\"onmouseover=\"alert(1)",
        "`**bold**` @team",
        "]]> &amp; <!-- ", "{{style}}", "line\nbreak\r", "\u{1}\u{8}\u{2028}\u{FFFF}", "'; rm -rf ~; '", "$(whoami)",
    ]

    private func report() throws -> Report {
        try report(
            names.map { name in
                // Goldens with such names are rejected before there is a report.
                var result = result(name.printable, causes: [name], message: name, actual: "a.png")
                (result.suite, result.test, result.variant) = (name, name, name)
                result.source.file = name
                result.notes = [GoldenNote(.other, name)]
                return result
            }, unfinished: names.map { UnfinishedTest(test: $0, reason: .threw, detail: $0) })
    }

    func testPageHoldsNamesAsDataOnly() throws {
        let page = String(decoding: try report().html(), as: UTF8.self)
        XCTAssertFalse(page.contains("<script>alert"))
        XCTAssertFalse(page.contains("<img src=x"))
        XCTAssertEqual(page.components(separatedBy: "<script").count, 5, "the page has four scripts")
        XCTAssertEqual(page.components(separatedBy: "</script").count, 5)
        let start = try XCTUnwrap(page.range(of: "id=\"report-data\">")).upperBound
        let end = try XCTUnwrap(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
        let data = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8)) as? [String: Any]
        let goldens = data?["goldens"] as? [[String: Any]] ?? []
        XCTAssertEqual(Set(goldens.compactMap { $0["id"] as? String }), Set(names.map(\.printable)))
    }

    func testPageAsksForNothingOutside() throws {
        let page = String(decoding: try report([result("a")], run: "2").html(), as: UTF8.self)
        for scheme in ["http:", "https:", "src=\"", "href=", "@import", "url("] {
            XCTAssertFalse(page.contains(scheme), scheme)
        }
        XCTAssertTrue(page.contains("default-src 'none'"))
    }

    func testJUnitIsValidXML() throws {
        let parser = XMLParser(data: Data(try report().junit().utf8))
        XCTAssertTrue(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    }

    func testMarkdownIsEscaped() throws {
        let markdown = try report().markdown()
        for line in markdown.split(separator: "\n") where line.hasPrefix("- ") && !line.hasPrefix("- …") {
            XCTAssertTrue(line.hasPrefix("- `") && line.hasSuffix("`"), "\(line)")
        }
        XCTAssertTrue(markdown.contains("- `` `**bold**` @team ``"))
        for line in markdown.split(separator: "\n") where line.hasPrefix("<details>") {
            let inside = line.components(separatedBy: "<code>").last?.components(separatedBy: "</code>").first ?? ""
            XCTAssertFalse(inside.contains { "<>".contains($0) }, inside)
        }
    }

    func testJSONFollowsItsSchema() throws {
        let schema = try JSONSchema(Report.jsonSchema)
        XCTAssertEqual(schema.errors(in: try JSONSerialization.jsonObject(with: report().json())), [])
    }
}
