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

    private func callout(_ name: String, _ leader: AnnotationLeader? = nil) -> Annotation {
        Annotation(
            .callout(name), of: FrameReference(name), side: .right, overrides: AnnotationOverrides(leader: leader))
    }

    func testADotIsOnThePartAndAnArrowAtItsEdge() throws {
        let picture = TestPicture.picture([TestPicture.part("A", 80, 80, 40, 40)])
        let dotted = try picture.annotated([callout("A")])
        XCTAssertTrue(dotted.rects(named: "A")[0].contains(dotted.rects(named: "dot")[0]))
        XCTAssertEqual(dotted.rects(named: "arrowhead"), [])
        let pointed = try picture.annotated([callout("A", .arrow)])
        XCTAssertEqual(pointed.rects(named: "arrowhead")[0].minX, pointed.rects(named: "A")[0].maxX + 1, accuracy: 0.01)
        XCTAssertEqual(pointed.rects(named: "dot"), [])
    }

    func testTextsHaveABoxOnlyWithAnArrowOrABackground() throws {
        let picture = TestPicture.picture([TestPicture.part("A", 80, 80, 40, 40)])
        func label(_ style: AnnotationStyle) throws -> Frame {
            try XCTUnwrap(picture.annotated([callout("A")], style: style).first(named: "label"))
        }
        XCTAssertNil(try label(AnnotationStyle()).fill)
        XCTAssertNil(try label(AnnotationStyle()).border)
        XCTAssertNotNil(try label(AnnotationStyle(leader: .arrow)).border)
        XCTAssertEqual(
            try label(AnnotationStyle(background: AnnotationColor(.black))).fill, .color(.black))
    }

    func testADotDoesNotCoverLetters() throws {
        let frame = try TestPicture.picture([TestPicture.text("Hello", "A", 80, 90)]).annotated([callout("A")])
        XCTAssertFalse(frame.rects(named: "A")[0].insetBy(dx: 1, dy: 1).intersects(frame.rects(named: "dot")[0]))
    }

    func testPartsThatShareAnEdgeHaveEndsAtDifferentPlaces() throws {
        let picture = TestPicture.picture([
            TestPicture.part("A", 60, 60, 80, 80, children: [TestPicture.part("B", 20, 10, 59, 40)])
        ])
        for leader in AnnotationLeader.allCases {
            let frame = try picture.annotated([callout("A", leader), callout("B", leader)])
            let ends = frame.rects(named: leader == .dot ? "dot" : "arrowhead")
            XCTAssertGreaterThanOrEqual(abs(ends[0].midX - ends[1].midX), 8, "\(leader)")
        }
    }

    func testALineEndsAtWhatAContainerShows() throws {
        var container = TestPicture.part(
            "A", 40, 80, 120, 40,
            children: [TestPicture.part("Bubble", 0, 0, 60, 40), TestPicture.part("Avatar", 90, 30, 10, 10)])
        container.fill = nil
        let frame = try TestPicture.picture([container]).annotated([callout("A")])
        XCTAssertTrue(frame.rects(named: "Bubble")[0].contains(frame.rects(named: "dot")[0]))
    }

    /// A halo outside the picture would be a stub on the page.
    func testTheHaloOfALineIsOnThePicture() throws {
        let frame = try TestPicture.picture([TestPicture.part("A", 180, 90, 20, 20)]).annotated([callout("A")])
        guard let seam = frame.first(named: "seam"), case .path(let path) = seam.content,
            let bounds = path.outline.controlBounds, let marks = frame.first(named: "Annotations")
        else { return XCTFail("no halo") }
        XCTAssertLessThanOrEqual(seam.rect.minX + bounds.maxX, marks.rect.width)
    }

    func testNumbersHaveAirAroundWordsAndIcons() throws {
        let picture = try TestPicture.conversation()
        let texts = PlacedFrames(picture).ink
        let frame = try picture.annotated([
            Annotation(.number(nil), of: FrameReference("timestampLabel", takesAll: true)),
            Annotation(.number(nil), of: FrameReference("reactionsBubbleView")),
            Annotation(.number(nil), of: FrameReference("authorAvatarView")),
        ])
        let content = try XCTUnwrap(frame.first(named: "Annotations")).rect.origin
        for number in frame.rects(named: "number") {
            let air = number.offsetBy(dx: -content.x, dy: -content.y).insetBy(dx: -1.99, dy: -1.99)
            for text in texts { XCTAssertFalse(text.intersects(air), "\(air) touches \(text)") }
        }
    }

    // MARK: Legend and edge

    func testALegendHasTheEdgesOfThePicture() throws {
        let picture = TestPicture.picture([TestPicture.part("A", 90, 90, 20, 20)], width: 300)
        for direction in [RenderSettings.Direction.leftToRight, .rightToLeft] {
            let frame = try picture.annotated(
                [Annotation(.number("A part"), of: FrameReference("A"))], settings: RenderSettings(direction: direction)
            )
            let (legend, content) = (frame.rects(named: "legend")[0], frame.rects(named: "Root")[0])
            XCTAssertEqual([legend.minX, legend.maxX], [content.minX, content.maxX])
            XCTAssertGreaterThanOrEqual(legend.minX, 12)
            XCTAssertGreaterThanOrEqual(frame.rect.maxX - legend.maxX, 12)
        }
    }

    func testTheLegendOfADeviceIsCenteredBelowIt() throws {
        let screen = Frame(origin: "DeviceScreen", rect: CGRect(x: 20, y: 10, width: 250, height: 180))
        let picture = TestPicture.picture([screen, TestPicture.part("A", 90, 90, 20, 20)], width: 300)
        let frame = try picture.annotated([Annotation(.number("A part"), of: FrameReference("A"))])
        XCTAssertEqual(frame.rects(named: "legend")[0].midX, frame.rects(named: "DeviceScreen")[0].midX, accuracy: 1)
        XCTAssertNil(frame.first(named: "Edge"))
    }

    func testAPictureHasAnEdgeWhereItsContentTouchesAMargin() throws {
        func edge(_ parts: [Frame], _ edge: PictureEdge = .automatic, dims: Bool = false) throws -> Frame? {
            let part = TestPicture.part("A", 90, 90, 20, 20)
            let dim = dims ? [Annotation(.dim, of: FrameReference("A"))] : []
            return try TestPicture.picture([part] + parts)
                .annotated([callout("A")] + dim, style: AnnotationStyle(edge: edge)).first(named: "Edge")
        }
        let bar = TestPicture.part("Bar", 0, 0, 200, 44)
        XCTAssertNil(try edge([]))
        XCTAssertNil(try edge([TestPicture.part("Ground", 0, 0, 200, 200)]))
        XCTAssertEqual(try edge([bar])?.corners, CornerRadii(12))
        XCTAssertNotNil(try edge([bar])?.border)
        XCTAssertNotNil(try edge([], dims: true))
        XCTAssertNotNil(try edge([], .always))
        XCTAssertNil(try edge([bar], .never))
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
