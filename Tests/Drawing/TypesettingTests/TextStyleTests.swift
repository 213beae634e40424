import Foundation
import Rendering
import Typesetting
import XCTest

/// The sizes of Dynamic Type.
final class TextStyleTests: XCTestCase {
    func testTheDefaultSizes() {
        let expected: [TextStyle: (CGFloat, CGFloat)] = [
            .largeTitle: (34, 41), .title1: (28, 34), .title2: (22, 28), .title3: (20, 25), .headline: (17, 22),
            .body: (17, 22), .callout: (16, 21), .subheadline: (15, 20), .footnote: (13, 18), .caption1: (12, 16),
            .caption2: (11, 13),
        ]
        for style in TextStyle.allCases {
            let font = style.font(for: .large)
            XCTAssertEqual(font.size, expected[style]?.0, "\(style)")
            XCTAssertEqual(font.leading, expected[style]?.1, "\(style)")
        }
    }

    func testTheBodyAtAllSizes() {
        XCTAssertEqual(
            RenderSettings.ContentSize.allCases.map { TextStyle.body.font(for: $0).size },
            [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
        XCTAssertEqual(
            RenderSettings.ContentSize.allCases.map { TextStyle.body.font(for: $0).leading },
            [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
    }

    func testTheLeadingsThatIOSDraws() {
        XCTAssertEqual(TextStyle.subheadline.font(for: .extraExtraExtraLarge).leading, 26)
        XCTAssertEqual(TextStyle.caption1.font(for: .extraExtraExtraLarge).leading, 23)
    }

    func testSizesNeverShrinkAsTheContentGrows() {
        for style in TextStyle.allCases {
            let sizes = RenderSettings.ContentSize.allCases.map { style.font(for: $0).size }
            XCTAssertEqual(sizes, sizes.sorted(), "\(style)")
        }
    }

    func testOnlyTheHeadlineIsSemibold() {
        XCTAssertEqual(TextStyle.allCases.filter { $0.weight == .semibold }, [.headline])
    }

    func testMetricsAreThoseOfSanFrancisco() {
        let font = FontDescription.system(size: 100)

        XCTAssertEqual(font.ascender, 95.2148, accuracy: 0.001)
        XCTAssertEqual(font.descender, 24.1211, accuracy: 0.001)
        XCTAssertEqual(font.lineHeight, 119.3359375, accuracy: 0.001)
    }
}
