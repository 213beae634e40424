import SnapshotTesting
import UIKit
import XCTest

/// The previews of the module as goldens. A package that is built against the kit has this file, too.
final class PreviewTests: XCTestCase {
    func testPreviews() {
        RenderSettings.withCurrent(RenderSettings(scale: 1, locale: "en_GB")) {
            // Screens weigh more than a golden usually may.
            withSnapshotTesting(sizeBudget: 32 << 10) { assertPreviews(on: phone) }
        }
    }

    /// A small phone with a notch, at one pixel per point.
    private var phone: ViewImageConfig {
        ViewImageConfig(
            safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), size: CGSize(width: 375, height: 667),
            traits: UITraitCollection(displayScale: 1))
    }
}
