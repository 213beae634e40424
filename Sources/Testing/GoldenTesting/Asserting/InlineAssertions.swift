import Foundation
import Frames
import Goldens
import HeadlessUIKit
import Rendering

/// Support for assertions whose expected text is in the source code.
package enum InlineAssertions {
    /// Returns a value's text; `nil` if there is no value.
    ///
    /// - Throws: The value's error, or a ``GoldenError`` if the value isn't available in time.
    package static func text<Value>(
        of value: () throws -> Value?, as strategy: Snapshotting<Value, String>, timeout: TimeInterval,
        filePath: String, fileID: String, line: UInt
    ) throws -> String? {
        let around = RenderSettings.aroundAssertion
        let settings = strategy.settings?(around) ?? around
        let making = strategy.traits.map { around.applyingScale(of: $0) } ?? settings
        try making.requireValidLocaleAndTimeZone()
        let problems = ProblemSink(TestProblems.take())
        let text = try RenderProblems.collecting(in: problems) {
            try SnapshotTestingConfiguration.keepingScope(under: making) { () throws -> String? in
                guard let value = try MainQueue.runUnchecked(file: fileID, line: line, value) else { return nil }
                guard let text = strategy.snapshot(value).value(within: timeout) else {
                    throw GoldenError(
                        "the value was not available after \(timeout) seconds; allow more time with timeout:")
                }
                return text
            }
        }
        guard !Strictness.isOn || problems.problems.isEmpty else {
            let lines = problems.problems.map(\.text).joined(separator: "\n")
            throw GoldenError("MESSAGESHOT_STRICT is set, and \(lines)")
        }
        return text
    }

    /// Returns which texts are recorded, according to the argument, the scope, the process or the environment. On CI,
    /// none are.
    ///
    /// - Throws: If the environment names an unknown mode.
    package static func recordMode(
        argument: SnapshotTestingConfiguration.Record?,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(GoldenError) -> RecordMode {
        try RecordMode.resolved(
            argument: argument?.mode, scope: SnapshotTestingConfiguration.inForce?.record?.mode,
            global: LegacySettings.record?.mode, environment: environment)
    }

    /// Fails the current test.
    package static func fail(
        _ message: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
    ) {
        TestFailure.report(message, fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
