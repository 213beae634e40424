import Foundation
import Frames
import Pictures
import Raster
import Rendering
import Styles
import XCTest

@testable import Annotations

/// Corner radii derived from frames.
final class RadiusTests: XCTestCase {
    private func radius(_ name: String = "A", side: Annotation.Side? = nil) -> Annotation {
        Annotation(.size(.radius), of: FrameReference(name), side: side)
    }

    private func annotated(
        _ parts: [Frame], _ annotation: Annotation, _ settings: RenderSettings = RenderSettings()
    ) throws -> Frame {
        try TestPicture.picture(parts).annotated([annotation], settings: settings)
    }

    /// A part of 60 × 40 points at the center of the picture.
    private func card(_ corners: CornerRadii, children: [Frame] = []) -> Frame {
        var part = TestPicture.part("A", 70, 80, 60, 40, children: children)
        part.corners = corners
        return part
    }

    /// A part shown by a path inside it.
    private func drawing(_ outline: Outline) -> Frame {
        var part = card(
            .zero,
            children: [
                Frame(
                    origin: "Shape", rect: CGRect(x: 0, y: 0, width: 60, height: 40),
                    content: .path(PathContent(outline: outline, fill: .color(.black))))
            ])
        part.fill = nil
        return part
    }

    private let bounds = CGRect(x: 0, y: 0, width: 60, height: 40)

    /// The number, the curve and the label's position in the picture.
    private func mark(_ frame: Frame) throws -> (text: String, curve: CGRect, label: CGRect) {
        let marks = try XCTUnwrap(frame.first(named: "Annotations"))
        var curve = CGRect.null
        for child in marks.children {
            guard child.name == "line", case .path(let path) = child.content else { continue }
            curve = try XCTUnwrap(path.outline.controlBounds).offsetBy(dx: child.rect.minX, dy: child.rect.minY)
        }
        let label = try XCTUnwrap(marks.children.first { $0.name == "label" })
        return (marks.texts.joined(), curve, label.rect)
    }

    // MARK: Geometry

    func testTheCurveLiesOnTheCornerAndTheNumberBesideIt() throws {
        let mark = try mark(annotated([card(CornerRadii(16))], radius()))
        XCTAssertEqual(mark.text, "r 16 pt")
        XCTAssertEqual(mark.curve, CGRect(x: 114, y: 80, width: 16, height: 16))
        XCTAssertFalse(mark.label.intersects(CGRect(x: 70, y: 80, width: 60, height: 40)))
        XCTAssertLessThan(mark.label.minX - 130, 20)
    }

    func testTheLargestOfSeveralRadiiCounts() throws {
        let corners = CornerRadii(topLeft: 4, topRight: 4, bottomRight: 4, bottomLeft: 18)
        let mark = try mark(annotated([card(corners)], radius()))
        XCTAssertEqual(mark.text, "r 18 pt")
        XCTAssertEqual(mark.curve, CGRect(x: 70, y: 102, width: 18, height: 18))
    }

    func testASideChoosesAmongCorners() throws {
        let corners = CornerRadii(topLeft: 6, topRight: 12, bottomRight: 0, bottomLeft: 18)
        func text(_ side: Annotation.Side, _ direction: RenderSettings.Direction = .leftToRight) throws -> String {
            try mark(annotated([card(corners)], radius(side: side), RenderSettings(direction: direction))).text
        }
        XCTAssertEqual(try text(.top), "r 12 pt")
        XCTAssertEqual(try text(.bottom), "r 18 pt")
        XCTAssertEqual(try text(.right), "r 12 pt")
        XCTAssertEqual(try text(.leading), "r 18 pt")
        XCTAssertEqual(try text(.leading, .rightToLeft), "r 12 pt")
    }

    func testTheCornerWhereReadingEndsComesFirst() throws {
        let parts = [card(CornerRadii(10))]
        let mirrored = try mark(annotated(parts, radius(), RenderSettings(direction: .rightToLeft)))
        XCTAssertEqual(mirrored.curve.minX, 70)
        XCTAssertLessThan(mirrored.label.maxX, 70)
        XCTAssertEqual(try mark(annotated(parts, radius())).curve.maxX, 130)
    }

    func testAPartWithSharpCornersSaysZero() throws {
        let mark = try mark(annotated([card(.zero)], radius()))
        XCTAssertEqual(mark.text, "r 0 pt")
        XCTAssertEqual(mark.curve, CGRect(x: 124, y: 80, width: 6, height: 6))
    }

    func testARadiusIsNoLargerThanItIsDrawn() throws {
        XCTAssertEqual(try mark(annotated([card(CornerRadii(99))], radius())).text, "r 20 pt")
    }

    func testTheNumberIsInsideAPartWithoutSpaceAround() throws {
        var part = TestPicture.part("A", 60, 60, 80, 80)
        part.corners = CornerRadii(10)
        let texts = (0..<12).flatMap { row in
            [0, 100].map { TestPicture.text("Crowded by words", "T", $0, CGFloat(row) * 16) }
        }
        let around = texts.filter { !$0.rect.intersects(part.rect) }
        let label = try mark(
            TestPicture.picture(around + [part], width: 200, height: 200).annotated([radius()])
        ).label
        XCTAssertTrue(around.allSatisfy { !$0.rect.intersects(label) })
    }

    func testPointsAreThoseOfThePart() throws {
        var screen = TestPicture.part("Screen", 0, 0, 200, 200, children: [card(CornerRadii(16))])
        screen.transform = Transform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0)
        let small = try mark(annotated([screen], radius()))
        XCTAssertEqual(small.text, "r 16 pt")
        XCTAssertEqual(small.curve.size, CGSize(width: 8, height: 8))
        var turned = card(CornerRadii(16))
        turned.transform = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        let rotated = try mark(annotated([turned], radius()))
        XCTAssertEqual(rotated.text, "r 16 pt")
        XCTAssertEqual(rotated.curve.maxX, 120, accuracy: 1e-6)
        XCTAssertEqual(rotated.curve.minY, 70, accuracy: 1e-6)
    }

    func testCornersThatAreCutOffAreLeftOut() throws {
        var clip = TestPicture.part("Clip", 0, 0, 100, 200, children: [card(CornerRadii(16))])
        clip.clipsToBounds = true
        XCTAssertEqual(try mark(annotated([clip], radius())).curve.minX, 70)
        clip.rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let frame = TestPicture.picture([
            Frame(
                origin: "Clip", rect: CGRect(x: 75, y: 85, width: 20, height: 20), clipsToBounds: true,
                children: [
                    TestPicture.part("A", -5, -5, 60, 40)
                ])
        ])
        XCTAssertThrowsError(try frame.annotated([radius()])) {
            XCTAssertEqual("\($0)", "“A” can't be seen in the picture: all its corners are cut off")
        }
    }

    // MARK: Shapes

    func testTheRadiusOfAPathIsRecognized() throws {
        XCTAssertEqual(
            try mark(annotated([drawing(.roundedRectangle(bounds, radii: CornerRadii(14)))], radius())).text, "r 14 pt")
        XCTAssertEqual(
            try mark(annotated([drawing(.smoothRoundedRectangle(bounds, radii: CornerRadii(9)))], radius())).text,
            "r 9 pt")
    }

    func testTheRadiusOfABubbleWithATailIsThatOfItsQuarterCircles() throws {
        var outline = Outline.roundedRectangle(
            CGRect(x: 0, y: 0, width: 60, height: 32),
            radii: CornerRadii(
                topLeft: 10, topRight: 10, bottomRight: 10, bottomLeft: 0))
        outline.elements.removeLast(3)
        outline.addLine(to: CGPoint(x: 10, y: 32))
        outline.addLine(to: CGPoint(x: 0, y: 40))
        outline.addLine(to: CGPoint(x: 0, y: 10))
        outline.addCurve(
            to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 4.477), control2: CGPoint(x: 4.477, y: 0))
        outline.close()
        let mark = try mark(annotated([drawing(outline)], radius(side: .bottom)))
        XCTAssertEqual(mark.text, "r 10 pt")
        XCTAssertEqual(mark.curve, CGRect(x: 120, y: 102, width: 10, height: 10))
    }

    func testARoundPartOnASquareGroundDoesNotCount() throws {
        var inner = TestPicture.part("Inner", 0, 0, 60, 40)
        inner.corners = CornerRadii(8)
        XCTAssertEqual(try mark(annotated([card(.zero, children: [inner])], radius())).text, "r 0 pt")
    }

    // MARK: Pictures

    func testBothFlavorsSayTheRadiusOfABubble() throws {
        let names: [(Flavor, String)] = [(.uikit, "bubbleView"), (.swiftui, "MessageBubbleModifier")]
        for (flavor, name) in names {
            for direction in [RenderSettings.Direction.leftToRight, .rightToLeft] {
                let settings = RenderSettings(direction: direction)
                let frame = try TestPicture.conversation(flavor: flavor, settings: settings).annotated(
                    [Annotation(.size(.radius), of: FrameReference(name, message: "2"))], settings: settings)
                XCTAssertTrue(frame.texts.contains("r 18 pt"), "\(flavor) \(direction)")
            }
        }
    }

    /// The number is checked against the pixels: how far the corner's diagonal is empty says its radius.
    func testTheNumberIsTheRadiusThatIsDrawn() throws {
        for radius: CGFloat in [6, 12, 18] {
            let picture = TestPicture.picture([card(CornerRadii(radius))])
            let pixels = try Renderer().render(picture, scale: 4)
            let start = (x: 70 * 4, y: 80 * 4)
            let empty = try XCTUnwrap((0..<200).first { pixels[start.x + $0, start.y + $0] != pixels[0, 0] })
            let drawn = CGFloat(empty) / 4 / (1 - CGFloat(0.5).squareRoot())
            let text = try mark(annotated([card(CornerRadii(radius))], self.radius())).text
            XCTAssertEqual(text, "r \(radius.inPoints)")
            XCTAssertEqual(drawn, radius, accuracy: 1)
        }
    }

    func testAnotherRadiusIsAnotherPicture() throws {
        func pixels(_ corners: CornerRadii) throws -> Bitmap {
            try Renderer().render(annotated([card(corners)], radius()), scale: 2)
        }
        XCTAssertEqual(try pixels(CornerRadii(16)), try pixels(CornerRadii(16)))
        XCTAssertNotEqual(try pixels(CornerRadii(16)), try pixels(CornerRadii(17)))
        XCTAssertEqual(try mark(annotated([card(CornerRadii(16.5))], radius())).text, "r 16.5 pt")
    }
}
