public import Foundation
import Goldens

extension Report {
    /// 32 MiB in bytes: most browsers open a page of that size, and most mail servers accept it.
    public static let defaultByteLimit = 32 << 20

    /// Returns the report as a self-contained HTML page in UTF-8.
    ///
    /// - Parameter byteLimit: The limit for embedded pictures and texts, in bytes. The page states for how many goldens they
    ///   are left out.
    /// - Throws: If a value can't be encoded as JSON.
    public func html(byteLimit: Int = Report.defaultByteLimit) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try PicturePage(
            title: "\(headline) · \(package)", labels: .goldenTests, data: encoder.encode(withoutPassed),
            files: PageFiles(self, byteLimit: byteLimit)
        ).html()
    }

    /// The report without goldens that passed and have no notes.
    private var withoutPassed: Report {
        Report(self, goldens: goldens.filter { $0.outcome != .passed || !$0.notes.isEmpty })
    }
}

extension PageFiles {
    /// - Parameter byteLimit: The limit for all contents, in bytes of the page.
    init(_ report: Report, byteLimit: Int) {
        let known = Dictionary(uniqueKeysWithValues: report.goldens.map { ($0.id, $0) })
        let items = report.groups.map { group in group.goldens.compactMap { known[$0] }.map(PageItem.init) }
        self.init(items, byteLimit: byteLimit)
    }
}

extension PageItem {
    fileprivate init(_ golden: ReportedGolden) {
        self.init(id: golden.id) {
            [golden.expected, golden.actual, golden.difference, golden.minimal, golden.minimalText].map {
                $0.flatMap(Self.content)
            }
        }
    }

    /// Returns the content for the page: valid PNGs and texts only.
    private static func content(_ file: ReportedFile) -> String? {
        guard file.kind == .picture || file.kind == .text, let data = try? file.source.data() else { return nil }
        return file.kind == .picture ? picture(data) : text(data, at: file.path)
    }
}

extension PageLabels {
    /// The words of a report of golden tests.
    static let goldenTests = PageLabels(
        heading: "Golden tests", noun: "golden",
        outcomes: [
            Outcome(key: "changed", word: "changed"), Outcome(key: "missing", word: "new"),
            Outcome(key: "unusable", word: "unusable"), Outcome(key: "failed", word: "failed"),
            Outcome(key: "flawed", word: "flawed"), Outcome(key: "recorded", word: "recorded"),
            Outcome(key: "passed", word: "with notes"),
        ], expected: "Expected", actual: "Actual", alone: ["missing": "New", "recorded": "New"], source: "Test",
        name: "Golden", message: "Test message", passed: "passed", nothing: "All COUNT goldens passed.",
        isMinimalFirst: false,
        withoutScripts: "This report needs JavaScript. “swift run goldens report --format markdown” prints it as text.")
}
