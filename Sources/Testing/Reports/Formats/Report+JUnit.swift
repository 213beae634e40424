import Foundation
import Goldens

extension Report {
    /// Returns the report as JUnit XML: a suite for each source file of tests, a test case for each golden.
    public func junit() -> String {
        let suites = Dictionary(grouping: goldens, by: \.suite).sorted { $0.key < $1.key }.map(Self.suite)
        let elements = suites + (unfinished.isEmpty ? [] : [unfinishedTests])
        let root = XML(
            name: "testsuites",
            attributes: [("name", package)] + Self.counts(goldens, skipped: unfinished.count), children: elements)
        return (["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"] + root.lines()).joined(separator: "\n") + "\n"
    }

    private static func counts(_ goldens: [ReportedGolden], skipped: Int = 0) -> [(String, String)] {
        let errors = goldens.count { $0.outcome == .failed }
        let failures = goldens.count { $0.outcome != .passed } - errors
        return [
            ("tests", "\(goldens.count + skipped)"), ("failures", "\(failures)"), ("errors", "\(errors)"),
            ("skipped", "\(skipped)"),
        ]
    }

    private static func suite(_ name: String, _ goldens: [ReportedGolden]) -> XML {
        XML(name: "testsuite", attributes: [("name", name)] + counts(goldens), children: goldens.map(testCase))
    }

    private static func testCase(_ golden: ReportedGolden) -> XML {
        XML(
            name: "testcase",
            attributes: [
                ("name", golden.test + (golden.variant.map { ".\($0)" } ?? "")), ("classname", golden.suite),
                ("file", golden.file), ("line", "\(golden.line)"),
            ],
            children: golden.outcome == .passed ? [] : [failure(golden)] + attachments(golden))
    }

    private static func failure(_ golden: ReportedGolden) -> XML {
        XML(
            name: golden.outcome == .failed ? "error" : "failure",
            attributes: [("type", golden.outcome.word), ("message", "\(golden.id): \(golden.headline)")],
            text: golden.message ?? golden.headline)
    }

    /// Pictures in the notation that Jenkins and GitLab show.
    private static func attachments(_ golden: ReportedGolden) -> [XML] {
        let files = [golden.expected, golden.actual, golden.difference].compactMap { $0?.path }
        guard !files.isEmpty else { return [] }
        return [XML(name: "system-out", text: files.map { "[[ATTACHMENT|\($0)]]" }.joined(separator: "\n"))]
    }

    private var unfinishedTests: XML {
        XML(
            name: "testsuite",
            attributes: [("name", "unfinished")] + Self.counts([], skipped: unfinished.count),
            children: unfinished.map { test in
                let reason = "was skipped, or failed before all of its goldens were compared"
                return XML(
                    name: "testcase", attributes: [("name", test), ("classname", "unfinished")],
                    children: [XML(name: "skipped", attributes: [("message", reason)])])
            })
    }
}
