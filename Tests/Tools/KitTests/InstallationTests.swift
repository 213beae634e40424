import BuiltPrograms
import Foundation
import XCTest

/// What `make install` puts below a folder.
final class InstallationTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("install-\(UUID().uuidString)")

    override func setUpWithError() throws {
        try BuiltKit.require()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    private func script(_ name: String, _ arguments: String...) throws -> Run {
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardizedFileURL.path
        return try Run("\(root)/Scripts/packaging/\(name)", arguments, in: folder)
    }

    func testAnInstallationCanBeMovedUsedAndRemoved() throws {
        let build = URL(fileURLWithPath: BuiltKit.folder).deletingLastPathComponent().path
        let installed = try script("install", build, "\(folder.path)/prefix")
        XCTAssertEqual(installed.status, 0, installed.error)
        let moved = folder.appendingPathComponent("moved")
        try FileManager.default.moveItem(at: folder.appendingPathComponent("prefix"), to: moved)

        let program = moved.appendingPathComponent("bin/messageshot").path
        let kit = try Run(program, ["kit"], in: folder)
        XCTAssertTrue(kit.text.hasPrefix("\(moved.path)/lib/messageshot/kit\n"), kit.text + kit.error)
        let source = "import SwiftUI\n#Preview { Text(\"Hello\") }\n"
        try Data(source.utf8).write(to: folder.appendingPathComponent("Row.swift"))
        let preview = try Run(program, ["preview", "Row.swift", "--once", "-o", "pictures"], in: folder)
        XCTAssertEqual(preview.status, 0, preview.error)
        XCTAssertTrue(FileManager.default.fileExists(atPath: folder.appendingPathComponent("pictures/Row.png").path))

        XCTAssertEqual(try script("uninstall", moved.path).status, 0)
        let left = FileManager.default.enumerator(atPath: moved.path)?.allObjects as? [String] ?? []
        XCTAssertEqual(left, [])
    }
}
