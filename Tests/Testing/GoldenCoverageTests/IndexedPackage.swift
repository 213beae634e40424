import Foundation
import Frames
import GoldenCoverage
import Raster
import XCTest

@testable import Goldens

/// A package of a few files in a separate folder, which the compiler indexes as in a build for tests.
class IndexedPackage: XCTestCase {
    private(set) var package: URL!

    override func setUpWithError() throws {
        package = FileManager.default.temporaryDirectory.appendingPathComponent("coverage-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        try write("", to: "Package.swift")
        for (path, text) in Self.sources { try write(text, to: path) }
        for test in ["circle", "square", "greeting"] {
            try write("\(test)\n", to: "Golden/Shapes/ShapeTests/\(test).txt")
        }
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: package)
    }

    /// Shapes that are drawn through a protocol and a base class, so no test refers to them directly.
    static let sources = [
        "Sources/Shapes/Shape.swift": """
        public protocol Shape { func outline() -> String }
        open class UIView { public init() {}; open func draw() -> String { "" } }
        public func render(_ shape: any Shape) -> String { shape.outline() }
        """,
        "Sources/Shapes/Circle.swift": """
        public struct Circle: Shape {
            public init() {}
            public func outline() -> String { "round" }
        }
        """,
        "Sources/Shapes/SquareView.swift": """
        open class SquareView: UIView { override open func draw() -> String { corner() } }
        extension UIView { func twice() -> String { draw() + draw() } }
        """,
        "Sources/Shapes/Corner.swift": "func corner() -> String { \"sharp\" }",
        "Sources/Shapes/Greeting.swift": "public func greeting() -> String { \"Hello\" }",
        "Sources/Shapes/Shapes.json": "{}",
        "Tests/ShapesTests/ShapeTests.swift": """
        import Shapes

        class TestCase {}
        final class ShapeTests: TestCase {
            func testCircle() { _ = render(Circle()) }
            func testSquare() { let view: UIView = SquareView(); _ = view.draw() }
            func testGreeting() { _ = greeting() }
        }
        """,
    ]

    func write(_ text: String, to path: String) throws {
        let file = package.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func writeGolden(_ name: String, showing components: [String]) throws {
        let children = components.map {
            Frame(origin: Frame.Origin(name: $0), rect: CGRect(x: 1, y: 1, width: 4, height: 4))
        }
        let frame = Frame(
            origin: "UIView", rect: CGRect(x: 0, y: 0, width: 20, height: 12), fill: .color(.white), children: children)
        let picture = GoldenPicture(try Renderer().render(frame, scale: 1, background: .white), frame: frame)
        let file = package.appendingPathComponent("Golden/Shapes/ShapeTests/\(name).png")
        try picture.data().write(to: file)
    }

    // MARK: Building

    /// Compiles the sources and the tests, as two modules.
    func build() throws {
        try compile(
            "Shapes", in: "Sources/Shapes", ["-emit-module", "-emit-module-path", path(".build/Shapes.swiftmodule")])
        try compile("ShapesTests", in: "Tests/ShapesTests", ["-I", path(".build")])
    }

    private func compile(_ module: String, in folder: String, _ arguments: [String]) throws {
        let objects = package.appendingPathComponent(".build/\(module).build")
        try FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
        let files = try FileManager.default.contentsOfDirectory(atPath: path(folder)).filter { $0.hasSuffix(".swift") }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.currentDirectoryURL = objects
        process.arguments =
            [
                "swiftc", "-c", "-parse-as-library", "-module-name", module, "-index-store-path",
                path(".build/debug/index/store"),
            ]
            + arguments + files.sorted().map { path("\(folder)/\($0)") }
        try process.run()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0)
    }

    func path(_ name: String) -> String { package.appendingPathComponent(name).path }

    func inventory() throws -> GoldenInventory { try GoldenInventory(package: package.path, environment: [:]) }

    func index() -> BuildIndex { BuildIndex(package: package.path) }

    func impact(of files: String...) throws -> Impact {
        Impact(of: files.map(path), on: try inventory(), index: index())
    }

    /// The names of goldens that a change of files can affect.
    func touched(by files: String...) throws -> [String] {
        let impact = Impact(of: files.map(path), on: try inventory(), index: index())
        return impact.goldens.map { String($0.id.split(separator: "/")[2].prefix { $0 != "." }) }
    }
}
