import HeadlessUIKit
import XCTest

@testable import DocumentationImages

/// The page that shows all pictures.
final class IndexPageTests: XCTestCase {
    private func html(_ pages: [PicturePage]) throws -> String {
        let collection = PictureCollection(title: "Cards & <more>", pages: pages, folder: ".")
        let pictures = Dictionary(
            uniqueKeysWithValues: collection.pictures.map {
                ($0.file, PictureSummary(size: CGSize(width: 8, height: 6), alternativeText: $0.name))
            })
        return try IndexPage(of: collection).html(of: pictures)
    }

    private func entry(_ name: String) -> PictureEntry {
        PictureEntry(name, of: .view { UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 6)) })
    }

    func testTextsAreEscapedAndAnchorsDiffer() throws {
        let page = PicturePage("A") {
            PictureSection("Round & <b>", note: "Says `a < b`.", snippets: []) {
                PictureRow(entry("one").captioned("<Before>"), entry("two"))
            }
            PictureSection("Round b", snippets: [])
            PictureSection("!", snippets: [])
        }
        let html = try html([page])
        XCTAssertTrue(html.contains("<title>Cards &amp; &lt;more&gt;</title>"))
        XCTAssertTrue(html.contains("<h2>Round &amp; &lt;b&gt;</h2>"))
        XCTAssertTrue(html.contains("Says <code>a &lt; b</code>."))
        XCTAssertTrue(html.contains("<figcaption>&lt;Before&gt;</figcaption>"))
        XCTAssertTrue(html.contains("<div class=\"row pair\">"))
        XCTAssertTrue(html.contains("src=\"one.png\" width=\"8\" height=\"6\""))
        for anchor in ["a-round-b", "a-round-b-2", "a"] { XCTAssertTrue(html.contains("id=\"\(anchor)\""), anchor) }
    }

    func testPicturesWithoutAHeading() throws {
        let html = try html([PicturePage("Plain") { PictureSection("", snippets: []) { entry("one") } }])
        XCTAssertFalse(html.contains("<h2></h2>"))
        XCTAssertTrue(html.contains("src=\"one.png\""))
    }

    func testSizesThatDifferByAPoint() {
        XCTAssertTrue(PictureSizes.areNear("<img width=\"8\" height=\"6\">", "<img width=\"9\" height=\"6\">"))
        XCTAssertFalse(PictureSizes.areNear("<img width=\"8\" height=\"6\">", "<img width=\"10\" height=\"6\">"))
        XCTAssertFalse(PictureSizes.areNear("<img width=\"8\">", "<b width=\"8\">"))
        XCTAssertFalse(PictureSizes.areNear("<img width=\"8\">", "<img width=\"8\"><img width=\"8\">"))
    }

    func testScaleOfASize() {
        func scale(_ wide: Int, _ high: Int) -> CGFloat? {
            PictureScale.of(pixels: CGSize(width: wide, height: high), size: CGSize(width: 390, height: 100.5))
        }
        XCTAssertEqual(scale(1170, 302), 3)
        XCTAssertEqual(scale(585, 151), 1.5)
        XCTAssertEqual(scale(819, 211), 2.1)
        XCTAssertNil(scale(780, 302))
        XCTAssertNil(scale(39, 10))
    }
}
