import Foundation
import Frames
import XCTest

@testable import Comparison

/// Every difference is reported, and none as “X → X”.
final class DistinctWordsTests: XCTestCase {
    private func assertTelling(
        _ old: Frame, _ new: Frame, _ what: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        let difference = FrameDifference(from: old, to: new)
        XCTAssertFalse(difference.isEmpty, "\(what): nothing is reported", file: file, line: line)
        for change in difference.changes {
            let text = "\(what): \(change)"
            XCTAssertTrue(change.alteration?.showsDifference ?? true, text, file: file, line: line)
            let sides = change.phrase.components(separatedBy: " → ")
            if sides.count == 2, change.kind == .retexted {
                XCTAssertNotEqual(sides[0], "text \(sides[1])", text, file: file, line: line)
            }
            XCTAssertFalse(change.phrase.hasSuffix(" "), text, file: file, line: line)
        }
    }

    /// Increases each number of a tree with a part of every kind, by a little or a lot.
    func testEveryNumberOfATree() throws {
        let frame = try EveryPart.frame()
        let json = try JSONSerialization.jsonObject(with: frame.json(pretty: false))
        var count = 0
        for step in [0.03, 1.0] {
            // Less than a hundredth of a point is invisible: a curve moves less than its control points.
            let numbers = Numbers(in: json).all.filter { step > 0.1 || !$0.path.contains("elements") }
            for number in numbers where !Self.isUnseen(number.path) {
                let changed = Numbers.replacing(number.path[...], by: number.value + step, in: json)
                guard let data = try? JSONSerialization.data(withJSONObject: changed),
                    let tree = try? Frame(json: data), tree != frame
                else { continue }
                count += 1
                assertTelling(frame, tree, "\(number.path.joined(separator: ".")) + \(step)")
            }
        }
        XCTAssertGreaterThan(count, 300)
    }

    /// The positions of roots, which don't affect drawing.
    private static func isUnseen(_ path: [String]) -> Bool {
        path.starts(with: ["rect"]) && ["0", "x"].contains(path.dropFirst().first ?? "0")
            || path.contains("drawing") && path.suffix(3).first == "rect" && path.contains("_0")
    }

    /// Pairs of values of each property, of random shapes, paints and words.
    func testRandomPairs() {
        var generator = SeededGenerator(seed: 30)
        for property in RandomFrame.Property.allCases {
            for number in 0..<30 {
                let values = (property.frame(&generator), property.frame(&generator))
                guard values.0 != values.1 else { continue }
                let isSeen = property.isSeen(values.0, values.1)
                if isSeen { assertTelling(values.0, values.1, "\(property) \(number)") }
            }
        }
    }

    /// Texts that differ only in invisible characters, or after the first sixty letters.
    func testTextsThatLookTheSame() {
        let long = String(repeating: "na ", count: 40)
        let pairs = [
            ("10 km", "10\u{A0}km", "text “10 km” → “10U+00A0km”"),
            ("one\ntwo", "one two", "text “one\\ntwo” → “one two”"),
            ("a\u{200B}b", "ab", "text “aU+200Bb” → “ab”"),
            (long + " x", long + "x", "text “… na na na na na  x” → “… na na na na na x”"),
        ]
        for (old, new, words) in pairs {
            let frames = [old, new].map {
                Frame(
                    origin: "Label", rect: CGRect(x: 0, y: 0, width: 90, height: 20),
                    content: .text(TextContent(string: $0, runs: [])))
            }
            XCTAssertEqual(FrameDifference(from: frames[0], to: frames[1]).groups.map(\.change.phrase), [words])
        }
    }

    /// A golden that was read from a file doesn't contain the makers of frames.
    func testTheMakerOfAFrameIsNoDifference() {
        let rect = CGRect(x: 0, y: 0, width: 9, height: 9)
        let read = Frame(origin: "Badge", rect: rect)
        var made = Frame(origin: Frame.Origin(type: "Badge", maker: .uiKit), rect: rect)
        made.tags.append(.note(LayoutNote(isDisabled: true)))
        XCTAssertNil(DifferingPart(read, made))
        made.opacity = 0.5
        XCTAssertEqual(DifferingPart(read, made)?.name, "opacity")
    }

    func testComponentsOfOneClass() {
        let rect = CGRect(x: 0, y: 0, width: 9, height: 9)
        func summary(_ old: String, _ new: String) -> String {
            FrameDifference(
                from: Frame(origin: Frame.Origin(name: old), rect: rect),
                to: Frame(origin: Frame.Origin(name: new), rect: rect)
            ).summary()
        }
        XCTAssertEqual(summary("Clip#avatar", "Clip"), "Clip: name #avatar → none")
        XCTAssertEqual(summary("A#bubble", "A#card"), "A#card: name #bubble → #card")
    }
}

extension FrameChange.Alteration {
    /// Whether the old and the new value have different descriptions.
    fileprivate var showsDifference: Bool {
        switch self {
        case .restyled(_, let value), .font(let value), .image(let value): value.showsDifference
        case .renamed(let from, let to): from.name != to.name
        case .retexted(let from, let to, _): from != to
        case .reflowed(let from, let to): from != to
        case .moved(_, let from, let to): from != to
        case .resized(let from, let to): from != to
        case .restacked(let restacking): restacking.words.from != restacking.words.to
        case .clipped(let clipping): clipping.words.from != clipping.words.to
        case .mirrored: true
        }
    }
}

/// The numbers of a JSON value, with the keys and indices that lead to them.
private struct Numbers {
    private(set) var all: [(path: [String], value: Double)] = []

    init(in json: Any) { visit(json, []) }

    private mutating func visit(_ json: Any, _ path: [String]) {
        switch json {
        case let object as [String: Any]:
            for key in object.keys.sorted() { object[key].map { visit($0, path + [key]) } }
        case let list as [Any]: for (index, element) in list.enumerated() { visit(element, path + ["\(index)"]) }
        case is Bool: break
        case let number as NSNumber: all.append((path, number.doubleValue))
        default: break
        }
    }

    static func replacing(_ path: ArraySlice<String>, by value: Double, in json: Any) -> Any {
        guard let key = path.first else { return value == value.rounded() ? Int(value) : value }
        if var object = json as? [String: Any] {
            object[key] = object[key].map { replacing(path.dropFirst(), by: value, in: $0) }
            return object
        }
        if var list = json as? [Any], let index = Int(key) {
            list[index] = replacing(path.dropFirst(), by: value, in: list[index])
            return list
        }
        return json
    }
}
