import Frames
import HeadlessSwiftUI
import XCTest

/// The styles that views inherit.
final class ForegroundTests: XCTestCase {
    func testLevelsAreTheLabelColorsWithoutAForeground() {
        let view = VStack {
            Text("1")
            Text("2").foregroundStyle(.secondary)
            Text("3").foregroundStyle(.tertiary)
        }
        XCTAssertEqual(DrawnView(view).textColors, ["#000000", "#3C3C4399", "#3C3C434D"])
    }

    func testLevelsOfAColorAreOpacities() {
        let view = HStack { Text("2").foregroundStyle(.secondary) }.foregroundColor(.red)
        XCTAssertEqual(DrawnView(view).textColors, ["#FF3B3080"])
    }

    func testEachLevelMayHaveAStyle() {
        let view = VStack {
            Text("1")
            Text("2").foregroundStyle(.secondary)
            Text("3").foregroundStyle(.tertiary)
        }.foregroundStyle(.red, .green, .blue)
        XCTAssertEqual(DrawnView(view).textColors, ["#FF3B30", "#34C759", "#007AFF"])
    }

    func testNilForegroundColorRestoresTheDefault() {
        let view = HStack { Text("1") }.foregroundColor(nil).foregroundColor(.red)
        XCTAssertEqual(DrawnView(view).textColors, ["#000000"])
    }

    func testShapesAndSymbolsTakeTheForeground() {
        XCTAssertEqual(
            DrawnView(Rectangle().foregroundStyle(.green), width: 10, height: 10).fill?.description, "#34C759")
        let symbol = DrawnView(Image(systemName: "heart.fill").foregroundColor(.red)).frame
        guard case .image(let image) = symbol.content else { return XCTFail("No image") }
        XCTAssertEqual(image.tint?.description, "#FF3B30")
    }

    func testATintIsTheStyleOfThatName() {
        XCTAssertEqual(DrawnView(Text("1").foregroundStyle(.tint).tint(.orange)).textColors, ["#FF9500"])
        XCTAssertEqual(DrawnView(Text("1").foregroundStyle(.tint)).textColors, ["#007AFF"])
    }

    func testBackgroundsAreAsLargeAsTheirView() {
        let view = Color.clear.frame(width: 40, height: 20).background(.yellow, in: Capsule())
        let capsule = DrawnView(view).frames(named: "Capsule").first
        XCTAssertEqual(capsule?.rect, CGRect(x: 0, y: 0, width: 40, height: 20))
        XCTAssertEqual(capsule?.corners, CornerRadii(10))
    }

    func testTheBackgroundStyle() {
        XCTAssertEqual(DrawnView(Rectangle().fill(.background), width: 9, height: 9).fill?.description, "#FFFFFF")
        let view = Rectangle().fill(.background).backgroundStyle(.mint)
        XCTAssertEqual(DrawnView(view, width: 9, height: 9).fill?.description, "#00C7BE")
    }

    func testCustomShapeStyleResolvesInItsEnvironment() {
        struct Ink: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
                environment.colorScheme == .dark ? Color.yellow : Color.indigo
            }
        }
        XCTAssertEqual(DrawnView(Rectangle().fill(Ink()), width: 9, height: 9).fill?.description, "#5856D6")
        XCTAssertEqual(
            DrawnView(Rectangle().fill(Ink()), width: 9, height: 9, dark: true).fill?.description, "#FFD60A")
    }

    /// A gradient is painted through the letters, but a color set on the text itself wins.
    func testGradientsPaintTexts() throws {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        let frame = DrawnView(Text("Wide text").foregroundStyle(gradient)).frame
        guard case .linearGradient = frame.fill, case .mask? = frame.effects.first else {
            return XCTFail("\(frame)")
        }
        XCTAssertEqual(DrawnView(Text("1").foregroundColor(.green).foregroundStyle(gradient)).textColors, ["#34C759"])
    }

    func testABorderIsInside() {
        let frame = DrawnView(Color.clear.frame(width: 20, height: 10).border(.red, width: 2)).frames(
            named: "Rectangle")[0]
        XCTAssertEqual(frame.border?.width, 2)
        XCTAssertEqual(frame.rect.size, CGSize(width: 20, height: 10))
    }
}
