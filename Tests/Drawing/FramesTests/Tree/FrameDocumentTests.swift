import Foundation
import SchemaChecks
import XCTest

@testable import Frames

final class FrameDocumentTests: XCTestCase {
    /// A tree with every kind of paint, content and effect.
    private var everything: Frame {
        let box = CGRect(x: 0, y: 0, width: 10, height: 10)
        let outline = Outline.roundedRectangle(box, radii: CornerRadii(2))
        let stops = ColorStops([.init(color: .black, location: 0), .init(color: .clear, location: 1)])
        let paints: [Paint] = [
            .color(RGBA(hex: 0x112233, alpha: 0.5)), .linearGradient(stops, from: .zero, to: CGPoint(x: 1, y: 1)),
            .radialGradient(stops, center: .zero, startRadius: 0, endRadius: 9),
            .ellipticalGradient(stops, center: .zero, startRadius: 0, endRadius: 9),
            .conicGradient(stops, center: .zero, startAngle: 0, endAngle: 3),
        ]
        func child(_ change: (inout Frame) -> Void) -> Frame {
            var child = Frame(origin: "Part", rect: box)
            change(&child)
            return child
        }
        let glyphs = GlyphRun(
            face: FontFace(file: "Inter-Regular.otf"), size: 12, color: .black,
            glyphs: [.init(id: 3, x: 0.5, y: 0)],
            effects: GlyphEffects(
                stroke: .init(width: 1, color: .white), shadow: .init(color: .black, radius: 1, x: 0, y: 1)))
        let picture = ImageContent(
            reference: .drawing(Frame(origin: "Icon", rect: box, content: .path(PathContent(outline: outline)))),
            destination: box, tint: .black,
            capInsets: .init(top: 1, left: 1, bottom: 1, right: 1, imageSize: box.size), tileSize: box.size)
        let line = WrittenLine(
            text: "Hi you", origin: CGPoint(x: 1, y: 8), width: 8, size: 8, isRightToLeft: false,
            words: [WrittenWord(text: "Hi", x: 0, width: 3), WrittenWord(text: "you", x: 4, width: 4)])
        let text = TextContent(
            string: "Hi you", backgrounds: [.init(rect: box, color: .white)], runs: [glyphs], pictures: [picture],
            lines: [.init(rect: box, color: .black)], missingCharacters: ["☃"], written: WrittenLines([line]))
        var stroke = PathContent.Stroke(
            color: .black, width: 1, dashes: [1, 2], dashPhase: 1, miterLimit: 4, gradient: paints[1],
            part: .init(start: 0, end: 0.5))
        stroke.cap = .round
        let effects: [Effect] = [
            .blur(radius: 2), .colors(.saturation(2)), .mask([Frame(rect: box)], isInverted: true), .mixing(.multiply),
            .backdrop([.blur(radius: 1)]),
            .projection(Projection(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, g: 0, h: 0, w: 1)),
        ]
        var children = paints.map { paint in child { $0.fill = paint } }
        children += effects.map { effect in child { $0.effects = [effect] } }
        children += [
            child { $0.content = .text(text) }, child { $0.content = .image(picture) },
            child { $0.content = .image(ImageContent(reference: .file(path: "a.png"), destination: box)) },
            child { $0.content = .image(ImageContent(reference: .data(Data([1])), destination: box)) },
            child {
                $0.content = .path(
                    PathContent(
                        outline: outline, fill: paints[0], fillRule: .evenOdd, stroke: stroke, paintArea: box))
            },
            child {
                $0.transform = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
                $0.opacity = 0
                $0.corners = CornerRadii(topLeft: 1, isSmooth: true)
                $0.border = Border(width: 1, color: .black)
                $0.shadow = Shadow(color: .black, radius: 1, outline: outline)
                $0.mask = Mask(outline: outline)
                $0.clipsToBounds = true
            },
            child {
                $0.rect.origin.x = 35
                var button = AccessibilityProperties(.element)
                button.node = AccessibilityNode(label: "Send", traits: .button)
                $0.tags.append(.element(button))
                $0.tags.append(.shows(.message(id: "m", number: nil)))
                $0.tags.append(.shows(.channel(id: "c", name: nil)))
                $0.tags.append(
                    .reasons(
                        LayoutReasons(
                            width: LayoutReason.Kind.allCases.map { LayoutReason($0, "a reason") },
                            x: [LayoutReason(.constraint, "a == b", constant: 8, priority: 750, identifier: "gap")])))
            },
        ]
        return Frame(origin: "All", rect: CGRect(x: 0, y: 0, width: 40, height: 40), children: children)
    }

    func testEverythingFollowsTheSchema() throws {
        let schema = try JSONSchema(FrameDocument.schema)
        let json = try FrameDocument(FrameTree(everything)).json()
        XCTAssertEqual(schema.errors(in: try JSONSerialization.jsonObject(with: json)), [])
        let text = String(decoding: json, as: UTF8.self)
        for (part, broken) in [
            ("\"Part\"", "3"), ("\"path\" : \"0.1\"", "\"path\" : \"1\""), ("\"textLines\"", "\"x\""),
        ] {
            let broken = try JSONSerialization.jsonObject(with: Data(text.replacing(part, with: broken).utf8))
            XCTAssertFalse(schema.errors(in: broken).isEmpty, part)
        }
    }

    func testTheSchemaHasAnIdentifierAndItsVersionIsThatOfTheDocument() throws {
        let schema = try XCTUnwrap(
            JSONSerialization.jsonObject(with: Data(FrameDocument.schema.utf8)) as? [String: Any])
        XCTAssertEqual(schema["$schema"] as? String, "https://json-schema.org/draft/2020-12/schema")
        XCTAssertEqual(schema["$id"] as? String, "urn:messageshot:schema:frames:\(FrameDocument.version)")
        let document = try JSONSerialization.jsonObject(with: FrameDocument(FrameTree(everything)).json())
        XCTAssertEqual((document as? [String: Any])?["schema"] as? Int, FrameDocument.version)
    }

    /// The keys of a frame stay, so that what reads trees still reads them.
    func testAFrameCanBeReadFromTheDocument() throws {
        let tree = FrameTree(everything)
        XCTAssertEqual(try Frame(json: FrameDocument(tree).json()), try Frame(json: tree.frame.json()))
        XCTAssertEqual(try FrameDocument(FrameTree(everything)).json(), try FrameDocument(tree).json())
    }

    func testTextLinesAreInThePicture() throws {
        let line = try XCTUnwrap(FrameTree(everything).nodes.compactMap(\.details.textLines).first?.first)
        XCTAssertEqual(line.rect.rect, CGRect(x: 1, y: 0, width: 8, height: 8))
        XCTAssertEqual(line.words.map(\.text), ["Hi", "you"])
        XCTAssertEqual(line.words[1].rect.rect, CGRect(x: 5, y: 0, width: 4, height: 8))
    }

    func testDetailsCanBeStored() throws {
        let details = FrameDetails(tagged: everything)
        XCTAssertEqual(try JSONDecoder().decode(FrameDetails.self, from: JSONEncoder().encode(details)), details)
    }

    // MARK: Points

    func testAnExplanationHasALineForEachReason() throws {
        var label = Frame(origin: "UILabel", rect: CGRect(x: 4, y: 4, width: 10, height: 10))
        label.tags.append(
            .reasons(
                LayoutReasons(
                    width: [LayoutReason(.content, "intrinsic content width 10", priority: 750)],
                    x: [LayoutReason(.constraint, "UILabel.leading == UIView.leading + 4.0", priority: 1000)])))
        let tree = FrameTree(
            Frame(origin: "UIView", rect: CGRect(x: 0, y: 0, width: 20, height: 20), children: [label]))
        let explanation = PointExplanation(of: CGPoint(x: 5, y: 5), in: tree)
        XCTAssertEqual(
            explanation.text,
            """
            0.0 UILabel - 4 4 10 10 -
              width content: intrinsic content width 10
              x constraint: UILabel.leading == UIView.leading + 4.0
            0 UIView - 0 0 20 20 -
            """)
        XCTAssertTrue(explanation.hasReasons)
        XCTAssertFalse(PointExplanation(of: CGPoint(x: 1, y: 1), in: tree).hasReasons)
        XCTAssertEqual(PointExplanation(of: CGPoint(x: 30, y: 1), in: tree).nodes.count, 0)
        let json = try JSONSerialization.jsonObject(with: explanation.json()) as? [String: Any]
        let views = try XCTUnwrap(json?["views"] as? [[String: Any]])
        XCTAssertEqual(views.map { $0["name"] as? String }, ["UILabel", "UIView"])
        XCTAssertNotNil(views[0]["layout"])
        XCTAssertNil(views[1]["layout"])
    }
}
