import Documents
import Foundation
import Frames
import XCTest

@testable import Annotations

/// Annotations in files, and their errors.
final class AnnotationReaderTests: XCTestCase {
    private func place(_ text: String) throws -> LocatedNode {
        let source = try SourceFile(
            name: "a.yaml", data: Data(text.utf8), kind: DocumentKind(noun: "list", minimum: "[]"))
        return LocatedNode(node: try source.document(), path: .root, file: "a.yaml")
    }

    private func annotations(_ text: String) throws -> [Annotation] { try AnnotationReader.annotations(place(text)) }

    private func assertFails(_ text: String, _ message: String, line: UInt = #line) {
        XCTAssertThrowsError(try annotations(text), line: line) { XCTAssertEqual("\($0)", message, line: line) }
    }

    func testEveryKind() throws {
        let list = try annotations(
            """
            - callout: bubbleView
              text: A bubble
              side: leading
            - number: { message: 3 }
            - box: { component: avatar, index: -1 }
              padding: 6
            - bracket: { text: Hello, all: true }
            - size: { component: textView, of: QuotedChatMessageView }
              measure: width
            - distance: avatar
              to: bubbleView
              color: "#0A0"
            - { size: bubbleView, measure: radius }
            - dim: { channel: Lunch }
            - blur: authorNameLabel
            """)
        XCTAssertEqual(
            list.map(\.kind),
            [
                .callout("A bubble"), .number(nil), .box(nil), .bracket(nil), .size(.width),
                .distance(to: FrameReference("bubbleView")), .size(.radius), .dim, .blur,
            ])
        XCTAssertEqual(
            list.map(\.target),
            [
                FrameReference("bubbleView"), FrameReference(message: "3"), FrameReference("avatar", index: -1),
                FrameReference(text: "Hello", takesAll: true),
                FrameReference("textView", of: FrameReference("QuotedChatMessageView")), FrameReference("avatar"),
                FrameReference("bubbleView"), FrameReference(channel: "Lunch"), FrameReference("authorNameLabel"),
            ])
        XCTAssertEqual(list[0].side, .leading)
        XCTAssertEqual(list[2].padding, 6)
        XCTAssertEqual(list[5].overrides.color, AnnotationColor(RGBA(hex: 0x00AA00)))
        XCTAssertEqual(list.map { $0.place?.description }, [1, 4, 5, 7, 8, 10, 13, 14, 15].map { "a.yaml:\($0)" })
    }

    func testLeadersAndEdges() throws {
        let file = try AnnotationReader.read(
            place(
                """
                style: { leader: arrow, edge: never }
                annotations: [ { callout: a, text: A, leader: dot } ]
                """))
        XCTAssertEqual(file.style, AnnotationStyle(leader: .arrow, edge: .never))
        XCTAssertEqual(file.annotations[0].overrides, AnnotationOverrides(leader: .dot))
        XCTAssertEqual(try AnnotationReader.read(place("annotations: []")).style.leader, .dot)
        assertFails(
            "- { callout: a, text: A, leader: arow }",
            "a.yaml:1: [0].leader: unknown value “arow”; did you mean “arrow”?")
    }

    func testColors() throws {
        let list = try annotations(
            """
            - { box: a, color: blue }
            - { box: a, color: { light: "#112233", dark: white }, background: "#11223344", line-width: 2, font-size: 20 }
            """)
        XCTAssertEqual(list[0].overrides.color, AnnotationColor.named.first { $0.name == "blue" }?.color)
        XCTAssertEqual(list[1].overrides.color, AnnotationColor(RGBA(hex: 0x112233), dark: .white))
        XCTAssertEqual(list[1].overrides.background?.light.alpha ?? 0, 0x44 / 255, accuracy: 0.001)
        XCTAssertEqual(list[1].overrides.lineWidth, 2)
    }

    func testMistakesNameTheirLine() {
        assertFails("- calout: a", "a.yaml:1: unknown key “calout” in [0]; did you mean “callout”?")
        assertFails("- {box: a}\n- {text: b}", "a.yaml:2: the key “callout” is missing in [1]")
        assertFails("- {box: a, dim: b}", "a.yaml:1: “box” and “dim” can't be used together in [0]; remove one")
        assertFails("- callout: a", "a.yaml:1: the key “text” is missing in [0]")
        assertFails("- distance: a", "a.yaml:1: the key “to” is missing in [0]")
        assertFails("- {dim: a,\n   text: b}", "a.yaml:2: “dim” and “text” can't be used together in [0]; remove one")
        assertFails(
            "- box: {index: 2}",
            "a.yaml:1: [0].box: the part isn't specified; give a component, a message, a channel or a text")
        assertFails(
            "- box: {component: a, index: 0}",
            "a.yaml:1: [0].box.index: expected an index from 1 (the first) or -1 (the last), found 0")
        assertFails(
            "- box: {component: a, index: 1, all: true}",
            "a.yaml:1: “index” and “all” can't be used together in [0].box; remove one")
        assertFails(
            "- {box: a, color: bleu}", "a.yaml:1: [0].color: “bleu” is not a color; did you mean “blue”?")
        assertFails(
            "- {box: a, side: lft}", "a.yaml:1: [0].side: unknown value “lft”; did you mean “left”?")
        assertFails(
            "- {box: a, padding: 900}",
            "a.yaml:1: [0].padding: expected a number from 0 to 200, found the number 900")
        assertFails(
            "- box: [a]",
            "a.yaml:1: [0].box: expected the name of a component, or a part of the picture, found a list")
        assertFails(
            "- {size: a, measure: radios}",
            "a.yaml:1: [0].measure: unknown value “radios”; did you mean “radius”?")
        assertFails("box: a", "a.yaml:1: expected a list of annotations, found a mapping")
    }

    func testTheSchemaHasEveryKey() {
        let schema = AnnotationSchema.json
        for key in AnnotationKey.allCases { XCTAssertTrue(schema.contains("\"\(key.rawValue)\""), key.rawValue) }
        for key in FrameReferenceKey.allCases { XCTAssertTrue(schema.contains("\"\(key.rawValue)\""), key.rawValue) }
    }
}
