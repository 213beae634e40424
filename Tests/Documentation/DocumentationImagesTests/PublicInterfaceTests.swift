import XCTest

/// The gallery only uses the interface that is available to other packages.
final class PublicInterfaceTests: XCTestCase {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Sources").standardizedFileURL

    private func files(in folder: String) throws -> [(name: String, text: String)] {
        let folder = Self.sources.appendingPathComponent(folder)
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        return try names.map { ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
    }

    /// Everything that describes pictures is public. Everything that reads `pictures.yaml` and draws is internal to the
    /// program.
    func testDescriptionsArePublic() throws {
        let files = try ["Declarations", "Scenes", "Snippets"].flatMap {
            try self.files(in: "Documentation/DocumentationImages/\($0)")
        }
        XCTAssertGreaterThan(files.count, 20)
        for (name, text) in files {
            XCTAssertNil(
                text.range(of: "\n *package ", options: .regularExpression),
                "\(name) has a declaration that other packages can't use")
        }
    }

    func testGalleryUsesPublicInterface() throws {
        let types = try files(in: "Documentation/DocumentationImages").flatMap { _, text in
            text.matches(of: /package (?:final )?(?:struct|enum|class|protocol) (\w+)/).map { String($0.output.1) }
        }
        XCTAssertTrue(types.contains("PictureProject"))
        for (name, text) in try files(in: "Tools/Gallery") + files(in: "Tools/SwiftUIGallery") {
            XCTAssertFalse(text.contains("@testable import DocumentationImages"), name)
            for type in types {
                XCTAssertNil(text.firstMatch(of: try Regex("\\b\(type)\\b")), "\(name) uses \(type)")
            }
        }
    }
}
