import Foundation
import GoldenCoverage
import XCTest

/// The goldens that show a component, and the components that no golden shows.
final class ComponentTests: IndexedPackage {
    override func setUpWithError() throws {
        try super.setUpWithError()
        try write("open class DotView: UIView {}\nfinal class RingView: DotView {}", to: "Sources/Shapes/DotView.swift")
        try writeGolden("square", showing: ["SquareView#view", "RingView"])
        try build()
    }

    private func goldens(using name: String) throws -> [String] {
        try GoldenList(inventory(), using: name, index: index()).goldens.map(\.id)
    }

    func testGoldensThatShowAComponent() throws {
        let square = ["Shapes/ShapeTests/square.png"]
        XCTAssertEqual(try goldens(using: "SquareView"), square)
        XCTAssertEqual(try goldens(using: "view"), square, "by the variable")
        XCTAssertEqual(try goldens(using: "#view"), square)
        XCTAssertEqual(try goldens(using: "DotView"), square, "by the base type")
        XCTAssertEqual(try goldens(using: "Circle"), [], "known, but not shown")
        XCTAssertThrowsError(try goldens(using: "Square")) { error in
            XCTAssertEqual(
                "\(error)",
                "no golden shows “Square”, and the sources have no view of that name; did you mean SquareView?")
        }
    }

    func testComponentsThatNoGoldenShows() throws {
        try write("class Bare: UIView {}", to: "Sources/Shapes/Bare.swift")
        try write("import Shapes\nclass Hidden: UIView {}", to: "Tests/ShapesTests/Hidden.swift")
        try build()
        let coverage = try ComponentCoverage(inventory(), index: index())
        XCTAssertEqual(
            coverage.text,
            """
            Bare  Sources/Shapes/Bare.swift:1
            goldens show 3 of 4 components

            """)
        XCTAssertThrowsError(try ComponentCoverage(inventory(), index: index(), modules: ["Chat"])) { error in
            XCTAssertEqual("\(error)", "the index has no view of a module “Chat”")
        }
    }

    func testListShowsSizesAndTheirSum() throws {
        let list = try GoldenList(inventory())
        let picture = list.goldens.first { $0.id.hasSuffix(".png") }
        XCTAssertEqual(picture?.pixels?.width, 20)
        XCTAssertEqual(picture?.components, ["RingView", "SquareView", "UIView"])
        XCTAssertTrue(list.text.contains("Shapes/ShapeTests/circle.txt  text  0.0 KiB\n"), list.text)
        XCTAssertTrue(list.text.contains("Shapes/ShapeTests/square.png  20 × 12  "), list.text)
        XCTAssertTrue(
            list.text.hasSuffix("\n4 goldens, \(list.text.split(separator: " ").suffix(2).joined(separator: " "))"))
    }
}
