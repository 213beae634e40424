import Foundation
import XCTest

/// The table of what we assume of Swift's runtime, in ARCHITECTURE.md, names each file that reaches behind what is promised.
final class AssumptionTableTests: XCTestCase {
    /// What only such files have.
    private static let marks = ["@_silgen_name(", "@_spi(Reflection)", "dlsym(nil", "__asm__(", "_typeByName("]

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The files that the rows of the table lead to.
    private func linkedFiles() throws -> Set<String> {
        let page = try String(contentsOf: Self.root.appending(path: "ARCHITECTURE.md"), encoding: .utf8)
        let section = try XCTUnwrap(page.split(separator: "\n## ").first { $0.hasPrefix("What we assume") })
        return Set(section.matches(of: /\]\(([^)#]+)\)/).map { String($0.1) })
    }

    private func sources() throws -> [String] {
        let folder = Self.root.appending(path: "Sources").path
        return try XCTUnwrap(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
            .filter { ["swift", "c", "h"].contains(($0 as NSString).pathExtension) }.map { "Sources/\($0)" }
    }

    func testEachFileThatAssumesSomethingIsInTheTable() throws {
        let linked = try linkedFiles()
        for file in try sources() {
            let text = try String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
            guard let mark = Self.marks.first(where: text.contains) else { continue }
            // An index of its own is one assumption in several files.
            let isKnown = linked.contains(file) || file.hasPrefix("Sources/System/SwiftRuntime/CConformances/")
            XCTAssertTrue(isKnown, "\(file) has \(mark)…) and no row in ARCHITECTURE.md")
        }
    }

    func testEachFileOfTheRoomIsInTheTable() throws {
        let linked = try linkedFiles()
        for file in try sources()
        where file.hasPrefix("Sources/System/SwiftRuntime/") && file.split(separator: "/").count == 4 {
            XCTAssertTrue(linked.contains(file), file)
        }
    }

    func testFilesOfTheTableAreThere() throws {
        for file in try linkedFiles() {
            XCTAssertTrue(FileManager.default.fileExists(atPath: Self.root.appending(path: file).path), file)
        }
    }
}
