import Comparison
import Foundation
@_exported import Frames
import HeadlessUIKit
import XCTest

/// Draws something and holds the picture against the one that was recorded, its golden.
///
///     final class BadgeTests: XCTestCase {
///         func testLongNameIsTruncated() {
///             assertGolden(of: BadgeView(name: "Obi-Wan “Ben” Kenobi of Stewjon"), width: 160)
///         }
///     }
///
/// The golden is `Golden/<target>/<file>/<test>.png` in the package of the calling file, here
/// `Golden/Badges/BadgeTests/longNameIsTruncated.png`. To record goldens, run the tests with
/// `MESSAGESHOT_RECORD=missing` or `all` in the environment; on a machine where `CI` is set, nothing is recorded.
/// A failure writes the actual picture, the expected one and their difference into `.build/golden-failures` and
/// names them.
///
/// - Parameters:
///   - source: What is drawn; made under `settings`.
///   - name: Tells several goldens of one test apart.
///   - width: The room to lay out in, in points; `nil` takes what the content needs.
///   - height: The same downwards.
///   - settings: What the picture depends on besides its content.
///   - tolerance: By how much a pixel may differ. None may differ by more.
public func assertGolden(
    of source: @autoclosure () throws -> some FrameSource,
    named name: String? = nil,
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    settings: RenderSettings = .golden,
    tolerance: ColorDifference = .imperceptible,
    file: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line
) {
    do {
        let frame = try RenderSettings.$current.withValue(settings) {
            try source().makeHostedFrame(proposing: ProposedSize(width: width, height: height))
        }
        assertGolden(
            of: frame, named: name, settings: settings, tolerance: tolerance, file: file, testName: testName,
            line: line)
    } catch {
        XCTFail("What should be drawn could not be made: \(error)", file: file, line: line)
    }
}

/// Draws a frame and holds the picture against its golden.
public func assertGolden(
    of frame: Frame,
    named name: String? = nil,
    settings: RenderSettings = .golden,
    tolerance: ColorDifference = .imperceptible,
    file: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line
) {
    do {
        let place = try GoldenPlace(file: "\(file)", testName: testName, variant: name)
        let recording = try GoldenRecording(environment: ProcessInfo.processInfo.environment)
        let golden = Golden(place: place, recording: recording, settings: settings, tolerance: tolerance)
        if let failure = try golden.verify(frame) { XCTFail(failure, file: file, line: line) }
    } catch {
        XCTFail("\(error)", file: file, line: line)
    }
}

extension RenderSettings {
    /// What goldens are drawn with unless a test says otherwise: the defaults at two pixels per point.
    public static let golden = RenderSettings(scale: 2)
}

extension FrameSource {
    /// Lays the source out; a view that stands alone is put into another one first, since it is only
    /// as part of a hierarchy that components set themselves up.
    fileprivate func makeHostedFrame(proposing size: ProposedSize) -> Frame {
        guard let view = self as? UIView, view.superview == nil else { return makeFrame(proposing: size) }
        let host = UIView(frame: CGRect(x: 0, y: 0, width: size.width ?? 390, height: size.height ?? 844))
        host.addSubview(view)
        return withExtendedLifetime(host) { makeFrame(proposing: size) }
    }
}
