import Foundation
import Raster
import Rendering
import XCTest

@testable import Pictures

/// The maximum height of a picture, and the limit that determines it.
final class HeightLimitTests: XCTestCase {
    private func limit(_ width: CGFloat) -> HeightLimit {
        RenderSettings.withCurrent(RenderSettings(scale: 1)) { HeightLimit(ofWidth: width) }
    }

    func testNarrowPicturesAreAsHighAsASideCanBe() {
        XCTAssertEqual(limit(390).height, 32_767)
        XCTAssertFalse(limit(390).isForPixels)
    }

    func testWidePicturesAreHigherWithMorePixels() {
        XCTAssertEqual(limit(20_000).height, 3200)
        XCTAssertTrue(limit(20_000).isForPixels)
    }

    func testNoMorePixelsAreThereThanCanBeAskedFor() {
        let usual = Renderer.maximumPixels
        defer { Renderer.maximumPixels = usual }
        Renderer.maximumPixels = RasterError.maximumPixels
        XCTAssertLessThan(limit(20_000).height, 32_767)
        XCTAssertFalse(limit(20_000).isForPixels)
    }
}
