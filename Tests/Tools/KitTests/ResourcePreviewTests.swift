import BuiltPrograms
import Foundation
import XCTest

/// Previews of views with asset catalogs and texts, in a folder of files and in a package.
final class ResourcePreviewTests: XCTestCase {
    private var folder: URL!

    override func setUpWithError() throws {
        try BuiltKit.require()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("resources \(UUID().uuidString)")
            .resolvingSymlinksInPath()
    }

    override func tearDownWithError() throws {
        if let folder { try FileManager.default.removeItem(at: folder) }
    }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Writes a catalog with a red color, an image of 8 × 4 points, and a German text.
    private func writeResources(in place: String) throws {
        try write(
            """
            { "colors" : [ { "color" : { "color-space" : "srgb", "components" : { "red" : "255", "green" : "0",
            "blue" : "0", "alpha" : "1.000" } } } ] }
            """, to: "\(place)/Assets.xcassets/Brand.colorset/Contents.json")
        try write(
            #"{ "images" : [ { "filename" : "logo.svg" } ] }"#,
            to: "\(place)/Assets.xcassets/logo.imageset/Contents.json")
        try write(
            "<svg width='8' height='4'><rect width='8' height='4' fill='red'/></svg>",
            to: "\(place)/Assets.xcassets/logo.imageset/logo.svg")
        try write("\"width\" = \"16\";", to: "\(place)/de.lproj/Localizable.strings")
    }

    /// Previews that differ if a name isn't found.
    private func previews(_ image: String, _ color: String) -> String {
        """
        import SwiftUI
        #Preview("image", traits: .sizeThatFitsLayout) { \(image) }
        #Preview("color", traits: .fixedLayout(width: 8, height: 4)) { \(color) }
        #Preview("text", traits: .sizeThatFitsLayout) {
            Color.red.frame(width: CGFloat(Int(String(localized: "width")) ?? 3), height: 4)
        }

        """
    }

    private func assertDrawn(_ arguments: [String], line: UInt = #line) throws {
        let run = try BuiltKit.run(["preview"] + arguments + ["--once", "--scale", "1", "--locale", "de"], in: folder)
        XCTAssertEqual(run.error, "", line: line)
        XCTAssertEqual(
            run.text, "./Row-image.png: 8 × 4\n./Row-color.png: 8 × 4\n./Row-text.png: 16 × 4\n", line: line)
        let compared = try Run(
            BuiltProgram.path(of: "messageshot"), ["diff", "Row-image.png", "Row-color.png"], in: folder)
        XCTAssertTrue(compared.text.hasPrefix("the pixels are the same"), compared.text, line: line)
    }

    func testFilesWithGeneratedSymbols() throws {
        try writeResources(in: ".")
        try write(previews("Image(.logo)", "Color.brand"), to: "Row.swift")
        try assertDrawn(["."])
    }

    func testPackage() throws {
        try write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Shelf", defaultLocalization: "en", platforms: [.iOS(.v17)],
                targets: [.target(name: "Shelf", resources: [.process("Resources")])])
            """, to: "Package.swift")
        try writeResources(in: "Sources/Shelf/Resources")
        try write(previews("Image(\"logo\")", "Color(\"Brand\", bundle: .module)"), to: "Sources/Shelf/Row.swift")
        try assertDrawn(["."])
    }
}
