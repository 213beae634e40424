import Foundation

/// Holds a value against its golden, and records the golden if there is none.
///
///     func testLongNameIsTruncated() {
///         let badge = BadgeView(name: "Obi-Wan “Ben” Kenobi of Stewjon")
///         assertSnapshot(of: badge, as: .image(size: CGSize(width: 160, height: 32)))
///     }
///
/// The golden is `Golden/<target>/<file>/<test>.<name>.png` in the package of the calling file, here
/// `Golden/Badge/BadgeTests/longNameIsTruncated.png`. A test that records fails once: look at the picture, and run it
/// again. A picture that is another one fails with what changed and where to look, and `messageshot approve` puts it in
/// the golden's place.
///
/// - Parameters:
///   - value: What is compared; made under the strategy's traits.
///   - snapshotting: How it becomes a picture or a text.
///   - name: Tells several goldens of one test apart; without it they are numbered.
///   - recording: Which goldens are written; `nil` for what the scope, the trait or the environment says.
///   - timeout: How long the strategy may take, in seconds.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) {
    let failure = verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: recording, timeout: timeout, fileID: fileID,
        file: filePath, testName: testName, line: line, column: column)
    guard let failure else { return }
    TestFailure.report(failure, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Holds a value against several goldens, one for each named strategy.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as strategies: [String: Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: recording, timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
    }
}

/// Holds a value against several goldens, one for each strategy.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as strategies: [Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) {
    for (index, strategy) in strategies.enumerated() {
        assertSnapshot(
            of: try value(), as: strategy, named: index == 0 ? nil : "\(index + 1)", record: recording,
            timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column)
    }
}
