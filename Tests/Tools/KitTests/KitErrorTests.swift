import BuiltPrograms
import Foundation
import XCTest

/// A kit or a toolchain that can't be used: one line, and the right exit code.
final class KitErrorTests: XCTestCase {
    private var folder: URL!

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("kit-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("import SwiftUI\n#Preview { Text(\"x\") }\n".utf8).write(
            to: folder.appendingPathComponent("Row.swift"))
        try Data("// swift-tools-version: 6.0\n".utf8).write(to: folder.appendingPathComponent("Package.swift"))
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

    /// Asserts that the commands that use the kit end with one line.
    private func assertFails(
        _ environment: [String: String], status: Int32 = 2, saying line: String, testLine: UInt = #line
    ) throws {
        for command in [["preview", "Row.swift", "--once"], ["swift", "build"]] {
            let run = try BuiltKit.run(command, in: folder, environment: environment)
            XCTAssertEqual(run.error, "messageshot: \(line)\n", "\(command)", line: testLine)
            XCTAssertEqual(run.status, status, "\(command)", line: testLine)
        }
    }

    private func makeKit(compiler: String, files: [String] = []) throws -> String {
        let kit = folder.appendingPathComponent("kit")
        try FileManager.default.createDirectory(at: kit, withIntermediateDirectories: true)
        let manifest = #"{ "schema": 1, "version": "0.1.0", "compiler": "\#(compiler)", "target": "sparc64" }"#
        try Data(manifest.utf8).write(to: kit.appendingPathComponent("kit.json"))
        for file in files {
            let url = kit.appendingPathComponent(file)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: url)
        }
        return kit.path
    }

    func testTheVariableNamesNoKit() throws {
        try assertFails(
            ["MESSAGESHOT_KIT": "/nonsense"],
            saying: "/nonsense is not a kit: it has no kit.json; make it with make kit")
    }

    /// An empty variable is none.
    func testAnEmptyVariable() throws {
        try BuiltKit.require()
        let run = try BuiltKit.run(["kit"], in: folder, environment: ["MESSAGESHOT_KIT": ""])
        XCTAssertTrue(run.text.hasPrefix("\(BuiltKit.folder)\n"), run.text + run.error)
    }

    func testAMovedKit() throws {
        try BuiltKit.require()
        let moved = folder.appendingPathComponent("a kit elsewhere")
        try FileManager.default.copyItem(atPath: BuiltKit.folder, toPath: moved.path)
        let run = try BuiltKit.run(
            ["preview", "Row.swift", "--once"], in: folder, environment: ["MESSAGESHOT_KIT": moved.path])
        XCTAssertEqual(run.text, "./Row.png: 390 × 844\n", run.error)
        try Data().write(to: moved.appendingPathComponent("lib/libMessageShotKit.so"))
        let broken = try BuiltKit.run(
            ["preview", "Row.swift", "--once"], in: folder, environment: ["MESSAGESHOT_KIT": moved.path])
        XCTAssertTrue(broken.error.contains("exit code 127: error while loading shared libraries: "), broken.error)
        XCTAssertEqual(broken.status, 2)
    }

    func testAKitWithoutAFile() throws {
        let kit = try makeKit(compiler: "Swift version 1")
        try assertFails(
            ["MESSAGESHOT_KIT": kit],
            saying: "\(kit) has no lib/libMessageShotKit.so; make the kit again with make kit")
    }

    func testAKitOfAnotherCompiler() throws {
        let kit = try makeKit(
            compiler: "Swift version 1",
            files: [
                "lib/libMessageShotKit.so", "modules/UIKit.swiftmodule", "bin/SwiftUIMacros", "bin/draw-previews",
                "share/messageshot/fonts",
            ])
        for command in [["preview", "Row.swift", "--once"], ["swift", "build"]] {
            let run = try BuiltKit.run(command, in: folder, environment: ["MESSAGESHOT_KIT": kit])
            XCTAssertTrue(
                run.error.hasPrefix("messageshot: the kit is for Swift version 1 on sparc64, and swiftc is "), run.error
            )
            XCTAssertEqual(run.error.filter { $0 == "\n" }.count, 1, run.error)
            XCTAssertEqual(run.status, 2)
        }
    }

    func testNoToolchain() throws {
        try BuiltKit.require()
        try assertFails(
            ["PATH": "/nonsense"],
            saying: "there is no swiftc in the PATH; see https://www.swift.org/install/linux")
    }

    func testAPackageThatAsksForARevision() throws {
        try BuiltKit.require()
        let manifest = folder.appendingPathComponent("Package.swift")
        try Data(
            """
            // .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", revision: "0123456")

            """.utf8
        ).write(to: manifest)
        for command in [["swift", "test"], ["preview", ".", "--list"], ["preview", ".", "--once", "--json"]] {
            let run = try BuiltKit.run(command, in: folder)
            XCTAssertEqual(
                run.error,
                "messageshot: \(manifest.path) asks for a revision of swift-snapshot-testing, which only its own "
                    + "repository has; MessageShot takes its place if you ask for a version, such as from: "
                    + "\"1.18.0\"\n", "\(command)")
            XCTAssertEqual(run.status, 2, "\(command)")
        }
    }

    /// Without descriptors, the toolchain isn't blamed.
    func testTooFewDescriptors() throws {
        try BuiltKit.require()
        let command = "ulimit -n 14; exec \"$0\" preview Row.swift --list"
        let run = try Run("/bin/sh", ["-c", command, BuiltProgram.path(of: "messageshot")], in: folder)
        XCTAssertTrue(run.error.hasSuffix("failed: Too many open files\n"), run.error)
        XCTAssertEqual(run.error.filter { $0 == "\n" }.count, 1, run.error)
        XCTAssertEqual(run.status, 3)
    }

    func testNoPackage() throws {
        try BuiltKit.require()
        try FileManager.default.removeItem(at: folder.appendingPathComponent("Package.swift"))
        let run = try BuiltKit.run(["swift", "test"], in: folder)
        XCTAssertEqual(run.error, "messageshot: \(folder.path) has no Package.swift\n")
        XCTAssertEqual(run.status, 2)
    }
}
