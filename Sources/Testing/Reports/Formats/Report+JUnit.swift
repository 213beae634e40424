import Foundation
import Goldens

extension Report {
    /// Returns the report as JUnit XML: a suite per source file of tests, a test case per golden.
    public func junit() -> String {
        let suites = Dictionary(grouping: goldens, by: \.suite).sorted { $0.key < $1.key }.map(Self.suite)
        let elements = suites + (unfinished.isEmpty ? [] : [unfinishedTests])
        let counts = goldens.reduce(into: JUnitCounts()) { $0.add($1) } + unfinishedCounts
        let root = XML(
            name: "testsuites", attributes: [("name", package)] + counts.attributes, children: elements)
        return (["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"] + root.lines()).joined(separator: "\n") + "\n"
    }

    private static func suite(_ name: String, _ goldens: [ReportedGolden]) -> XML {
        let counts = goldens.reduce(into: JUnitCounts()) { $0.add($1) }
        return XML(
            name: "testsuite", attributes: [("name", name)] + counts.attributes, children: goldens.map(testCase))
    }

    private static func testCase(_ golden: ReportedGolden) -> XML {
        XML(
            name: "testcase",
            attributes: [
                ("name", golden.test + (golden.variant.map { ".\($0)" } ?? "")), ("classname", golden.suite),
                ("file", golden.file), ("line", "\(golden.line)"), ("time", (golden.seconds ?? 0).junitTime),
            ],
            children: (golden.outcome == .passed ? [] : [failure(golden)]) + output(golden))
    }

    private static func failure(_ golden: ReportedGolden) -> XML {
        XML(
            name: golden.outcome == .failed ? "error" : "failure",
            attributes: [("type", golden.outcome.word), ("message", "\(golden.id): \(golden.headline)")],
            text: golden.message ?? golden.headline)
    }

    /// Notes, and attachments in the notation of Jenkins and GitLab.
    private static func output(_ golden: ReportedGolden) -> [XML] {
        let files = [golden.expected, golden.actual, golden.difference, golden.minimal].compactMap { $0?.path }
        let lines = golden.notes.map { "note: \($0)" } + files.map { "[[ATTACHMENT|\($0)]]" }
        return lines.isEmpty ? [] : [XML(name: "system-out", text: lines.joined(separator: "\n"))]
    }

    private var unfinishedCounts: JUnitCounts {
        let skipped = unfinished.count { $0.reason == .skipped }
        let failures = unfinished.count { $0.reason == .failed }
        return JUnitCounts(
            tests: unfinished.count, failures: failures, errors: unfinished.count - skipped - failures,
            skipped: skipped, seconds: unfinished.compactMap(\.seconds).reduce(0, +))
    }

    private var unfinishedTests: XML {
        XML(
            name: "testsuite", attributes: [("name", "unfinished")] + unfinishedCounts.attributes,
            children: unfinished.map { test in
                let place = test.source.map { [("file", $0.file), ("line", "\($0.line)")] } ?? []
                return XML(
                    name: "testcase",
                    attributes: [("name", test.test), ("classname", "unfinished")] + place
                        + [("time", (test.seconds ?? 0).junitTime)],
                    children: [XML(name: test.reason.junitName, attributes: [("message", test.predicate)])])
            })
    }
}

/// The counts of a suite.
private struct JUnitCounts {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0
    var seconds = 0.0

    mutating func add(_ golden: ReportedGolden) {
        tests += 1
        seconds += golden.seconds ?? 0
        switch golden.outcome {
        case .passed: break
        case .failed: errors += 1
        case .recorded, .missing, .changed, .unusable, .flawed: failures += 1
        }
    }

    static func + (one: JUnitCounts, other: JUnitCounts) -> JUnitCounts {
        JUnitCounts(
            tests: one.tests + other.tests, failures: one.failures + other.failures, errors: one.errors + other.errors,
            skipped: one.skipped + other.skipped, seconds: one.seconds + other.seconds)
    }

    var attributes: [(String, String)] {
        [
            ("tests", "\(tests)"), ("failures", "\(failures)"), ("errors", "\(errors)"), ("skipped", "\(skipped)"),
            ("time", seconds.junitTime),
        ]
    }
}

extension UnfinishedTest.Reason {
    fileprivate var junitName: String {
        switch self {
        case .skipped: "skipped"
        case .failed: "failure"
        case .threw, .crashed: "error"
        }
    }
}

extension Double {
    /// Seconds with three decimals.
    fileprivate var junitTime: String { String(format: "%.3f", self) }
}
