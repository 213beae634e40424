import ArgumentParser
import Foundation
import HeadlessUIKit
import Pictures
import XCTest

@testable import DocumentationImages
@testable import Raster

/// Tests formats, variants and descriptions of pictures declared in Swift.
final class PictureFormatTests: XCTestCase {
    private var folder: String!

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)").path
    }

    override func tearDownWithError() throws {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private static let badge = PictureScene.view {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.backgroundColor = .systemBackground
        return view
    }

    private func collection(@PictureRowBuilder _ rows: () -> [PictureRow]) -> PictureCollection {
        let page = PicturePage("Badges") { PictureSection("Badges", snippets: [], pictures: rows) }
        return PictureCollection(title: "Badges", pages: [page], folder: folder)
    }

    /// Returns the exit code.
    private func run(_ arguments: String..., of collection: PictureCollection) throws -> Int32 {
        do {
            try PictureOptions.parse(arguments).run(collection)
            return 0
        } catch let code as ExitCode {
            return code.rawValue
        }
    }

    private func data(_ name: String) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: "\(folder!)/\(name)"))
    }

    private func files() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }

    func testWebPImageInLightAndDark() throws {
        let collection = collection {
            PictureEntry("badge", of: Self.badge).format(.webp).alternativeText("The badge of “Leia”")
                .variants(.appearance(.light, .dark))
        }
        XCTAssertEqual(try run(of: collection), 0)
        XCTAssertEqual(try files(), ["badge-dark.webp", "badge.webp", "index.html"])
        for (name, color) in [("badge.webp", 0xFFFF_FFFF), ("badge-dark.webp", 0xFF00_0000)] as [(String, UInt32)] {
            XCTAssertTrue(try data(name).starts(with: Array("RIFF".utf8)))
            let bitmap = try PNGReader.bitmap(in: data(name))
            XCTAssertEqual(bitmap.pixelsWide, 40)
            XCTAssertEqual(bitmap.pixels[0], color)
        }
        let page = String(decoding: try data("index.html"), as: UTF8.self)
        XCTAssertTrue(page.contains("<figcaption>dark</figcaption>"))
        XCTAssertTrue(
            page.contains("src=\"badge-dark.webp\" width=\"20\" height=\"10\" alt=\"The badge of “Leia”\""), page)

        XCTAssertEqual(try run("--check", of: collection), 0)
        XCTAssertEqual(try run("--only", "badge-dark.webp", "--scale", "3", of: collection), 0)
        XCTAssertEqual(try PNGReader.bitmap(in: data("badge-dark.webp")).pixelsWide, 60)
        XCTAssertEqual(try run("--check", of: collection), 0, "each is checked at its own scale")
        try FileManager.default.removeItem(atPath: "\(folder!)/badge.webp")
        try FileManager.default.moveItem(atPath: "\(folder!)/badge-dark.webp", toPath: "\(folder!)/badge.webp")
        XCTAssertEqual(try run("--check", "--only", "badge", of: collection), 1)
    }

    /// Files from an earlier format are reported as orphans.
    func testPicturesInEarlierFormats() throws {
        func badge(_ format: PictureFormat) -> PictureCollection {
            collection { PictureEntry("badge", of: Self.badge).format(format) }
        }
        var former: [String] = []
        for format in PictureFormat.allCases {
            XCTAssertEqual(try run("--no-index", of: badge(format)), 0, "\(format)")
            XCTAssertEqual(try run("--check", of: badge(format)), former.isEmpty ? 0 : 1, "\(format)")
            XCTAssertEqual(try run("--check", "--only", "badge", of: badge(format)), 0, "\(format)")
            former.append("badge.\(format.fileExtension)")
        }
        XCTAssertEqual(try files(), former.sorted())
        XCTAssertEqual(try run("--no-index", "--prune", of: badge(.svg)), 0)
        XCTAssertEqual(try files(), ["badge.svg"])
    }

    /// The names are the same as in `pictures.yaml`.
    func testNamesOfVariants() {
        let row = PictureEntry("badge", of: Self.badge).captioned("Badge").variants(
            .locale("en_US", "nl_NL"), .contentSize(.large, .accessibilityLarge), .appearance(.light, .dark))
        XCTAssertEqual(
            row.pictures.map(\.name),
            [
                "badge", "badge-dark", "badge-accessibilityLarge", "badge-accessibilityLarge-dark", "badge-nl_NL",
                "badge-nl_NL-dark", "badge-nl_NL-accessibilityLarge", "badge-nl_NL-accessibilityLarge-dark",
            ])
        XCTAssertEqual(row.pictures.last?.caption, "Badge · nl_NL · accessibilityLarge · dark")
        let settings = row.pictures[7].settings(from: .current)
        XCTAssertEqual(settings.locale, "nl_NL")
        XCTAssertEqual(settings.contentSize, .accessibilityLarge)
        XCTAssertEqual(settings.appearance, .dark)
        XCTAssertNoThrow(try collection { row }.check())
    }

    /// A picture is always drawn again, because the values that its closure reads can't be known.
    func testPicturesAreAlwaysDrawn() throws {
        final class Width: @unchecked Sendable { var points = 20 }
        let width = Width()
        let collection = collection {
            PictureEntry("badge", of: .view { UIView(frame: CGRect(x: 0, y: 0, width: width.points, height: 10)) })
        }
        XCTAssertEqual(try run(of: collection), 0)
        width.points = 30
        XCTAssertEqual(try run("--check", of: collection), 1)
        XCTAssertEqual(try run(of: collection), 0)
        XCTAssertEqual(try PNGReader.bitmap(in: data("badge.png")).pixelsWide, 60)
    }

    // MARK: Watching

    /// `--watch` also waits for the conversations that were read.
    func testInputFilesOfPictures() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let path = "\(folder!)/chat.yaml"
        try Data("messages: [{ from: ada, text: Hi }]".utf8).write(to: URL(fileURLWithPath: path))
        let chat = PictureEntry("chat", of: .messages(.file(path)))
        let declaration = chat.declaration(
            in: collection { chat }, imageFolder: ".", encoding: chat.encoding, scale: nil)
        XCTAssertEqual(try declaration.layOut().inputs, [path])
    }

    func testNoFilesToWatch() throws {
        let collection = collection { PictureEntry("badge", of: Self.badge) }
        XCTAssertThrowsError(try run("--watch", of: collection)) {
            XCTAssertEqual(
                "\($0)",
                "--watch has no files to watch: these pictures are drawn from code alone, and changed code needs a new "
                    + "build")
        }
        XCTAssertEqual(try files(), ["badge.png"])
    }
}
