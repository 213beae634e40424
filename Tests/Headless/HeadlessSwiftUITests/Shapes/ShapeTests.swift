import Frames
import HeadlessSwiftUI
import Raster
import XCTest

/// The frames that shapes produce.
final class ShapeTests: XCTestCase {
    private func frame<S: View>(_ view: S, width: CGFloat = 60, height: CGFloat = 40, mirrored: Bool = false) -> Frame {
        DrawnView(view, width: width, height: height, mirrored: mirrored).frame
    }

    func testRectanglesAreFilledFrames() {
        let rectangle = frame(Rectangle().fill(.red))
        XCTAssertEqual(rectangle.fill, .color(RGBA(hex: 0xFF3B30)))
        XCTAssertEqual(rectangle.content, .none)
        XCTAssertEqual(frame(RoundedRectangle(cornerRadius: 8, style: .circular)).corners, CornerRadii(8))
        XCTAssertEqual(frame(Capsule()).corners, CornerRadii(20))
        XCTAssertEqual(frame(Circle()).rect.size, CGSize(width: 40, height: 40))
    }

    /// Since the SDKs of 2023, corners are continuous by default.
    func testContinuousCornersAreSmooth() {
        for radius: CGFloat in [8, 14] {
            let corners = frame(RoundedRectangle(cornerRadius: radius)).corners
            XCTAssertEqual(corners.topLeft, radius, "though 14 is drawn as a round end")
            XCTAssertTrue(corners.isSmooth)
        }
        let clip = frame(Color.red.clipShape(.rect(cornerRadius: 12)))
        XCTAssertEqual(clip.corners.bottomRight, 12)
        XCTAssertTrue(clip.corners.isSmooth && clip.clipsToBounds)
    }

    /// The frame draws the same pixels as the path of the shape.
    func testSmoothCornersAreThoseOfThePath() throws {
        for radius: CGFloat in [4, 8, 14, 19, 20] {
            let shape = RoundedRectangle(cornerRadius: radius)
            let path = Path {
                $0.addRoundedRect(
                    in: CGRect(x: 0, y: 0, width: 60, height: 40), cornerSize: CGSize(width: radius, height: radius))
            }
            XCTAssertEqual(
                try Renderer().render(frame(shape.fill(.red)), scale: 3),
                try Renderer().render(frame(path.fill(.red)), scale: 3), "\(radius)")
        }
    }

    func testStrokeBorderIsABorder() {
        let border = frame(RoundedRectangle(cornerRadius: 8, style: .circular).strokeBorder(.red, lineWidth: 2))
        XCTAssertEqual(border.border, Border(width: 2, color: RGBA(hex: 0xFF3B30)))
        XCTAssertEqual(border.corners, CornerRadii(8))
    }

    func testStrokeIsCenteredOnTheEdge() {
        let line = frame(Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 3, dash: [4, 2], dashPhase: 1)))
        guard case .path(let path) = line.content else { return XCTFail("No path") }
        XCTAssertEqual(path.outline, .rectangle(CGRect(x: 0, y: 0, width: 60, height: 40)))
        XCTAssertEqual(
            path.stroke, .init(color: RGBA(hex: 0xFF3B30), width: 3, dashes: [4, 2], dashPhase: 1))
        guard case .path(let filled) = frame(Rectangle().stroke(lineWidth: 3)).content else {
            return XCTFail("No path")
        }
        XCTAssertEqual(filled.stroke, .init(color: .black, width: 3))
    }

    func testInsetsShrinkTheCorners() {
        let inset = RoundedRectangle(cornerRadius: 10, style: .circular).inset(by: 4)
        let outline = inset.path(in: CGRect(x: 0, y: 0, width: 60, height: 40)).cgPath.outline
        XCTAssertEqual(
            outline, .roundedRectangle(CGRect(x: 4, y: 4, width: 52, height: 32), radii: CornerRadii(6)))
    }

    func testFillsAreStacked() {
        let both = frame(Rectangle().fill(.red).stroke(.blue, lineWidth: 2))
        XCTAssertEqual(both.children.count, 2)
        XCTAssertEqual(both.children[0].fill, .color(RGBA(hex: 0xFF3B30)))
    }

    func testLeadingCornersAreRightFromRightToLeft() {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 9, style: .circular)
        XCTAssertEqual(frame(shape).corners, CornerRadii(topLeft: 9))
        XCTAssertEqual(frame(shape, mirrored: true).corners, CornerRadii(topRight: 9))
    }

    /// As in applications built for iOS 17 and later.
    func testShapesAreMirroredFromRightToLeftUnlessTheySayOtherwise() {
        struct Slope: Shape {
            nonisolated func path(in rect: CGRect) -> Path {
                Path { path in
                    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
                    path.addLine(to: CGPoint(x: rect.minX + 10, y: rect.minY))
                }
            }
        }
        struct Straight: Shape {
            var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
            nonisolated func path(in rect: CGRect) -> Path { Slope().path(in: rect) }
        }
        func xs(_ view: some View, mirrored: Bool = true) -> [CGFloat] {
            guard case .path(let path) = frame(view, mirrored: mirrored).content else { return [] }
            return path.outline.elements.compactMap { element in
                switch element {
                case .move(let point), .line(let point), .curve(let point, _, _): point.x
                case .close: nil
                }
            }.sorted()
        }
        XCTAssertEqual(xs(Slope(), mirrored: false), [0, 10])
        XCTAssertEqual(xs(Slope()), [50, 60])
        XCTAssertEqual(xs(Slope().stroke()), [50, 60])
        XCTAssertEqual(xs(Slope().offset(x: 5)), [45, 55])
        XCTAssertEqual(xs(Slope().size(width: 60, height: 20)), [50, 60])
        XCTAssertEqual(xs(Slope().path(in: CGRect(x: 0, y: 0, width: 60, height: 40))), [50, 60])
        XCTAssertEqual(xs(AnyShape(Slope())), [50, 60])
        XCTAssertEqual(xs(Straight()), [0, 10])
        XCTAssertEqual(xs(Straight().stroke()), [0, 10])
        XCTAssertEqual(xs(Straight().size(width: 60, height: 20)), [0, 10])
        XCTAssertEqual(xs(Slope().environment(\.layoutDirection, .leftToRight)), [0, 10])
    }

    func testCustomShape() throws {
        struct Triangle: Shape {
            func path(in rect: CGRect) -> Path {
                Path { path in
                    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
                    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                    path.closeSubpath()
                }
            }
        }
        let drawn = DrawnView(Triangle().fill(.red), width: 20, height: 20)
        XCTAssertEqual(drawn.frame.name, "Triangle")
        let bitmap = try drawn.bitmap()
        XCTAssertEqual(bitmap[2, 4].alpha, 0)
        XCTAssertEqual(bitmap[20, 20].alpha, 1)
        XCTAssertEqual(try DrawnView(Color.red.clipShape(Triangle()), width: 20, height: 20).bitmap()[2, 4].alpha, 0)
    }

    func testAShapeOfAContainer() {
        let view = ContainerRelativeShape().fill(.red).containerShape(
            RoundedRectangle(cornerRadius: 7, style: .circular))
        XCTAssertEqual(frame(view).corners, CornerRadii(7))
    }

    func testShadowsOfStyles() {
        let drop = frame(Rectangle().fill(.red.shadow(.drop(color: .black, radius: 4, y: 2))))
        XCTAssertEqual(drop.shadow, Shadow(color: .black, radius: 2, offset: CGSize(width: 0, height: 2)))
        let inner = frame(Rectangle().fill(.red.shadow(.inner(radius: 4))))
        XCTAssertEqual(inner.children.map(\.name), ["InnerShadow"])
    }

    func testNamesWithALeadingDot() {
        XCTAssertEqual(frame(Color.red.clipShape(.rect(cornerRadius: 12))).corners.topLeft, 12)
        XCTAssertEqual(frame(Color.red.clipShape(.capsule)).corners, CornerRadii(20))
    }
}
