import Foundation
import Frames
import Goldens
import Lint
import Rendering

/// An assertion that a layout has no flaws except for the accepted ones.
struct LintAssertion {
    var lint: LayoutLint
    var settings: RenderSettings
    /// The file of accepted findings, relative to the test's folder; `nil` for none.
    var baseline: String?
    var record: SnapshotTestingConfiguration.Record?
    var place: AssertionPlace

    /// Returns a failure message; `nil` if there is none.
    func failure(of make: () throws -> Frame) -> String? {
        do {
            let findings = try lint.report(settings: settings, making: make).findings
            guard let baseline else { return Self.message(findings.groups.map(\.description)) }
            return try LintBaselineFile(path: path(of: baseline), test: test).check(findings, recording: mode())
        } catch {
            return "\(error)"
        }
    }

    /// The test's name in the baseline.
    private var test: String {
        GoldenName(fileID: place.fileID, testName: place.testName, variant: place.name).description
    }

    private func path(of baseline: String) -> String {
        if baseline.hasPrefix("/") { return baseline }
        return URL(fileURLWithPath: place.filePath).deletingLastPathComponent().appendingPathComponent(baseline).path
    }

    private func mode() throws -> RecordMode {
        try RecordMode.resolved(
            argument: record?.mode, scope: SnapshotTestingConfiguration.inForce?.record?.mode,
            global: LegacySettings.record?.mode, environment: ProcessInfo.processInfo.environment)
    }

    /// Returns the failure message for findings, one line each; `nil` for none.
    static func message(_ lines: [String]) -> String? {
        FailureList.text("The layout lint has \(lines.count) \(lines.count == 1 ? "finding" : "findings"):", lines)
    }
}
