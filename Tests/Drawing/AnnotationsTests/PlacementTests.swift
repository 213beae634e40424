import Foundation
import Frames
import Raster
import Rendering
import XCTest

@testable import Annotations

/// The placement of marks: without overlaps, inside the picture's margins, and deterministic.
final class PlacementTests: XCTestCase {
    /// Returns pseudorandom numbers.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }

    /// Returns parts that don't overlap: each is somewhere in its cell of a 4 × 5 grid.
    private func picture(_ dice: inout Dice) -> Frame {
        var parts: [Frame] = []
        for cell in 0..<20 {
            let size = CGSize(width: .random(in: 2...70, using: &dice), height: .random(in: 2...50, using: &dice))
            let x = CGFloat(cell % 4) * 90 + .random(in: 5...(85 - size.width), using: &dice)
            let y = CGFloat(cell / 4) * 80 + .random(in: 5...(75 - size.height), using: &dice)
            parts.append(
                TestPicture.part("part\(cell)", x.rounded(), y.rounded(), size.width.rounded(), size.height.rounded()))
        }
        return TestPicture.picture(parts, width: 360, height: 400)
    }

    private func annotations(_ dice: inout Dice, count: Int) -> [Annotation] {
        (0..<20).shuffled(using: &dice).prefix(count).map { cell in
            let target = FrameReference("part\(cell)")
            switch Int.random(in: 0..<6, using: &dice) {
            case 0: return Annotation(.number(cell.isMultiple(of: 2) ? "Number \(cell)" : nil), of: target)
            case 1: return Annotation(.size([.width, .height, .both].randomElement(using: &dice)!), of: target)
            case 2: return Annotation(.box("Box \(cell)"), of: target)
            case 3: return Annotation(.bracket(nil), of: target)
            default: return Annotation(.callout("What part \(cell) is good for"), of: target)
            }
        }
    }

    func testTextsNeverOverlapAndNeverLeaveThePicture() throws {
        var dice = Dice(state: 7)
        for round in 0..<60 {
            let picture = picture(&dice)
            let annotations = annotations(&dice, count: 1 + round % 12)
            let settings = RenderSettings(direction: round.isMultiple(of: 3) ? .rightToLeft : .leftToRight)
            let frame = try picture.annotated(annotations, settings: settings)
            XCTAssertEqual(frame, try picture.annotated(annotations, settings: settings), "round \(round)")
            let labels = ["label", "number", "legend"].flatMap { name in
                // The numbers of the legend are in it.
                frame.rects(named: name).filter { rect in
                    name == "legend" || !frame.rects(named: "legend").contains { $0.contains(rect) }
                }
            }
            let canvas = CGRect(origin: .zero, size: frame.rect.size)
            for (index, label) in labels.enumerated() {
                XCTAssertTrue(canvas.contains(label), "round \(round): \(label) leaves \(canvas)")
                for other in labels[..<index] {
                    XCTAssertTrue(label.intersection(other).isEmpty, "round \(round): \(label) lies on \(other)")
                }
            }
        }
    }

    func testCalloutsCoverNoPart() throws {
        var dice = Dice(state: 11)
        for round in 0..<20 {
            let picture = picture(&dice)
            let annotations = (0..<20).filter { $0 % 3 == round % 3 }.map {
                Annotation(.callout("Part \($0)"), of: FrameReference("part\($0)"))
            }
            let frame = try picture.annotated(annotations, settings: RenderSettings())
            let content = frame.rects(named: "Root")[0]
            for label in frame.rects(named: "label") {
                XCTAssertTrue(label.intersection(content).isEmpty, "round \(round): \(label) lies on the picture")
            }
        }
    }

    func testThePictureItselfStaysAsItIs() throws {
        var dice = Dice(state: 3)
        let picture = picture(&dice)
        let frame = try picture.annotated([Annotation(.box(nil), of: FrameReference("part3"))])
        var content = try XCTUnwrap(frame.first(named: "Root"))
        content.rect.origin = .zero
        XCTAssertEqual(content, picture)
    }

    func testASideIsKept() throws {
        let picture = TestPicture.picture([TestPicture.part("A", 90, 90, 20, 20)])
        func label(_ side: Annotation.Side, _ direction: RenderSettings.Direction = .leftToRight) throws -> (
            CGRect, CGRect
        ) {
            let frame = try picture.annotated(
                [Annotation(.callout("A"), of: FrameReference("A"), side: side)],
                settings: RenderSettings(direction: direction))
            return (frame.rects(named: "label")[0], frame.rects(named: "Root")[0])
        }
        for (side, direction) in [
            (Annotation.Side.left, RenderSettings.Direction.leftToRight), (.leading, .leftToRight),
            (.trailing, .rightToLeft),
        ] {
            let (text, content) = try label(side, direction)
            XCTAssertLessThan(text.maxX, content.minX)
        }
        let (top, content) = try label(.top)
        XCTAssertLessThan(top.maxY, content.minY)
        let (bottom, below) = try label(.bottom)
        XCTAssertGreaterThan(bottom.minY, below.maxY)
    }

    func testMeasuresAreInPointsOfTheComponent() throws {
        var screen = TestPicture.part(
            "Screen", 0, 0, 200, 200,
            children: [
                TestPicture.part("A", 10, 20, 30.5, 40), TestPicture.part("B", 60, 20, 40, 40),
            ])
        screen.transform = Transform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0)
        let frame = try TestPicture.picture([screen]).annotated([
            Annotation(.size(.both), of: FrameReference("A")),
            Annotation(.distance(to: FrameReference("B")), of: FrameReference("A")),
            Annotation(.bracket(nil), of: FrameReference("B"), side: .bottom),
        ])
        XCTAssertEqual(frame.texts, ["30.5 pt", "40 pt", "19.5 pt", "40 pt"])
    }

    func testDistancesInsideOfAPartAreThoseOfItsEdges() throws {
        let picture = TestPicture.picture([
            TestPicture.part("Outer", 20, 20, 100, 80, children: [TestPicture.part("Inner", 12, 6, 60, 40)])
        ])
        func text(_ side: Annotation.Side?) throws -> [String] {
            try picture.annotated([
                Annotation(.distance(to: FrameReference("Outer")), of: FrameReference("Inner"), side: side)
            ]).texts
        }
        XCTAssertEqual(try text(nil), ["6 pt"])
        XCTAssertEqual(try text(.left), ["12 pt"])
        XCTAssertEqual(try text(.right), ["28 pt"])
        XCTAssertEqual(try text(.bottom), ["34 pt"])
    }

    func testMorePartsThanCanBeAnnotatedAreRefused() {
        let picture = TestPicture.picture((0..<150).map { TestPicture.part("A", CGFloat($0), CGFloat($0)) })
        XCTAssertThrowsError(try picture.annotated([Annotation(.box(nil), of: FrameReference("A", takesAll: true))])) {
            XCTAssertEqual(($0 as? AnnotationError)?.reason, .tooMany(count: 150, limit: 100))
        }
    }

    func testMoreMarksThanCanBePlacedAreRefused() {
        let picture = TestPicture.picture([TestPicture.part("A", 90, 90, 20, 20)])
        let annotations = (0..<201).map { Annotation(.callout("Text \($0)"), of: FrameReference("A")) }
        XCTAssertNoThrow(try picture.annotated(annotations.dropLast()))
        XCTAssertThrowsError(try picture.annotated(annotations)) {
            XCTAssertEqual(($0 as? AnnotationError)?.reason, .crowded(limit: 200))
        }
    }

    func testMarginsAreWholePixels() throws {
        let picture = TestPicture.picture([TestPicture.part("A", 90, 90, 20, 20)])
        for scale: CGFloat in [0.25, 1, 1.5, 3, 10] {
            let frame = try picture.annotated(
                [Annotation(.callout("A part"), of: FrameReference("A"))], settings: RenderSettings(scale: scale))
            let origin = frame.rects(named: "Root")[0].origin
            for length in [origin.x, origin.y, frame.rect.width, frame.rect.height] {
                XCTAssertEqual(length * scale, (length * scale).rounded(), accuracy: 1e-6, "scale \(scale)")
            }
        }
    }
}
