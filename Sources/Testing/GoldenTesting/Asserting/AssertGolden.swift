@_exported import Frames
import Comparison
import Goldens
import HeadlessUIKit

/// Draws something and holds the picture against its golden: the same as
/// ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)``, for whatever can be laid out.
///
///     assertGolden(of: MessagesScreen(channel: channel, messages: messages), width: 390)
///
/// - Parameters:
///   - source: What is drawn; made under `settings`.
///   - name: Tells several goldens of one test apart.
///   - width: The room to lay out in, in points; `nil` takes what the content needs.
///   - height: The same downwards.
///   - settings: What the picture depends on besides its content.
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
    assertGolden(
        of: try source().makeFrameInHost(proposing: ProposedSize(width: width, height: height)), named: name,
        settings: settings, tolerance: tolerance, fileID: fileID, file: file, testName: testName, line: line,
        column: column)
}

/// Draws a frame and holds the picture against its golden.
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
    let strategy = Snapshotting<Frame, UIImage>.drawing(tolerance: tolerance, settings: { _ in settings }) { $0 }
    guard let failure = place.verify(frame, as: strategy)?.message else { return }
    TestFailure.report(failure, fileID: fileID, filePath: file, line: line, column: column)
}
