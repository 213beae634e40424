import XCTest
import XcodeProjects

@testable import AppPackages

final class AppPackageTests: XCTestCase {
    private func target(
        _ name: String, _ kind: XcodeProject.Kind = .application, sources: [String] = [],
        folders: [XcodeProject.Folder] = [], dependencies: [String] = [], products: [XcodeProject.Product] = [],
        settings: [String: String] = [:]
    ) -> XcodeProject.Target {
        XcodeProject.Target(
            name: name, kind: kind, module: XcodeProject.moduleName(name), sources: sources, resources: [],
            folders: folders, dependencies: dependencies, products: products, settings: settings)
    }

    private func package(_ targets: [XcodeProject.Target], files: [String] = []) -> AppPackage {
        AppPackage(
            XcodeProject(name: "Club", developmentRegion: "en", regions: ["en"], packages: [], targets: targets),
            files: ProjectFiles(files))
    }

    private func remote(_ url: String) -> XcodeProject.Package.Location { .remote(url: url, .upToNextMajor("1.0.0")) }

    func testFoldersCoverTheSourcesAndNoOthers() {
        let files = ProjectFiles([
            "App/A.swift", "App/Rows/B.swift", "App/Rows/C.swift", "App/Old/D.swift", "Main.swift", "App/notes.txt",
        ])
        XCTAssertEqual(
            files.folders(covering: ["App/A.swift", "App/Rows/B.swift", "App/Rows/C.swift", "App/Old/D.swift"]), ["App"]
        )
        XCTAssertEqual(
            files.folders(covering: ["App/A.swift", "App/Rows/B.swift", "App/Rows/C.swift", "Main.swift"]),
            ["App/A.swift", "App/Rows", "Main.swift"])
        XCTAssertEqual(files.folders(covering: []), [])
    }

    func testTargetsThatCantComeAlongAreNotes() {
        let package = package([
            target("Book Club", dependencies: ["Shelves", "Widgets"]), target("Shelves", .framework),
            target("Widgets", .other("app-extension")),
        ])
        XCTAssertEqual(package.targets.map(\.name), ["Book_Club", "Shelves"])
        XCTAssertEqual(package.targets.map(\.kind), [.program, .library])
        XCTAssertEqual(package.targets.map(\.dependencies), [["Shelves"], []])
        XCTAssertEqual(package.notes, ["Widgets is left out: an app extension runs in another program"])
    }

    func testFilesThatCantComeAlongAreNotes() {
        let app = target(
            "Club", sources: ["A.swift", "B.swift", "C.swift", "D.m", "E.mm", "F.m"],
            settings: ["SWIFT_OBJC_BRIDGING_HEADER": "Club-Bridging-Header.h"])
        let package = package([app], files: ["A.swift"])
        XCTAssertEqual(package.targets.first?.folders, ["A.swift"])
        XCTAssertEqual(
            package.notes,
            [
                "B.swift and 1 more of Club is in the project but not on disk",
                "Club has 1 file of Objective-C++, which aren't compiled",
                "Club has 2 files of Objective-C, which aren't compiled",
                "Club has a bridging header, Club-Bridging-Header.h: what it declares is missing here",
            ])
    }

    func testEachTargetNamesItsFoldersAndResources() throws {
        let app = target(
            "Club", folders: [.init(path: "Screens", excluded: ["Info.plist"])],
            settings: ["INFOPLIST_FILE": "Screens/Info.plist"])
        let files = try package([app, target("ClubTests", .tests)]).files(messageShot: "", pathToProject: "..")
        XCTAssertEqual(
            files.map(\.name),
            [
                "Package.swift", ".gitignore", "Sources/Club/AppSources.json", "Sources/Club/Empty.swift",
                "Tests/ClubTests/AppSources.json", "Tests/ClubTests/Empty.swift",
            ])
        XCTAssertEqual(
            String(decoding: files[2].data, as: UTF8.self),
            """
            {
              "exclude" : [
                "Info.plist"
              ],
              "folders" : [
                "../../../Screens"
              ],
              "resources" : [
                "../../../Screens/Info.plist"
              ]
            }

            """)
    }

    func testTheManifestHasSettingsPackagesAndProducts() {
        let app = target(
            "Club", folders: [.init(path: "Screens", excluded: ["Info.plist"])],
            products: [
                .init(name: "Algorithms", package: remote("https://github.com/apple/swift-algorithms.git")),
                .init(name: "StreamChatUI", package: remote("https://github.com/GetStream/stream-chat-swift")),
                .init(name: "Covers", package: .local(path: "Covers")),
                .init(name: "Lottie", package: remote("https://github.com/airbnb/lottie-ios")),
                .init(name: "Loose"),
            ],
            settings: [
                "SWIFT_VERSION": "6.0", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
                "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG BETA",
            ])
        let package = package([app])
        XCTAssertEqual(
            package.manifest(messageShot: ".package(path: \"../MessageShot\")", pathToProject: ".."),
            """
            // swift-tools-version: 6.2
            import PackageDescription

            // Club on Linux: its own files, which AppSources.json of each target names.
            // `messageshot swift build` builds it, and `messageshot app check` lists what is missing.
            let package = Package(
                name: "Club", defaultLocalization: "en", platforms: [.iOS(.v17)],
                dependencies: [
                    .package(path: "../MessageShot"),
                    .package(path: "../Covers"),
                    .package(url: "https://github.com/apple/swift-algorithms.git", from: "1.0.0"),
                    // .package(url: "https://github.com/airbnb/lottie-ios", from: "1.0.0"),
                ],
                targets: [
                    .executableTarget(
                        name: "Club",
                        dependencies: [
                            .product(name: "UIKit", package: "MessageShot"),
                            .product(name: "SwiftUI", package: "MessageShot"),
                            .product(name: "Combine", package: "MessageShot"),
                            .product(name: "Algorithms", package: "swift-algorithms"),
                            .product(name: "StreamChatUI", package: "MessageShot"),
                            .product(name: "Covers", package: "Covers"),
                            // .product(name: "Lottie", package: "lottie-ios"),
                            // "Loose": the project doesn't name its package,
                        ],
                        swiftSettings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self), .define("DEBUG"), .define("BETA")],
                        plugins: [.plugin(name: "AppSources", package: "MessageShot")]),
                ])

            """)
        XCTAssertEqual(
            package.notes,
            [
                "https://github.com/airbnb/lottie-ios isn't known to build on Linux: its lines are comments in Package.swift; "
                    + "remove the slashes to try"
            ])
    }
}
