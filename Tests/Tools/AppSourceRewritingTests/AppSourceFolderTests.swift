import AppSourceRewriting
import Foundation
import XCTest

/// The folders that `AppSources.json` names.
final class AppSourceFolderTests: XCTestCase {
    private var folder: URL!

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("sources \(UUID().uuidString)")
            .resolvingSymlinksInPath()
        for path in [
            "App/B.swift", "App/A.swift", "App/Old/C.swift", "App/Main/Old/D.swift", "App/.hidden/E.swift", "F.swift",
        ] {
            try write("let a = 1\n", to: path)
        }
        try write("plain", to: "App/Read.me")
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

    private func write(_ text: String, to path: String) throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func read(_ configuration: String) throws -> AppSourceFolder {
        try write(configuration, to: "Target/AppSources.json")
        return try AppSourceFolder(configuration: folder.appendingPathComponent("Target/AppSources.json").path)
    }

    private func files(_ configuration: String) throws -> [String] {
        try read(configuration).files().map { String($0.dropFirst(folder.path.count + 1)) }
    }

    private func error(_ body: () throws -> Void) -> String {
        do {
            try body()
            return ""
        } catch {
            return "\(error)".replacingOccurrences(of: folder.path + "/", with: "")
        }
    }

    func testFiles() throws {
        XCTAssertEqual(
            try files(#"{ "folders": ["../App", "../F.swift"] }"#),
            ["App/A.swift", "App/B.swift", "App/Main/Old/D.swift", "App/Old/C.swift", "F.swift"])
        XCTAssertEqual(
            try files(#"{ "folders": ["../App"], "exclude": ["Old", "A.swift"] }"#), ["App/B.swift"])
        XCTAssertEqual(
            try files(#"{ "folders": ["../App"], "exclude": ["Main/Old/"] }"#),
            ["App/A.swift", "App/B.swift", "App/Old/C.swift"])
    }

    func testErrors() throws {
        XCTAssertEqual(
            error { _ = try files(#"{ "folders": ["../Gone"] }"#) },
            "Target/AppSources.json: there is no Gone")
        XCTAssertEqual(
            error { _ = try read("{}") },
            #"Target/AppSources.json: want { "folders": ["../MyApp"], "exclude": ["Generated"], "#
                + #""conditions": { "DEBUG": true } }; “exclude” and “conditions” may be missing"#)
        let sources = try read(#"{ "folders": ["../App/Old"] }"#)
        let path = folder.appendingPathComponent("App/Old/C.swift").path
        XCTAssertEqual(error { try sources.compare(with: [path]) }, "")
        let rest = ", which the package manager sees when the package changes; run touch Package.swift and build again"
        XCTAssertEqual(error { try sources.compare(with: []) }, "App/Old/C.swift is new" + rest)
        XCTAssertEqual(error { try sources.compare(with: [path, path + "x"]) }, "App/Old/C.swiftx is gone" + rest)
    }

    /// Unchanged files keep their dates, so that they aren't compiled again.
    func testWriting() throws {
        let sources = try read(#"{ "folders": ["../App/Old", "../F.swift"] }"#)
        let output = folder.appendingPathComponent("Output")
        XCTAssertTrue(try sources.rewrite(into: output.path) { _ in })
        let date = { (name: String) in
            try FileManager.default.attributesOfItem(atPath: output.appendingPathComponent(name).path)[
                .modificationDate]
                as? Date
        }
        let before = try ["C.rewritten.swift", "F.rewritten.swift", "ObjectiveCModule.swift"].map(date)
        try write("let a = #selector(1)\n", to: "F.swift")
        var lines: [String] = []
        XCTAssertFalse(try sources.rewrite(into: output.path) { lines.append($0) })
        XCTAssertEqual(lines.count, 1)
        XCTAssertTrue(lines[0].hasPrefix("\(folder.path)/F.swift:1:9: error: "), lines[0])
        let after = try ["C.rewritten.swift", "F.rewritten.swift", "ObjectiveCModule.swift"].map(date)
        XCTAssertEqual(before[0], after[0])
        XCTAssertNotEqual(before[1], after[1])
        XCTAssertEqual(before[2], after[2])
    }

    /// Resources lie as in an app's bundle: in one folder, but for those of a language.
    func testResources() throws {
        for (path, text) in [
            ("Shop/Views/Base.lproj/Main.storyboard", "<document/>"), ("Shop/Texts/de.lproj/Shop.strings", ""),
            ("Shop/Shop.swift", "import UIKit\n"), ("Shop/Shop-Bridging-Header.h", ""), ("Shop/Old/logo.png", ""),
            ("Shop/Media.xcassets/Contents.json", "{}"), ("Info.plist", ""),
            ("Shop/Media.xcassets/Brand.colorset/Contents.json", #"{ "colors": [] }"#),
        ] { try write(text, to: path) }
        let sources = try read(
            #"{ "folders": ["../Shop"], "exclude": ["Old"], "resources": ["../Info.plist"] }"#)
        let output = folder.appendingPathComponent("Output")
        XCTAssertTrue(try sources.rewrite(into: output.path) { _ in })
        let bundle = output.appendingPathComponent("App_Target.resources").path
        let links = { try FileManager.default.subpathsOfDirectory(atPath: bundle).sorted() }
        XCTAssertEqual(
            try links(),
            [
                "Base.lproj", "Base.lproj/Main.storyboard", "Info.plist", "Media.xcassets", "de.lproj",
                "de.lproj/Shop.strings",
            ])
        let place = try String(contentsOf: output.appendingPathComponent("AppResources.swift"), encoding: .utf8)
        XCTAssertTrue(place.contains("\"\(bundle)\""), place)
        let symbols = try String(contentsOf: output.appendingPathComponent("AssetSymbols.swift"), encoding: .utf8)
        XCTAssertTrue(symbols.contains("brand"), symbols)

        try FileManager.default.removeItem(at: folder.appendingPathComponent("Shop/Texts"))
        XCTAssertTrue(try sources.rewrite(into: output.path) { _ in })
        XCTAssertFalse(try links().contains("de.lproj/Shop.strings"))
    }

    /// Without resources, there is no folder.
    func testNoResources() throws {
        let output = folder.appendingPathComponent("Output")
        XCTAssertTrue(try read(#"{ "folders": ["../F.swift"] }"#).rewrite(into: output.path) { _ in })
        XCTAssertFalse(
            FileManager.default.fileExists(atPath: output.appendingPathComponent("App_Target.resources").path))
        XCTAssertEqual(
            try Data(contentsOf: output.appendingPathComponent("AppResources.swift")), Data())
    }
}
