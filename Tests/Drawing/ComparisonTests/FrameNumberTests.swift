import Foundation
import XCTest

@testable import Comparison
@testable import Frames
@testable import Raster
@testable import Rendering

/// Each number of a tree is replaced by an unexpected one. It is rejected with one line, or drawn and compared without
/// a crash.
final class FrameNumberTests: XCTestCase {
    /// The replacement numbers as JSON.
    private let odd = ["1e15", "-1e15", "1e308", "-1", "0", "1e-300", "16777216", "-16777216", "9223372036854775807"]

    func testEveryNumberOfATreeFromAFile() throws {
        let frame = try EveryPart.frame()
        let json = String(decoding: try frame.json(pretty: false), as: UTF8.self)
        let places = numbers(in: json)
        XCTAssertGreaterThan(places.count, 300)
        let bitmap = try Renderer(images: .withoutFiles).render(frame, scale: 1)
        let original = ComparedPicture(bitmap, frame: frame)
        var (refused, drawn) = (0, 0)
        for (index, place) in places.enumerated() {
            // Numbers of a kind are adjacent: together they get all values.
            var changed = json
            changed.replaceSubrange(place, with: odd[index % odd.count])
            do {
                let tree = try Frame(json: Data(changed.utf8))
                drawn += 1
                try drawAndCompare(tree, original, isWhole: index % 4 == 0)
            } catch let flaw as FrameError {
                refused += 1
                XCTAssertFalse(flaw.description.contains("\n"))
                XCTAssertLessThan(flaw.description.count, 300)
            }
        }
        XCTAssertGreaterThan(refused, 100)
        XCTAssertGreaterThan(drawn, 100)
    }

    /// - Parameter isWhole: Whether to run the slowest checks, too.
    private func drawAndCompare(_ tree: Frame, _ original: ComparedPicture, isWhole: Bool) throws {
        _ = tree.description
        _ = try? Renderer(images: .withoutFiles).svg(tree)
        let bitmap = (try? Renderer(images: .withoutFiles).render(tree, scale: 1)) ?? original.bitmap
        let other = ComparedPicture(bitmap, frame: tree)
        let comparison = PictureComparison(expected: original, actual: other)
        _ = comparison.description
        guard isWhole, bitmap.pixelsWide < 200, bitmap.pixelsHigh < 200 else { return }
        _ = MinimalPicture(
            expected: original, actual: other, comparison: comparison, tolerance: .imperceptible)
    }

    private func numbers(in json: String) -> [Range<String.Index>] {
        var places: [Range<String.Index>] = []
        var isString = false
        var start: String.Index?
        for index in json.indices {
            let character = json[index]
            if character == "\"" { isString.toggle() }
            let isPart =
                !isString && (character.isNumber || "-+.".contains(character) || start != nil && character == "e")
            if isPart, start == nil { start = index }
            if !isPart, let first = start {
                places.append(first..<index)
                start = nil
            }
        }
        return places
    }

    // MARK: Trees made in the process

    private let changes: [(String, (inout Frame, CGFloat) -> Void)] = [
        ("rectangle's x", { $0.rect.origin.x = $1 }), ("rectangle's width", { $0.rect.size.width = $1 }),
        ("transform's factor", { $0.transform.a = $1 }), ("opacity", { $0.opacity = $1 }),
        ("corner radius", { $0.corners = CornerRadii($1) }),
        ("fill's red", { $0.fill = .color(RGBA(red: $1, green: 0, blue: 0)) }),
        ("border's width", { $0.border = Border(width: $1, color: .black) }),
        ("shadow's radius", { $0.shadow = Shadow(color: .black, radius: $1) }),
        ("mask's x", { $0.mask = Mask(outline: .ellipse(in: CGRect(x: $1, y: 0, width: 1, height: 1))) }),
        ("blur's radius", { $0.effects = [.blur(radius: $1)] }),
        (
            "image's x",
            {
                $0.content = .image(
                    ImageContent(
                        reference: .drawing(Frame(rect: CGRect(x: 0, y: 0, width: 1, height: 1))),
                        destination: CGRect(x: $1, y: 0, width: 1, height: 1)))
            }
        ),
    ]

    func testNonFiniteNumbersAreReportedAndNotDrawn() throws {
        for (what, change) in changes {
            for value in [CGFloat.nan, .infinity, -.infinity, 1e300] {
                var bad = Frame(
                    origin: "BadView", rect: CGRect(x: 2, y: 2, width: 4, height: 4), fill: .color(.black))
                change(&bad, value)
                let good = Frame(origin: "good", rect: CGRect(x: 0, y: 0, width: 1, height: 1), fill: .color(.black))
                let page = Frame(rect: CGRect(x: 0, y: 0, width: 10, height: 10), children: [bad, good])
                let lines = Lines()
                let bitmap = try RenderProblems.render {
                    try RenderProblems.withHandler({ lines.add($0) }) { try Renderer().render(page, scale: 1) }
                }
                XCTAssertEqual(bitmap[0, 0], .black, "the rest is drawn")
                XCTAssertEqual(lines.all.count, 1, "\(what) \(value)")
                XCTAssertTrue(lines.all.first?.hasPrefix("BadView: its \(what) is ") == true, "\(lines.all)")
                _ = PictureComparison(
                    expected: ComparedPicture(bitmap, frame: page), actual: ComparedPicture(bitmap, frame: page))
            }
        }
    }

    func testTransformsThatMagnifyTogetherAreRefused() throws {
        var tree = Frame(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
        for _ in 0..<10 {
            var around = Frame(rect: CGRect(x: 0, y: 0, width: 10, height: 10), children: [tree])
            around.transform = Transform(a: 1000, b: 0, c: 0, d: 1000, tx: 0, ty: 0)
            tree = around
        }
        XCTAssertThrowsError(try Frame(json: tree.json())) { XCTAssertTrue("\($0)".contains("scale it up"), "\($0)") }
        _ = try? Renderer().render(tree, scale: 1)
    }

    /// Returns nested frames.
    private func nested(_ count: Int) -> Frame {
        (1..<count).reduce(Frame(rect: .zero)) { inner, _ in Frame(rect: .zero, children: [inner]) }
    }

    func testFramesInFramesHaveALimit() throws {
        XCTAssertNoThrow(try nested(FrameLimits.depth).check())
        XCTAssertThrowsError(try nested(FrameLimits.depth + 1).check()) {
            XCTAssertTrue("\($0)".hasSuffix("it is nested in more than 512 frames"), "\($0)")
        }
    }

    func testTreesHaveALimit() throws {
        let children = Array(repeating: Frame(rect: .zero), count: FrameLimits.count)
        let json = try Frame(rect: .zero, children: children).json(pretty: false)
        XCTAssertThrowsError(try Frame(json: json)) {
            XCTAssertEqual("\($0)", "it has 200001 frames; at most 200000 are read")
        }
    }

    func testFontIsNeverAFileElsewhere() throws {
        for file in ["../../etc/passwd", "/etc/passwd", "..", "", ".hidden"] {
            let run = GlyphRun(face: FontFace(file: file), size: 9, color: .black, glyphs: [])
            let frame = Frame(rect: .zero, content: .text(TextContent(string: "", runs: [run])))
            XCTAssertThrowsError(try Frame(json: frame.json()), file)
        }
    }

    func testLargestNumbersAreTaken() throws {
        let edge = CGFloat(FrameLimits.number.upperBound)
        let frame = Frame(
            rect: CGRect(x: -edge, y: edge, width: edge, height: edge), shadow: Shadow(color: .black, radius: 9))
        XCTAssertEqual(try Frame(json: frame.json()), frame)
    }
}

/// Collects the lines passed to a handler.
private final class Lines: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []

    func add(_ line: String) { lock.withLock { lines.append(line) } }
    var all: [String] { lock.withLock { lines } }
}
