import Foundation

// The calls with their former label, with a variable of type `Bool` as older helpers pass it on.

/// Compares a value with its golden, under the function's former label. `true` records all, `false` and `nil` keep the
/// enclosing setting.
@_disfavoredOverload
@available(*, deprecated, renamed: "assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)")
public func assertSnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value,
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

/// Returns a failure message for a value, under the function's former label. `true` records all, `false` and `nil` keep
/// the enclosing setting.
@_disfavoredOverload
@available(
    *, deprecated,
    renamed: "verifySnapshot(of:as:named:record:snapshotDirectory:timeout:fileID:file:testName:line:column:)"
)
public func verifySnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value,
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
        snapshotDirectory: snapshotDirectory,
        timeout: timeout, fileID: fileID,
        file: filePath, testName: testName, line: line, column: column)
}

/// Compares a value with several goldens, one for each named strategy, under the function's former label. `true`
/// records all, `false` and `nil` keep the enclosing setting.
@_disfavoredOverload
@available(*, deprecated, renamed: "assertSnapshots(of:as:record:timeout:fileID:file:testName:line:column:)")
public func assertSnapshots<Value, Format>(
    matching value: @autoclosure () throws -> Value,
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
        fileID: fileID,
        file: filePath, testName: testName, line: line, column: column)
}

/// Compares a value with several goldens, one for each strategy, under the function's former label. `true` records all,
/// `false` and `nil` keep the enclosing setting.
@_disfavoredOverload
@available(*, deprecated, renamed: "assertSnapshots(of:as:record:timeout:fileID:file:testName:line:column:)")
public func assertSnapshots<Value, Format>(
    matching value: @autoclosure () throws -> Value,
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
        fileID: fileID,
        file: filePath, testName: testName, line: line, column: column)
}
