import Foundation
import Frames
import XCTest

@testable import Comparison

/// Changes in words and in JSON: each kind has its own values, which round-trip.
final class ChangeFormTests: XCTestCase {
    private let place = FrameChange.Place(path: [0, 1], rect: CGRect(x: 1, y: 2, width: 3, height: 4))

    private let alterations: [(FrameChange.Alteration, phrase: String, form: String)] = [
        (
            .renamed(from: "A#one", to: "B"), "class A → B",
            #""from":"A#one","kind":"restyled","property":"component","to":"B""#
        ),
        (
            .restyled(.fill, .exchange(from: .init("none"), to: .init("#FFFFFF", token: "paper"))),
            "fill none → paper #FFFFFF",
            ##""from":"none","kind":"restyled","property":"fill","to":"#FFFFFF","toToken":"paper""##
        ),
        (
            .restyled(.drawing, .remark("differs at the top")), "shape differs at the top",
            #""kind":"restyled","property":"drawing","to":"differs at the top""#
        ),
        (
            .retexted(from: nil, to: "Hi", words: [.init(from: "", to: "Hi")]), "text “” → “Hi”",
            #""kind":"retexted","to":"Hi","words":[{"from":"","to":"Hi"}]"#
        ),
        (
            .reflowed(from: "a b", to: "a / b"), "line breaks “a b” → “a / b”",
            #""from":"a b","kind":"reflowed","to":"a / b""#
        ),
        (.font(ValueChange(from: "A 1", to: "A 2")), "font A 1 → A 2", #""from":"A 1","kind":"font","to":"A 2""#),
        (
            .image(.remark("drawn differently: a")), "image drawn differently: a",
            #""kind":"image","to":"drawn differently: a""#
        ),
        (
            .moved(
                by: CGSize(width: 0.5, height: -3), from: CGPoint(x: 0, y: 4), to: CGPoint(x: 0.5, y: 1)),
            "moved 0.5 pt right and 3 pt up", #""from":"0 4","kind":"moved","shift":[0.5,-3],"to":"0.5 1""#
        ),
        (
            .resized(from: CGSize(width: 1, height: 2.25), to: CGSize(width: 3, height: 4)),
            "resized 1 × 2.25 → 3 × 4 pt", #""from":"1 × 2.25","kind":"resized","to":"3 × 4""#
        ),
        (
            .restacked(.parent(from: "A in B", to: "C")), "now in C, was in A in B",
            #""from":"in A in B","kind":"restacked","to":"in C""#
        ),
        (
            .restacked(.parent(from: "A", to: "A")), "in another A", #""kind":"restacked","to":"in another A""#
        ),
        (
            .restacked(.child(from: 3, to: 1, of: "A of B")), "now child 1 of A of B, was child 3",
            #""from":"child 3","kind":"restacked","to":"child 1 of A of B""#
        ),
        (
            .restacked(.neighbor(from: nil, to: "A in B", in: "C")), "now after A in B in C, was first",
            #""from":"first","kind":"restacked","to":"after A in B in C""#
        ),
        (
            .restacked(.order(in: "A")), "among others in another order, in A",
            #""kind":"restacked","to":"among others in another order, in A""#
        ),
        (
            .clipped(.text(glyphs: 3, before: 5)), "text is now truncated",
            #""from":"5 glyphs","kind":"clipped","to":"3 glyphs""#
        ),
        (
            .clipped(.edge(of: "A", length: 0.5)), "0.5 pt cut off by A",
            #""from":"whole","kind":"clipped","to":"0.5 pt cut off by A""#
        ),
        (.mirrored, "mirrored: the layout’s direction changed", #""kind":"mirrored""#),
    ]

    /// Returns the sorted keys of a change, except those of its component and its places.
    private func form(_ change: FrameChange) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = String(decoding: try encoder.encode(change), as: UTF8.self)
        return [
            "\"component\":\"V\",", ",\"newPath\":[0,1]", ",\"newRect\":[1,2,3,4]", ",\"oldPath\":[0,1]",
            ",\"oldRect\":[1,2,3,4]",
        ]
        .reduce(String(json.dropFirst().dropLast())) { $0.replacing($1, with: "") }
    }

    func testEachKindHasItsWordsAndItsForm() throws {
        for (alteration, phrase, form) in alterations {
            let change = FrameChange(component: "V", event: .altered(alteration, from: place, to: place))
            XCTAssertEqual(change.phrase, phrase)
            XCTAssertEqual(try self.form(change), form)
            XCTAssertEqual(try JSONDecoder().decode(FrameChange.self, from: JSONEncoder().encode(change)), change)
        }
        XCTAssertEqual(Set(alterations.map { change($0.0).kind }).count, FrameChange.Kind.allCases.count - 2)
    }

    private func change(_ alteration: FrameChange.Alteration) -> FrameChange {
        FrameChange(component: "V", event: .altered(alteration, from: place, to: place))
    }

    func testAddedAndRemovedFramesHaveOnePlace() throws {
        for (event, keys) in [
            (FrameChange.Event.added(place, framesInside: 2), "newPath"),
            (.removed(place, framesInside: 0), "oldPath"),
        ] {
            let change = FrameChange(component: "V", hint: "Hi", event: event, cause: 3, isIgnored: true)
            let json = try JSONEncoder().encode(change)
            XCTAssertEqual(try JSONDecoder().decode(FrameChange.self, from: json), change)
            let object = try XCTUnwrap(JSONSerialization.jsonObject(with: json) as? [String: Any])
            XCTAssertEqual(object.keys.filter { $0.hasSuffix("Path") }, [keys])
        }
    }

    /// A form with values of another kind is rejected with a reason.
    func testFormsThatFitNoKindAreRefused() {
        let places = #""component":"V","oldPath":[],"newPath":[],"oldRect":[0,0,1,1],"newRect":[0,0,1,1]"#
        let forms = [
            #""kind":"restyled","from":"1","to":"2""#, #""kind":"moved","from":"0 4","to":"0 5""#,
            #""kind":"moved","shift":[1],"from":"0 4","to":"0 5""#, #""kind":"resized","from":"3","to":"4""#,
            #""kind":"restacked","to":"elsewhere""#, #""kind":"clipped","from":"whole","to":"half""#,
            #""kind":"added""#,
        ]
        for form in forms {
            let json = Data("{\(places),\(form)}".utf8)
            XCTAssertThrowsError(try JSONDecoder().decode(FrameChange.self, from: json), form)
        }
    }

    // MARK: Groups

    private func groups(_ alterations: [FrameChange.Alteration]) -> [String] {
        FrameDifference(changes: alterations.map(change)).groups.map(\.line)
    }

    private func move(_ x: CGFloat, _ y: CGFloat) -> FrameChange.Alteration {
        .moved(by: CGSize(width: x, height: y), from: .zero, to: CGPoint(x: x, y: y))
    }

    func testMovesInOneDirectionAreOneGroup() {
        XCTAssertEqual(
            groups([move(4, 0), move(9, 0), move(-4, 0), move(4, 4)]),
            ["2 × V: moved 4 to 9 pt right", "V: moved 4 pt left", "V: moved 4 pt right and 4 pt down"])
    }

    func testOtherChangesAreOneGroupWhereTheirValuesAreEqual() {
        let position = { FrameChange.Alteration.restyled(.textPosition, ValueChange(from: "0", to: $0)) }
        let tokens = ["a", "b"].map { token in
            FrameChange.Alteration.restyled(.fill, .exchange(from: .init("x"), to: .init("y", token: token)))
        }
        XCTAssertEqual(
            groups([
                .restacked(.parent(from: "A", to: "B")), .restacked(.parent(from: "A", to: "B")),
                .restacked(.parent(from: "A", to: "C")), tokens[0], tokens[1], tokens[1], position("1"), position("2"),
            ]),
            [
                "V: fill x → a y", "2 × V: fill x → b y", "2 × V: now in B, was in A", "V: now in C, was in A",
                "2 × V: text moved",
            ])
    }
}
