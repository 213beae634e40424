import Foundation
import GoldenTesting
import HeadlessUIKit
import Rendering
import XCTest

/// Settings with an invalid locale or time zone, which would silently be replaced.
@MainActor @preconcurrency
final class UnknownPlaceTests: XCTestCase {
    private func message(_ settings: RenderSettings) -> String? {
        RenderSettings.withCurrent(settings) {
            verifySnapshot(
                of: UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)), as: .image,
                snapshotDirectory: FileManager.default.temporaryDirectory.path)
        }
    }

    func testTheyAreRefused() {
        for (locale, nearest) in [("en-x-foo", "en is"), ("de_DE.UTF-8", "de_DE is"), ("", "en_US and nl_NL are")] {
            XCTAssertEqual(
                message(RenderSettings(locale: locale)),
                "the settings have the locale “\(locale)”, which is none; \(nearest)")
        }
        XCTAssertEqual(
            message(RenderSettings(timeZone: "Mars")),
            "the settings have the time zone “Mars”, which is none; UTC and Europe/Amsterdam are")
    }
}
