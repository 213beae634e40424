import Frames
import Raster
import XCTest

/// The gradients that Cairo doesn't have, or has only in circular form.
final class GradientShapeTests: XCTestCase {
    private let ramp = ColorStops([.init(color: .black, location: 0), .init(color: .white, location: 1)])

    private func bitmap(_ paint: Paint, width: CGFloat = 40, height: CGFloat = 40) throws -> Bitmap {
        try Renderer().render(
            Frame(rect: CGRect(x: 0, y: 0, width: width, height: height), fill: paint), scale: 1)
    }

    func testAConicGradientGoesRound() throws {
        let center = CGPoint(x: 0.5, y: 0.5)
        let picture = try bitmap(.conicGradient(ramp, center: center, startAngle: 0, endAngle: 2 * .pi))
        XCTAssertEqual(picture[20, 38].red, 0.25, accuracy: 0.02)
        XCTAssertEqual(picture[1, 20].red, 0.5, accuracy: 0.02)
        XCTAssertEqual(picture[20, 1].red, 0.75, accuracy: 0.02)
        // The last color meets the first one without a transition.
        XCTAssertEqual(picture[38, 21].red, 0, accuracy: 0.05)
        XCTAssertEqual(picture[38, 18].red, 1, accuracy: 0.05)
    }

    func testTheRestOfTheTurnTakesTheNearerEnd() throws {
        let center = CGPoint(x: 0.5, y: 0.5)
        let picture = try bitmap(.conicGradient(ramp, center: center, startAngle: 0, endAngle: .pi))
        XCTAssertEqual(picture[20, 38].red, 0.5, accuracy: 0.02)
        XCTAssertEqual(picture[2, 10].red, 1, accuracy: 0.02)
        XCTAssertEqual(picture[38, 10].red, 0, accuracy: 0.02)
    }

    func testAnEllipticalGradientHasTheShapeOfItsArea() throws {
        let paint = Paint.ellipticalGradient(ramp, center: CGPoint(x: 0.5, y: 0.5), startRadius: 0, endRadius: 0.5)
        let picture = try bitmap(paint, width: 80, height: 20)
        XCTAssertEqual(picture[60, 10].red, 0.5, accuracy: 0.05)
        XCTAssertEqual(picture[40, 15].red, 0.5, accuracy: 0.05)
        XCTAssertEqual(picture[79, 10].red, 1, accuracy: 0.05)
    }
}
