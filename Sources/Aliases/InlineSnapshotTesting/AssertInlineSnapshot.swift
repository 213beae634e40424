import Foundation
import GoldenTesting
import Goldens

/// Compares a value with the text in a trailing closure, or writes the text into the source if there is no closure.
///
///     func testGreeting() {
///         assertInlineSnapshot(of: "Dear Leia,\nhelp is on its way.", as: .lines) {
///             """
///             Dear Leia,
///             help is on its way.
///             """
///         }
///     }
///
/// Write the call without the closure, and run the test: the closure is recorded, and the test fails once, so that
/// somebody reviews the text. If the value changes later, the test fails with the lines that differ; with `record:
/// .failed` the new text replaces the old one. If the environment variable `CI` is set, nothing is ever recorded.
///
/// - Parameters:
///   - value: The value to compare; `nil` corresponds to no closure.
///   - snapshotting: The strategy that converts the value to text.
///   - message: The message if the texts differ.
///   - recording: Which texts to record; `nil` for the setting of the scope, the trait or the environment.
///   - timeout: The time limit of the strategy, in seconds.
///   - syntaxDescriptor: Where the closure is, for functions that call this one.
///   - expected: Returns the expected text.
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value?,
    as snapshotting: Snapshotting<Value, String>,
    message: @autoclosure () -> String = "",
    record recording: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5,
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
    matches expected: (() -> String)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    function: StaticString = #function,
    line: UInt = #line,
    column: UInt = #column
) {
    let assertion = InlineAssertion(
        expected: expected?(), descriptor: syntaxDescriptor, path: "\(filePath)", function: "\(function)",
        call: SourcePosition(line: Int(line), column: Int(column)))
    let failure = assertion.verify(message: message(), record: recording) {
        try InlineAssertions.text(
            of: value, as: snapshotting, timeout: timeout, filePath: "\(filePath)", fileID: "\(fileID)", line: line)
    } difference: { old, new in
        snapshotting.diffing.diff(old, new)?.0
    }
    guard let failure else { return }
    syntaxDescriptor.fail(failure, fileID: fileID, file: filePath, line: line, column: column)
}

/// Compares a value with the text in a trailing closure, see
/// ``assertInlineSnapshot(of:as:message:record:timeout:syntaxDescriptor:matches:fileID:file:function:line:column:)``.
///
/// - Parameter isRecording: `true` records the text; `false` and `nil` use the enclosing setting.
@_disfavoredOverload
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value?,
    as snapshotting: Snapshotting<Value, String>,
    message: @autoclosure () -> String = "",
    record isRecording: Bool?,
    timeout: TimeInterval = 5,
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
    matches expected: (() -> String)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    function: StaticString = #function,
    line: UInt = #line,
    column: UInt = #column
) {
    assertInlineSnapshot(
        of: try value(), as: snapshotting, message: message(), record: isRecording == true ? .all : nil,
        timeout: timeout, syntaxDescriptor: syntaxDescriptor, matches: expected, fileID: fileID, file: filePath,
        function: function, line: line, column: column)
}
