import Foundation
import FoundationXML
import SchemaChecks
import XCTest

@testable import Goldens
@testable import Reports

final class FormatTests: ReportTestCase {
    func testJUnit() throws {
        var results = [
            result("a", causes: ["Badge: corner radius 6 → 0"], message: "a: two\nlines", actual: "a.png"),
            result("b", .passed), result("c", .failed, message: "c: no <view>"),
        ]
        (results[0].seconds, results[1].seconds) = (1.5, 0.5)
        results[1].notes = [GoldenNote(.droppedConstraint, "width == 4")]
        let unfinished = [
            UnfinishedTest(test: "LabelTests.testD", reason: .skipped),
            UnfinishedTest(test: "LabelTests.testE", reason: .threw, detail: "no file", seconds: 0.25),
            UnfinishedTest(test: "LabelTests.testF", reason: .crashed),
            UnfinishedTest(
                test: "LabelTests.testG", reason: .failed, detail: "XCTAssertTrue failed",
                source: SourcePlace(file: "Tests/LabelTests.swift", line: 9)),
        ]
        let report = try report(results, unfinished: unfinished)
        XCTAssertEqual(
            report.junit().split(separator: "\n").dropFirst().joined(separator: "\n"),
            """
            <testsuites name="\(package.lastPathComponent)" tests="7" failures="2" errors="3" skipped="1" time="2.250">
              <testsuite name="Badge/LabelTests" tests="3" failures="1" errors="1" skipped="0" time="2.000">
                <testcase name="a" classname="Badge/LabelTests" file="Tests/LabelTests.swift" line="7" time="1.500">
                  <failure type="changed" message="a: two">a: two
            lines</failure>
                  <system-out>[[ATTACHMENT|.build/goldens/run-1/a.png]]</system-out>
                </testcase>
                <testcase name="b" classname="Badge/LabelTests" file="Tests/LabelTests.swift" line="7" time="0.500">
                  <system-out>note: dropped constraint: width == 4</system-out>
                </testcase>
                <testcase name="c" classname="Badge/LabelTests" file="Tests/LabelTests.swift" line="7" time="0.000">
                  <error type="failed" message="c: no &lt;view&gt;">c: no &lt;view&gt;</error>
                </testcase>
              </testsuite>
              <testsuite name="unfinished" tests="4" failures="1" errors="2" skipped="1" time="0.250">
                <testcase name="LabelTests.testD" classname="unfinished" time="0.000">
                  <skipped message="was skipped"/>
                </testcase>
                <testcase name="LabelTests.testE" classname="unfinished" time="0.250">
                  <error message="threw an error: no file"/>
                </testcase>
                <testcase name="LabelTests.testF" classname="unfinished" time="0.000">
                  <error message="did not finish: its process crashed or was stopped"/>
                </testcase>
                <testcase name="LabelTests.testG" classname="unfinished" file="Tests/LabelTests.swift" line="9" \
            time="0.000">
                  <failure message="failed: XCTAssertTrue failed"/>
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

    func testMarkdownIsShort() throws {
        let long = String(repeating: "a long name ", count: 20)
        let results = (0..<400).map { result("\(long)\($0)", causes: ["cause \($0 % 40)", long]) }
        let markdown = try report(results).markdown()
        XCTAssertLessThan(markdown.utf8.count, 65_536, "the size limit of a comment")
        XCTAssertTrue(markdown.contains("… and 28 more changes in 280 goldens; see the full report."))
    }

    func testJSONFollowsItsSchema() throws {
        let schema = try JSONSchema(Report.jsonSchema)
        let outcomes = GoldenResult.Outcome.allCases.map { result("\($0)", $0, actual: "\($0).png") }
        var noted = outcomes
        noted[0].notes = GoldenNote.Kind.allCases.map { GoldenNote($0, "a note") }
        noted[0].seconds = 0.25
        let json = try report(
            noted,
            unfinished: [
                UnfinishedTest(
                    test: "T", reason: .threw, detail: "E", source: SourcePlace(file: "T.swift", line: 3), seconds: 0.5)
            ]
        ).json()
        XCTAssertEqual(schema.errors(in: try JSONSerialization.jsonObject(with: json)), [])
        let broken = String(decoding: json, as: UTF8.self).replacing(
            "\"outcome\" : \"changed\"", with: "\"outcome\" : 1")
        XCTAssertFalse(schema.errors(in: try JSONSerialization.jsonObject(with: Data(broken.utf8))).isEmpty)
    }
}
