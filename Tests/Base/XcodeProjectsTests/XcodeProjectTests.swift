import Foundation
import XCTest

@testable import XcodeProjects

final class XcodeProjectTests: XCTestCase {
    private func project(_ text: String = sampleProject, files: [String: String] = [:]) throws -> XcodeProject {
        try XcodeProject(Data(text.utf8), path: "Club/Book Club.xcodeproj") { files[$0] }
    }

    private func target(_ name: String, in project: XcodeProject) throws -> XcodeProject.Target {
        try XCTUnwrap(project.targets.first { $0.name == name })
    }

    func testTargetsHaveTheirKindsAndModules() throws {
        let project = try project()
        XCTAssertEqual(project.name, "Book Club")
        XCTAssertEqual(project.developmentRegion, "en")
        XCTAssertEqual(project.regions, ["en", "de"])
        XCTAssertEqual(project.targets.map(\.name), ["Book Club", "Shelves", "Widgets"])
        XCTAssertEqual(project.targets.map(\.kind), [.application, .framework, .other("app-extension")])
        XCTAssertEqual(project.targets.map(\.module), ["Books", "Shelves", "Widgets"])
        XCTAssertEqual(project.targets.map(\.dependencies), [["Shelves"], [], []])
    }

    func testPathsFollowGroupsUpToTheProjectsFolder() throws {
        let app = try target("Book Club", in: project())
        XCTAssertEqual(app.sources, ["App/AppDelegate.swift", "Common/Row.swift"])
        XCTAssertEqual(
            app.resources, ["App/Base.lproj/Main.storyboard", "App/de.lproj/Main.strings", "Resources/Media.xcassets"])
        XCTAssertEqual(try target("Shelves", in: project()).sources, ["Shelf.swift"])
    }

    func testSynchronizedFoldersLeaveOutTheExceptionsOfTheirTarget() throws {
        let app = try target("Book Club", in: project())
        XCTAssertEqual(app.folders, [.init(path: "Screens", excluded: ["Info.plist", "Old/Screen.swift"])])
    }

    func testPackagesAndTheirProducts() throws {
        let project = try project()
        let algorithms = XcodeProject.Package.Location.remote(
            url: "https://github.com/apple/swift-algorithms", .upToNextMajor("1.2.0"))
        XCTAssertEqual(project.packages.map(\.location), [algorithms, .local(path: "../Covers")])
        XCTAssertEqual(
            try target("Book Club", in: project).products,
            [.init(name: "Algorithms", package: algorithms), .init(name: "Covers")])
    }

    func testSettingsAreThoseOfDebugAndInherit() throws {
        let files = [
            "Common.xcconfig": "#include \"Config/More.xcconfig\"\nDEVELOPER = Ana // me\n",
            "Config/More.xcconfig": "#include \"More.xcconfig\"\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = FILED",
        ]
        let settings = try target("Book Club", in: project(files: files)).settings
        XCTAssertEqual(settings["SWIFT_VERSION"], "5.0")
        XCTAssertEqual(settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"], "FILED SHARED DEBUG")
        XCTAssertEqual(settings["INFOPLIST_FILE"], "./Book Club/Info.plist")
        XCTAssertEqual(settings["DEVELOPER"], "Ana")
    }

    func testDamagedProjectsSayWhatIsWrong() {
        for (text, reason) in [
            ("", "not a property list with objects, as Xcode writes it"),
            ("{ objects = (1); }", "not a property list with objects, as Xcode writes it"),
            ("{ objects = { A = { isa = PBXProject; }; }; rootObject = B; }", "no object is named as the root"),
        ] {
            XCTAssertThrowsError(try project(text)) {
                XCTAssertEqual("\($0)", "Club/Book Club.xcodeproj: \(reason)")
            }
        }
    }

    func testGroupsInACircleEnd() throws {
        let text = """
            { objects = {
                A = { isa = PBXProject; mainGroup = G; targets = (T); };
                G = { isa = PBXGroup; children = (G, F); path = X; sourceTree = "<group>"; };
                F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
                B = { isa = PBXBuildFile; fileRef = F; };
                P = { isa = PBXSourcesBuildPhase; files = (B, Missing); };
                T = { isa = PBXNativeTarget; name = T; buildPhases = (P); };
            }; rootObject = A; }
            """
        XCTAssertEqual(try target("T", in: project(text)).sources, ["X/A.swift"])
    }

    func testModuleNamesAreIdentifiers() {
        XCTAssertEqual(XcodeProject.moduleName("Book Club"), "Book_Club")
        XCTAssertEqual(XcodeProject.moduleName("2048"), "_048")
        XCTAssertEqual(XcodeProject.moduleName("Bücher-App"), "Bücher_App")
    }
}
