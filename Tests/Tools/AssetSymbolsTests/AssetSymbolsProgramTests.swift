import BuiltPrograms
import Foundation
import XCTest

/// The program that build tool plug-ins run.
final class AssetSymbolsProgramTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        for set in ["Red.colorset", "logo.imageset"] {
            let url = folder.appendingPathComponent("Assets.xcassets/\(set)")
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try Data("{}".utf8).write(to: url.appendingPathComponent("Contents.json"))
        }
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    private func run(_ arguments: String...) throws -> Run {
        try Run(BuiltProgram.path(of: "asset-symbols"), arguments, in: folder)
    }

    func testFile() throws {
        let run = try run(
            "--bundle", "Bundle.main", "--framework", "UIKit", "-o", "Symbols.swift", "Assets.xcassets")
        XCTAssertEqual(run.status, 0)
        XCTAssertEqual(
            run.error,
            "\(folder.path)/Assets.xcassets: warning: the color “Red” has no symbol in UIColor, which has a member red; "
                + "rename it\n")
        let source = try String(contentsOf: folder.appendingPathComponent("Symbols.swift"), encoding: .utf8)
        XCTAssertTrue(source.contains("static let logo = ImageResource(name: \"logo\", bundle: resourceBundle)"))
        XCTAssertTrue(source.contains("resourceBundle = Bundle.main"))
    }

    func testMistakes() throws {
        let misused = try run("Assets.xcassets")
        XCTAssertEqual(misused.status, 64)
        XCTAssertTrue(misused.error.hasPrefix("usage: asset-symbols"), misused.error)
        let missing = try run("-o", "Symbols.swift", "None.xcassets")
        XCTAssertEqual(missing.status, 1)
        XCTAssertEqual(missing.error, "\(folder.path)/None.xcassets: error: the folder can't be read\n")
    }
}
