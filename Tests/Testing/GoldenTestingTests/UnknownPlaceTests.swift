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
        for (locale, advice) in [
            ("en-x-foo", "did you mean “en”?"), ("de_DE.UTF-8", "did you mean “de_DE”?"), ("", "use one such as en_US"),
        ] {
            XCTAssertEqual(
                message(RenderSettings(locale: locale)),
                "the settings have the unknown locale “\(locale)”; \(advice)")
        }
        XCTAssertEqual(
            message(RenderSettings(timeZone: "Mars")),
            "the settings have the unknown time zone “Mars”; use one such as Europe/Amsterdam")
    }
}
