import Foundation
import Frames
import Goldens
import HeadlessUIKit
import Rendering

/// What assertions need whose expected text is in the source.
package enum InlineAssertions {
    /// Returns the text that a strategy makes of a value; `nil` for no value.
    ///
    /// - Throws: What the value throws, or a ``GoldenError`` for a value that isn't there in time.
    package static func text<Value>(
        of value: () throws -> Value?, as strategy: Snapshotting<Value, String>, timeout: TimeInterval,
        filePath: String, fileID: String, line: UInt
    ) throws -> String? {
        let around = RenderSettings.aroundAssertion
        let settings = strategy.settings?(around) ?? around
        let making = strategy.traits.map { around.applyingScale(of: $0) } ?? settings
        try making.requireKnownPlace()
        let problems = ProblemSink(TestProblems.take())
        let text = try RenderProblems.collecting(in: problems) {
            try SnapshotTestingConfiguration.keepingScope(under: making) { () throws -> String? in
                guard let value = try MainQueue.runUnchecked(file: fileID, line: line, value) else { return nil }
                guard let text = strategy.snapshot(value).value(within: timeout) else {
                    throw GoldenError("it was not there after \(timeout) seconds; allow it more time with timeout:")
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

    /// Returns which texts are recorded: as the argument, the scope, the process or the environment says, and none on CI.
    ///
    /// - Throws: If the environment names a mode that does not exist.
    package static func recordMode(
        argument: SnapshotTestingConfiguration.Record?,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(GoldenError) -> RecordMode {
        try RecordMode.resolved(
            argument: argument?.mode, scope: SnapshotTestingConfiguration.inForce?.record?.mode,
            global: LegacySettings.record?.mode, environment: environment)
    }

    /// Fails the test that is under way.
    package static func fail(
        _ message: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
    ) {
        TestFailure.report(message, fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
