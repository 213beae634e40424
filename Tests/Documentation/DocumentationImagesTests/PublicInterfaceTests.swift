import XCTest

/// What other packages can use is what the gallery uses.
final class PublicInterfaceTests: XCTestCase {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Sources").standardizedFileURL

    private func files(in folder: String) throws -> [(name: String, text: String)] {
        let folder = Self.sources.appendingPathComponent(folder)
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        return try names.map { ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
    }

    func testNothingIsForThisPackageAlone() throws {
        let files = try files(in: "Documentation/DocumentationImages")
        XCTAssertGreaterThan(files.count, 20)
        for (name, text) in files {
            XCTAssertNil(
                text.range(of: "\n *package ", options: .regularExpression),
                "\(name) has a declaration that other packages can't use")
        }
    }

    func testTheGalleryHasNoWayAround() throws {
        for (name, text) in try files(in: "Tools/Gallery") + files(in: "Tools/SwiftUIGallery") {
            XCTAssertFalse(text.contains("@testable import DocumentationImages"), name)
        }
    }
}
