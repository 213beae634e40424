import Documents
import Foundation
import XCTest

@testable import DocumentationImages

/// Writes projects to a temporary folder, and reads and draws them.
class ProjectTestCase: XCTestCase {
    private(set) var folder: URL!

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try write(
            """
            channel: { id: lunch, name: Lunch }
            me: ada
            users: { ada: Ada, ben: Ben }
            messages:
              - { from: ben, at: 2024-01-01T11:40:00Z, text: "Soup or noodles?" }
              - { from: ada, at: 2024-01-01T11:41:00Z, text: "Noodles" }
            """, to: "chat.yaml")
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: folder)
    }

    func write(_ text: String, to name: String) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func data(_ name: String) throws -> Data { try Data(contentsOf: folder.appendingPathComponent(name)) }

    func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
    }

    /// Removes the path of the test's folder from a line.
    func withoutFolder(_ line: String) -> String { line.replacingOccurrences(of: folder.path + "/", with: "") }

    /// Reads a project with this text.
    func project(_ text: String) throws -> PictureProject {
        try write(text, to: "pictures.yaml")
        return try ProjectReader(contentsOf: folder.path + "/pictures.yaml").project()
    }

    /// Returns the file paths of a project with this text.
    func paths(_ text: String) throws -> [String] { try project(text).entries.flatMap(\.pictures).map(\.path) }

    /// Asserts that reading a project with this text fails with a message about a place in it.
    func assertRefused(
        _ text: String, at line: Int, column: Int? = nil, saying sentence: String, file: StaticString = #filePath,
        testLine: UInt = #line
    ) throws {
        try write(text, to: "pictures.yaml")
        do {
            _ = try ProjectReader(contentsOf: folder.path + "/pictures.yaml").project()
            XCTFail("the project is read", file: file, line: testLine)
        } catch {
            let place = "\(line)" + (column.map { ":\($0)" } ?? "")
            XCTAssertEqual(
                error.description, "\(folder.path)/pictures.yaml:\(place): \(sentence)", file: file, line: testLine)
        }
    }
}
