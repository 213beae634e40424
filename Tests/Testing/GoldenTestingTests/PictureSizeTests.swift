import Frames
import Goldens
import HeadlessUIKit
import XCTest

@testable import GoldenTesting

/// Impossible sizes of pictures are reported in one line.
@MainActor @preconcurrency
final class PictureSizeTests: TestPackageCase {
    private func notes(_ view: UIView, _ strategy: Snapshotting<UIView, UIImage>) throws -> [String] {
        let place = AssertionPlace(
            name: "size", testName: "testSize()", fileID: "BadgeTests/LabelTests.swift",
            filePath: package.appendingPathComponent("Tests/BadgeTests/LabelTests.swift").path, line: 7, column: 1)
        return try XCTUnwrap(place.verify({ view }, as: strategy, record: .never)?.result).notes.map(\.text)
    }

    func testContentDecidesNegativeSizes() throws {
        let reason = " is impossible: a dimension has to be 0 or more; the content decides instead"
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
        XCTAssertEqual(
            try notes(view, .image(size: CGSize(width: -30, height: 10))),
            ["a size of -30 × 10 points" + reason], "it keeps its own width")
        let label = UILabel()
        label.text = "Leia"
        XCTAssertEqual(
            try notes(label, .image(layout: .fixed(width: 40, height: -.infinity))),
            ["a size of 40 × -inf points" + reason])
        XCTAssertEqual(try notes(label, .image(size: CGSize(width: 40.5, height: 20))), [])
    }

    func testViewWithoutASizeGetsAdvice() throws {
        XCTAssertEqual(try notes(UIView(), .image), ["a size of 0 × 0 points shows nothing; \(Self.advice)"])
        XCTAssertEqual(
            try notes(UIView(), .image(size: CGSize(width: 0, height: 2.5))),
            ["a size of 0 × 2.5 points shows nothing; \(Self.advice)"])
    }

    private static let advice = "give the view a size or content"
}
