import Foundation
import FoundationXML
import XCTest

@testable import Goldens
@testable import Reports

final class FormatTests: ReportTestCase {
    func testJUnit() throws {
        let report = try report(
            [
                result("a", causes: ["Badge: corner radius 6 → 0"], message: "a: two\nlines", actual: "a.png"),
                result("b", .passed), result("c", .failed, message: "c: no <view>"),
            ], unfinished: ["LabelTests.testD"])
        XCTAssertEqual(
            report.junit().split(separator: "\n").dropFirst().joined(separator: "\n"),
            """
            <testsuites name="\(package.lastPathComponent)" tests="4" failures="1" errors="1" skipped="1">
              <testsuite name="Badge/LabelTests" tests="3" failures="1" errors="1" skipped="0">
                <testcase name="a" classname="Badge/LabelTests" file="Tests/LabelTests.swift" line="7">
                  <failure type="changed" message="a: two">a: two
            lines</failure>
                  <system-out>[[ATTACHMENT|a.png]]</system-out>
                </testcase>
                <testcase name="b" classname="Badge/LabelTests" file="Tests/LabelTests.swift" line="7"/>
                <testcase name="c" classname="Badge/LabelTests" file="Tests/LabelTests.swift" line="7">
                  <error type="failed" message="c: no &lt;view&gt;">c: no &lt;view&gt;</error>
                </testcase>
              </testsuite>
              <testsuite name="unfinished" tests="1" failures="0" errors="0" skipped="1">
                <testcase name="LabelTests.testD" classname="unfinished">
                  <skipped message="was skipped, or failed before all of its goldens were compared"/>
                </testcase>
              </testsuite>
            </testsuites>
            """)
    }

    func testMarkdown() throws {
        let square = ["Badge: corner radius 6 → 0", "Label: removed"]
        let report = try report([
            result("a.png", causes: square), result("b.png", causes: square), result("c", .passed),
        ])
        XCTAssertEqual(
            report.markdown(),
            """
            ### Golden tests: 2 changed, 1 passed

            <details><summary><b>1. 2 goldens:</b> <code>Badge: corner radius 6 → 0, and 1 more</code></summary>

            - `Badge: corner radius 6 → 0`
            - `Label: removed`

            in

            - `a.png`
            - `b.png`

            </details>

            """)
        XCTAssertEqual(try self.report([result("c", .passed)], run: "2").markdown(), "### Golden tests: all 1 passed\n")
    }

    func testMarkdownStaysShort() throws {
        let long = String(repeating: "a long name ", count: 100)
        let results = (0..<400).map { result("\(long)\($0)", causes: ["cause \($0 % 40)", long]) }
        let markdown = try report(results).markdown()
        XCTAssertLessThan(markdown.utf8.count, 65_536, "the most that a comment may have")
        XCTAssertTrue(markdown.contains("… and 28 more changes in 280 goldens; the report has all."))
    }

    func testJSONFollowsItsSchema() throws {
        let schema = try JSONSchema(Report.jsonSchema)
        let outcomes = GoldenResult.Outcome.allCases.map { result("\($0)", $0, actual: "\($0).png") }
        let json = try report(outcomes, unfinished: ["T"]).json()
        XCTAssertEqual(schema.errors(in: try JSONSerialization.jsonObject(with: json)), [])
        let broken = String(decoding: json, as: UTF8.self).replacing(
            "\"outcome\" : \"changed\"", with: "\"outcome\" : 1")
        XCTAssertFalse(schema.errors(in: try JSONSerialization.jsonObject(with: Data(broken.utf8))).isEmpty)
    }
}
