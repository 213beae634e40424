import Comparison
@_exported import Frames
import Goldens
import HeadlessUIKit
@_exported import Rendering

/// Draws something and compares the picture with its golden.
///
/// A shorthand for ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)`` with anything that
/// can be laid out:
///
///     assertGolden(of: MessagesScreen(channel: channel, messages: messages), width: 390)
///
/// - Parameters:
///   - source: The view or screen to draw; it is made under `settings`.
///   - name: A name that distinguishes several goldens of one test.
///   - width: The width to lay out in, in points; `nil` for as much as the content needs.
///   - height: The height to lay out in, likewise.
///   - settings: Everything that the picture depends on besides its content.
///   - tolerance: How much the pixels may differ from the golden's.
public func assertGolden(
    of source: @autoclosure () throws -> some FrameSource,
    named name: String? = nil,
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    settings: RenderSettings = .golden,
    tolerance: PictureTolerance = PictureTolerance(),
    fileID: StaticString = #fileID,
    file: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) {
    let place = AssertionPlace(
        name: name, testName: testName, fileID: "\(fileID)", filePath: "\(file)", line: line, column: column)
    let strategy = Snapshotting<any FrameSource, UIImage>.drawing(tolerance: tolerance, settings: { _ in settings }) {
        $0.makeFrameInHost(proposing: ProposedSize(width: width, height: height))
    }
    guard let failure = place.verify({ try source() }, as: strategy)?.message else { return }
    TestFailure.report(failure, fileID: fileID, filePath: file, line: line, column: column)
}

/// Draws a frame and compares the picture with its golden.
///
/// - Parameters:
///   - frame: The frame to draw; it is made under `settings`.
///   - name: A name that distinguishes several goldens of one test.
///   - settings: Everything that the picture depends on besides its content.
///   - tolerance: How much the pixels may differ from the golden's.
public func assertGolden(
    of frame: @autoclosure () throws -> Frame,
    named name: String? = nil,
    settings: RenderSettings = .golden,
    tolerance: PictureTolerance = PictureTolerance(),
    fileID: StaticString = #fileID,
    file: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) {
    let place = AssertionPlace(
        name: name, testName: testName, fileID: "\(fileID)", filePath: "\(file)", line: line, column: column)
    let strategy = Snapshotting<Frame, UIImage>.drawing(
        tolerance: tolerance, linted: .finishedFrame, settings: { _ in settings }
    ) { $0 }
    guard let failure = place.verify(frame, as: strategy)?.message else { return }
    TestFailure.report(failure, fileID: fileID, filePath: file, line: line, column: column)
}
