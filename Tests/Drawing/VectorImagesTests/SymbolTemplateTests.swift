import Foundation
import Frames
import VectorImages
import XCTest

/// Custom symbols in Apple's template.
final class SymbolTemplateTests: XCTestCase {
    /// A template of two weights with a square as high as capital letters.
    static let square = """
        <svg width="3300" height="2200"><g id="Guides"><line id="Baseline-S" x1="0" x2="9" y1="696" y2="696"/>
        <line id="Capline-S" x1="0" x2="9" y1="625.541" y2="625.541"/>
        <line id="Baseline-M" x1="0" x2="9" y1="1126" y2="1126"/>
        <line id="Capline-M" x1="0" x2="9" y1="1055.54" y2="1055.54"/></g>
        <g id="Symbols">
        <g id="Regular-M" transform="matrix(1 0 0 1 1500 1126)"><path d="M0 0V-70.46H70.46V0Z"/></g>
        <g id="Bold-S" transform="matrix(1 0 0 1 1700 696)">
        <path class="multicolor-0:tint hierarchical-0:secondary" d="M0 0V-70.459H50V0Z"/></g></g></svg>
        """

    func testLayers() throws {
        let template = try SymbolTemplate(svg: Data(Self.square.utf8))
        let (regular, isExact) = template.layers(.regular)
        XCTAssertTrue(isExact)
        let bounds = try XCTUnwrap(regular.first?.outline.tightBounds)
        XCTAssertEqual(bounds.minY, -0.3523, accuracy: 1e-3)
        XCTAssertEqual(bounds.maxY, 0.3523, accuracy: 1e-3)
        XCTAssertEqual(bounds.width, 0.7046, accuracy: 1e-3)
        XCTAssertEqual(regular.map(\.level), [0])
    }

    func testWeights() throws {
        let template = try SymbolTemplate(svg: Data(Self.square.utf8))
        let bold = template.layers(.bold)
        XCTAssertTrue(bold.isExact)
        XCTAssertEqual(bold.layers.map(\.level), [1])
        XCTAssertEqual(
            bold.layers.first?.outline.tightBounds?.height ?? 0, 0.7046 / 0.789, accuracy: 1e-3,
            "a small drawing becomes medium")
        XCTAssertFalse(template.layers(.black).isExact)
        XCTAssertEqual(template.layers(.black).layers, template.layers(.regular).layers)
    }

    func testOtherFiles() {
        XCTAssertThrowsError(try SymbolTemplate(svg: Data("<svg></svg>".utf8))) { error in
            XCTAssertEqual(
                "\(error)", "it isn't a symbol template: it has no group “Regular-M” or “Regular-S”")
        }
    }
}
