import Foundation
import Goldens
public import Lint

// The same calls with a variable of type `Bool` or `Bool?`: `true` records all, `false` and `nil` keep the enclosing
// setting. A literal is a `Record`, so these overloads give way to those with a mode.

extension SnapshotTestingConfiguration.Record {
    /// Returns ``all`` for `true`, and `nil` for `false` and `nil`.
    init?(_ isOn: Bool?) {
        guard isOn == true else { return nil }
        self = .all
    }
}

/// Compares a value with its golden, see
/// ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)``.
///
/// - Parameter isRecording: `true` writes the golden; `false` and `nil` keep the enclosing setting.
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil,
    record isRecording: Bool?,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, record: SnapshotTestingConfiguration.Record(isRecording),
        timeout: timeout, fileID: fileID,
        file: filePath, testName: testName, line: line, column: column)
}

/// Compares a value with several goldens, one for each strategy, in the order of their names.
///
/// - Parameter isRecording: `true` writes the goldens; `false` and `nil` keep the enclosing setting.
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as strategies: [String: Snapshotting<Value, Format>],
    record isRecording: Bool?,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) {
    assertSnapshots(
        of: try value(), as: strategies, record: SnapshotTestingConfiguration.Record(isRecording), timeout: timeout,
        fileID: fileID, file: filePath,
        testName: testName, line: line, column: column)
}

/// Compares a value with several goldens, one for each strategy.
///
/// - Parameter isRecording: `true` writes the goldens; `false` and `nil` keep the enclosing setting.
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as strategies: [Snapshotting<Value, Format>],
    record isRecording: Bool?,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) {
    assertSnapshots(
        of: try value(), as: strategies, record: SnapshotTestingConfiguration.Record(isRecording), timeout: timeout,
        fileID: fileID, file: filePath,
        testName: testName, line: line, column: column)
}

/// Compares a value with its golden and returns a failure message; `nil` if they match.
///
/// - Parameter isRecording: `true` writes the golden; `false` and `nil` keep the enclosing setting.
@_disfavoredOverload
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil,
    record isRecording: Bool?,
    snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) -> String? {
    verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: SnapshotTestingConfiguration.Record(isRecording),
        snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
        line: line, column: column)
}

/// Runs `operation` with other rules for the assertions in it. Omitted arguments keep the enclosing settings.
///
/// - Parameter record: `true` writes all goldens; `false` and `nil` keep the enclosing setting.
@_disfavoredOverload
public func withSnapshotTesting<Result>(
    record: Bool?, diffTool: SnapshotTestingConfiguration.DiffTool? = nil, folder: String? = nil,
    sizeBudget: SizeBudget? = nil, lint: LayoutLint? = nil, systemFonts: String? = nil, operation: () throws -> Result
) rethrows -> Result {
    try withSnapshotTesting(
        record: SnapshotTestingConfiguration.Record(record), diffTool: diffTool, folder: folder, sizeBudget: sizeBudget,
        lint: lint, systemFonts: systemFonts, operation: operation)
}

/// Runs an asynchronous `operation` with other rules for the assertions in it. Omitted arguments keep the enclosing
/// settings.
///
/// - Parameter record: `true` writes all goldens; `false` and `nil` keep the enclosing setting.
@_disfavoredOverload
public func withSnapshotTesting<Result>(
    record: Bool?, diffTool: SnapshotTestingConfiguration.DiffTool? = nil, folder: String? = nil,
    sizeBudget: SizeBudget? = nil, lint: LayoutLint? = nil, systemFonts: String? = nil,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
) async rethrows -> Result {
    try await withSnapshotTesting(
        record: SnapshotTestingConfiguration.Record(record), diffTool: diffTool, folder: folder, sizeBudget: sizeBudget,
        lint: lint, systemFonts: systemFonts, operation: operation)
}
