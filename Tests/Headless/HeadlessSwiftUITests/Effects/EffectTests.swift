import Frames
import HeadlessSwiftUI
import XCTest

final class EffectTests: XCTestCase {
    private var square: some View { Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20) }

    func testAShadowsRadiusIsTwiceTheDeviation() {
        let frame = DrawnView(square.shadow(color: .black, radius: 6, x: 1, y: 2)).frame
        XCTAssertEqual(frame.shadow, Shadow(color: .black, radius: 3, offset: CGSize(width: 1, height: 2)))
    }

    func testTwoHalfTurnsCancelOut() {
        let view = square.rotationEffect(.degrees(180)).rotationEffect(.degrees(180))
        let frames = DrawnView(view).frames(named: "Color")
        XCTAssertEqual(frames.map(\.transform), [.identity])
        let flipped = square.scaleEffect(x: -1).rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
        XCTAssertEqual(DrawnView(flipped).frames(named: "Color").map(\.transform), [.identity])
    }

    func testAHalfTurnAboutACornerMovesTheView() {
        let view = square.rotationEffect(.degrees(180), anchor: .bottomTrailing).frame(width: 40, height: 40)
        let rects = DrawnView(view).frames(named: "Color").map(\.rect)
        XCTAssertEqual(rects, [CGRect(x: 30, y: 30, width: 20, height: 20)])
    }

    func testScalingKeepsTheLayoutSize() throws {
        let drawn = DrawnView(square.scaleEffect(0.5))
        XCTAssertEqual(drawn.frame.rect.size, CGSize(width: 20, height: 20))
        let bitmap = try drawn.bitmap()
        XCTAssertEqual(bitmap[5, 20].alpha, 0)
        XCTAssertEqual(bitmap[20, 20].description, "#FF0000")
    }

    func testAQuarterTurnIsExact() {
        let frame = DrawnView(square.rotationEffect(.degrees(90))).frame
        XCTAssertEqual(frame.transform, Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    }

    /// Offsets, rotations and scales are mirrored along with their view.
    func testRotationsAreMirroredFromRightToLeft() {
        let turned = DrawnView(square.rotationEffect(.degrees(90)), mirrored: true).frame
        XCTAssertEqual(turned.transform, Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0))
        let moved = square.transformEffect(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 4, ty: 2))
        let (plain, mirrored) = (DrawnView(moved).frame.transform, DrawnView(moved, mirrored: true).frame.transform)
        XCTAssertEqual(mirrored, Transform(a: 1, b: 0, c: -plain.c, d: 1, tx: -plain.tx, ty: plain.ty))
    }

    func testRoundCornersAreThoseOfAFrame() {
        let frame = DrawnView(square.cornerRadius(6)).frame
        XCTAssertEqual(frame.corners, CornerRadii(6))
        XCTAssertTrue(frame.clipsToBounds)
    }

    func testClippingCutsOverflow() throws {
        let wide = Color.black.frame(width: 60, height: 10).frame(width: 20, height: 10).clipped()
        let bitmap = try DrawnView(wide.padding(10)).bitmap()
        XCTAssertEqual(bitmap[18, 30].alpha, 0)
        XCTAssertEqual(bitmap[22, 30].alpha, 1)
    }

    func testShapeMask() {
        let frame = DrawnView(square.mask(Circle())).frame
        XCTAssertNotNil(frame.mask)
        XCTAssertEqual(frame.effects, [])
    }

    func testViewMask() throws {
        let fade = LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
        let bitmap = try DrawnView(square.mask(fade)).bitmap()
        XCTAssertEqual(bitmap[20, 1].alpha, 1, accuracy: 0.05)
        XCTAssertEqual(bitmap[20, 20].alpha, 0.5, accuracy: 0.05)
        XCTAssertEqual(bitmap[20, 38].alpha, 0, accuracy: 0.05)
    }

    func testEmptyMaskHidesEverything() throws {
        let bitmap = try DrawnView(square.mask { EmptyView() }).bitmap()
        XCTAssertEqual(bitmap[20, 20].alpha, 0)
    }

    func testColorsChange() throws {
        func pixel(_ view: some View) throws -> String { try DrawnView(view).bitmap()[20, 20].description }
        XCTAssertEqual(try pixel(square.brightness(0.2)), "#FF3333")
        XCTAssertEqual(try pixel(square.contrast(0)), "#808080")
        XCTAssertEqual(try pixel(square.grayscale(1)), "#363636")
        XCTAssertEqual(try pixel(square.saturation(1)), "#FF0000")
        XCTAssertEqual(try pixel(square.colorInvert()), "#00FFFF")
        XCTAssertEqual(try pixel(square.colorMultiply(Color(white: 0.2))), "#330000")
        XCTAssertEqual(try pixel(square.luminanceToAlpha()), "#00000036")
    }

    func testBlurExtendsBeyondTheView() throws {
        let bitmap = try DrawnView(square.blur(radius: 3).padding(10)).bitmap()
        // At the edge of a large area, the blur is at one half.
        XCTAssertEqual(bitmap[20, 40].alpha, 0.5, accuracy: 0.06)
        XCTAssertGreaterThan(bitmap[14, 40].alpha, 0.05)
    }

    func testAnOpaqueBlurEndsAtTheEdge() throws {
        let bitmap = try DrawnView(square.blur(radius: 3, opaque: true).padding(10)).bitmap()
        XCTAssertEqual(bitmap[21, 40].description, "#FF0000")
        XCTAssertEqual(bitmap[18, 40].alpha, 0)
    }

    func testClippedBlurIncludesContentOutsideTheClip() throws {
        let wide = Color.black.frame(width: 60, height: 60).blur(radius: 4).frame(width: 20, height: 20).clipped()
        XCTAssertEqual(try DrawnView(wide).bitmap()[1, 20].alpha, 1, accuracy: 0.01)
    }

    func testBlendModesMixWithTheBackground() throws {
        let view = ZStack {
            Color(white: 0.5)
            Color(white: 0.5).blendMode(.multiply)
        }
        XCTAssertEqual(try DrawnView(view, width: 10, height: 10).bitmap()[10, 10].description, "#404040")
    }

    func testCompositingGroupIsBlendedSeparately() throws {
        let hole = ZStack {
            Color.black
            Color.black.frame(width: 4, height: 4).blendMode(.destinationOut)
        }.compositingGroup()
        let bitmap = try DrawnView(hole, width: 10, height: 10).bitmap(on: .white)
        XCTAssertEqual(bitmap[10, 10].description, "#FFFFFF")
        XCTAssertEqual(bitmap[2, 2].description, "#000000")
    }

    func testUnsupportedEffectsAreReportedOnce() {
        let turned = square.rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0))
        let (_, messages) = problems {
            DrawnView(
                HStack {
                    turned; turned
                })
        }
        XCTAssertEqual(
            messages, ["rotation3DEffect is drawn without perspective, except for half turns and rotations about z."])
    }

    func testRedactedTextsAreBars() {
        let drawn = DrawnView(Text("Secret").redacted(reason: .placeholder))
        XCTAssertEqual(drawn.textColors, [])
        XCTAssertNotNil(drawn.fill)
        XCTAssertEqual(DrawnView(Text("Open").unredacted().redacted(reason: .placeholder)).textColors.count, 1)
    }
}
