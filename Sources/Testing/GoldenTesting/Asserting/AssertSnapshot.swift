import Foundation

/// Compares a value with its golden, and records the golden if there is none.
///
///     func testLongNameIsTruncated() {
///         let badge = BadgeView(name: "Obi-Wan “Ben” Kenobi of Stewjon")
///         assertSnapshot(of: badge, as: .image(size: CGSize(width: 160, height: 32)))
///     }
///
/// The golden is `Golden/<target>/<file>/<test>.<name>.png` in the package of the calling file, here
/// `Golden/Badge/BadgeTests/longNameIsTruncated.png`; a suite that isn't named like its file adds a folder. A test that
/// records fails once: look at the picture, and run it again. If the picture differs from its golden, the test fails
/// with a list of changes and the files to look at; `messageshot approve` replaces the golden with the new picture.
///
/// Unlike in `swift-snapshot-testing`, goldens are in one folder of the package rather than next to the test, pictures
/// are compared together with their frames, and nothing is recorded while the environment variable `CI` is set.
///
/// - Parameters:
///   - value: The value to compare; it is made under the strategy's traits.
///   - snapshotting: The strategy that turns it into a picture or a text.
///   - name: A name that distinguishes several goldens of one test; without one they are numbered.
///   - recording: Which goldens are written; `nil` for the setting of the scope, the trait or the environment.
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
    let place = AssertionPlace(
        name: name, testName: testName, fileID: "\(fileID)", filePath: "\(filePath)", line: line, column: column)
    let failure = place.verify(value, as: snapshotting, record: recording, timeout: timeout)?.message
    guard let failure else { return }
    TestFailure.report(failure, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Compares a value with several goldens, one for each strategy, in the order of their names.
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

/// Compares a value with several goldens, one for each strategy. They are numbered like unnamed assertions.
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
        var place = AssertionPlace(
            name: nil, testName: testName, fileID: "\(fileID)", filePath: "\(filePath)", line: line, column: column)
        place.index = index
        let failure = place.verify(value, as: strategy, record: recording, timeout: timeout)?.message
        guard let failure else { continue }
        TestFailure.report(failure, fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
