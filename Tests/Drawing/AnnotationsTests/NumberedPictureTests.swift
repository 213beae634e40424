import Annotations
import Foundation
import Frames
import GoldenTesting
import Pictures
import Rendering
import Styles
import XCTest

/// Pictures with the numbers of their parts.
final class NumberedPictureTests: XCTestCase {
    private func numbers(of frame: Frame) -> [CGRect] { frame.rects(named: "number") }

    func testEachNumberOfTheTreeIsInThePictureOnce() throws {
        for flavor in [Flavor.uikit, .swiftui] {
            let frame = try TestPicture.conversation(flavor: flavor)
            let numbered = frame.numbered()
            let marks = try XCTUnwrap(numbered.children.last)
            XCTAssertEqual(marks.texts, FrameTree(frame).nodes.compactMap(\.number).sorted().map(String.init))
            XCTAssertEqual(numbered.children[0].children, frame.children, "the picture is unchanged")
        }
    }

    func testNumbersDoNotOverlapEachOther() throws {
        let settings = RenderSettings(scale: 3)
        let frame = try TestPicture.conversation(
            PictureSelection(.channel, width: 320, height: 480), settings: settings)
        let rects = numbers(of: frame.numbered(settings: settings))
        XCTAssertGreaterThan(rects.count, 10)
        for (index, rect) in rects.enumerated() {
            for other in rects[(index + 1)...] { XCTAssertFalse(rect.intersects(other), "\(rect) \(other)") }
        }
    }

    func testNumbersDoNotCoverTexts() throws {
        let frame = try TestPicture.conversation()
        let numbered = frame.numbered()
        let texts = FrameTree(numbered).nodes.filter { node in
            guard case .text = node.frame.content else { return false }
            return node.number != nil
        }
        XCTAssertGreaterThan(texts.count, 3)
        for text in texts {
            let covered = numbers(of: numbered).filter { $0.insetBy(dx: 2, dy: 2).intersects(text.rect) }
            XCTAssertEqual(covered, [], text.line)
        }
    }

    /// The numbers of a tree that a numbered PNG carries are those that it shows.
    func testANumberedPictureHasTheSameNumbers() throws {
        let frame = try TestPicture.conversation()
        func names(_ frame: Frame) -> [String] {
            FrameTree(frame).nodes.filter { $0.number != nil }.map { "\($0.number ?? 0) \($0.frame.name)" }
        }
        XCTAssertEqual(names(frame.numbered()), names(frame))
    }

    func testTheSamePictureHasTheSameNumbers() throws {
        let frame = try TestPicture.conversation()
        XCTAssertEqual(frame.numbered(), frame.numbered())
    }

    func testAPictureWithoutPartsStaysAsItIs() {
        let frame = TestPicture.picture([])
        XCTAssertEqual(frame.numbered(), frame)
    }

    func testManyParts() {
        let parts = (0..<600).map { TestPicture.part("part\($0)", CGFloat($0 % 20) * 24, CGFloat($0 / 20) * 24) }
        let numbered = TestPicture.picture(parts, width: 480, height: 720).numbered()
        XCTAssertEqual(numbers(of: numbered).count, 600)
    }

    func testTheLook() throws {
        assertGolden(of: try TestPicture.conversation().numbered())
    }

    func testTheLookInTheDarkFromRightToLeft() throws {
        let settings = RenderSettings(appearance: .dark, direction: .rightToLeft)
        assertGolden(
            of: try TestPicture.conversation(flavor: .swiftui, settings: settings).numbered(settings: settings),
            settings: settings)
    }
}
