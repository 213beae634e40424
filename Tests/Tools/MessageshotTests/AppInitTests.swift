import Foundation
import XCTest

/// `messageshot app init` and `messageshot app check` on projects that can't be used; packages are built elsewhere.
final class AppInitTests: ProgramTestCase {
    private func writeProject(_ kind: String, to name: String = "Club.xcodeproj") throws {
        let list = """
            { objects = {
                P = { isa = PBXProject; mainGroup = G; targets = (T); };
                G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
                S = { isa = PBXFileSystemSynchronizedRootGroup; path = Club; sourceTree = "<group>"; };
                T = { isa = PBXNativeTarget; name = Club; productType = "com.apple.product-type.\(kind)";
                      fileSystemSynchronizedGroups = (S); };
            }; rootObject = P; }
            """
        try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
        try write(list, to: "\(name)/project.pbxproj")
    }

    func testWritesAPackageBesideTheProject() throws {
        try writeProject("application")
        let result = try run("app", "init", ".")
        XCTAssertEqual([result.error, "\(result.status)"], ["", "0"])
        let folder = String(decoding: result.output, as: UTF8.self)
        XCTAssertTrue(folder.hasSuffix("/Linux\n"), folder)
        let sources = String(decoding: try data("Linux/Sources/Club/AppSources.json"), as: UTF8.self)
        XCTAssertTrue(sources.contains("\"../../../Club\""), sources)

        let again = try run("app", "init", "Club.xcodeproj")
        XCTAssertEqual(again.status, 2)
        XCTAssertTrue(again.error.hasSuffix("/Linux/Package.swift exists; remove it, or name another folder with -o\n"))
    }

    func testProjectsThatCantBeUsedSayWhy() throws {
        try assertFails("app", "init", "None.xcodeproj", saying: "None.xcodeproj: there is no such file or folder")
        let folder = try run("app", "init", ".")
        XCTAssertEqual(folder.status, 2)
        XCTAssertTrue(
            folder.error.hasSuffix(": no Xcode project here; name an .xcodeproj, or a folder with one\n"), folder.error)
        try writeProject("app-extension")
        try assertFails(
            "app", "init", "Club.xcodeproj",
            saying: "Club.xcodeproj has no app, framework or library to compile")
        try writeProject("application", to: "Other.xcodeproj")
        let several = try run("app", "init", ".")
        XCTAssertTrue(
            several.error.hasSuffix(" has 2 projects; name one: Club.xcodeproj, Other.xcodeproj\n"), several.error)
    }
}
