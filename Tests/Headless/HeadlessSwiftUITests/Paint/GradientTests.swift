import Frames
import HeadlessSwiftUI
import XCTest

final class GradientTests: XCTestCase {
    private func near(_ color: RGBA, _ hex: UInt32, alpha: Double = 1, line: UInt = #line) {
        let other = RGBA(hex: hex, alpha: alpha)
        for path in [\RGBA.red, \.green, \.blue, \.alpha] {
            XCTAssertEqual(color[keyPath: path], other[keyPath: path], accuracy: 0.03, "\(color)", line: line)
        }
    }

    func testColorsAreSpreadEvenly() throws {
        let view = LinearGradient(
            colors: [Color(white: 0), Color(white: 0.2), Color(white: 1)], startPoint: .leading, endPoint: .trailing)
        let bitmap = try DrawnView(view, width: 100, height: 2).bitmap()
        near(bitmap[100, 1], 0x333333)
        near(bitmap[50, 1], 0x1A1A1A)
        near(bitmap[150, 1], 0x999999)
    }

    /// With premultiplied interpolation, red that fades to clear stays red.
    func testAColorFadesWithoutTurningGray() throws {
        let view = LinearGradient(
            colors: [Color(red: 1, green: 0, blue: 0), .clear], startPoint: .leading, endPoint: .trailing)
        near(try DrawnView(view, width: 100, height: 2).bitmap()[100, 1], 0xFF0000, alpha: 0.5)
    }

    /// With premultiplied interpolation, halfway between opaque red and blue at one fifth opacity, five sixths of
    /// the color are red.
    func testColorsAreWeightedByOpacity() throws {
        let view = LinearGradient(
            colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1, opacity: 0.2)],
            startPoint: .leading, endPoint: .trailing)
        near(try DrawnView(view, width: 100, height: 2).bitmap()[100, 1], 0xD5002A, alpha: 0.6)
    }

    func testTheUnitIsTheShapesRectangleNotItsPath() throws {
        let gradient = LinearGradient(
            colors: [Color(white: 0), Color(white: 1)], startPoint: .leading, endPoint: .trailing)
        let view = Path(CGRect(x: 50, y: 0, width: 50, height: 10)).fill(gradient)
        near(try DrawnView(view, width: 100, height: 10).bitmap()[104, 10], 0x858585)
    }

    func testAnAngularGradientRunsClockwiseFromTheRight() throws {
        let view = AngularGradient(colors: [Color(white: 0), Color(white: 1)], center: .center)
        let bitmap = try DrawnView(view, width: 50, height: 50).bitmap()
        near(bitmap[50, 95], 0x404040)
        near(bitmap[4, 50], 0x808080)
        near(bitmap[50, 4], 0xBFBFBF)
    }

    func testAnEllipticalGradientReachesTheEdges() throws {
        let view = EllipticalGradient(colors: [Color(white: 0), Color(white: 1)])
        let bitmap = try DrawnView(view, width: 100, height: 20).bitmap()
        near(bitmap[100, 20], 0x000000)
        near(bitmap[150, 20], 0x808080)
        near(bitmap[100, 30], 0x808080)
    }

    func testAStrokeTakesAGradient() throws {
        let gradient = LinearGradient(
            colors: [Color(white: 0), Color(white: 1)], startPoint: .leading, endPoint: .trailing)
        let view = Rectangle().stroke(gradient, lineWidth: 4)
        let bitmap = try DrawnView(view.padding(2), width: 104, height: 20).bitmap()
        near(bitmap[104, 4], 0x808080)
    }
}
