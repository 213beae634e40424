import Foundation
import XCTest

@testable import DocumentationImages
@testable import Raster

final class ProjectUpdateTests: ProjectTestCase {
    private static let pictures = """
        defaults: { conversation: chat.yaml, scale: 1 }
        pictures:
          a: { screen: message, message: 1 }
          b: { screen: message, message: 2, style: square.yaml }
          all: { sheet: [a, b] }
        """

    override func setUpWithError() throws {
        try super.setUpWithError()
        try write("bubble: { corner-radius: 0 }", to: "square.yaml")
    }

    @discardableResult
    private func update(_ text: String = pictures, only: Set<String>? = nil) throws -> PictureUpdate.Outcome {
        try ProjectUpdate(project(text), only: only).run()
    }

    private func modified(_ name: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)[.modificationDate] as? Date
    }

    func testOnlyOutdatedPicturesAreDrawn() throws {
        let all = ["images/a.png", "images/b.png", "images/all.png"]
        XCTAssertEqual(try update().written, all)
        let again = try update()
        XCTAssertEqual(again.drawn, 0)
        XCTAssertEqual(again.upToDate, 3)

        // Change the contents of a style.
        try write("bubble: { corner-radius: 3 }", to: "square.yaml")
        XCTAssertEqual(try update().written, ["images/b.png", "images/all.png"])

        // Delete one file and modify another.
        try FileManager.default.removeItem(atPath: folder.path + "/images/a.png")
        try Data("?".utf8).write(to: folder.appendingPathComponent("images/b.png"))
        XCTAssertEqual(try update().written, ["images/a.png", "images/b.png"])

        // Changes to line numbers and the order of keys don't affect a picture.
        let reordered = Self.pictures.replacingOccurrences(
            of: "{ screen: message, message: 1 }", with: "{ message: 1,\n\n screen: message }")
        XCTAssertEqual(try update(reordered).drawn, 0)
        let wider = Self.pictures.replacingOccurrences(of: "message: 1 }", with: "message: 1, width: 300 }")
        XCTAssertEqual(try update(wider).written, ["images/a.png", "images/all.png"])
    }

    /// A picture that is drawn again with the same bytes isn't written.
    func testEqualBytesAreNotWritten() throws {
        try update()
        let before = try modified("images/a.png")
        try write(
            String(decoding: try data("chat.yaml"), as: UTF8.self) + "\n# A comment\n", to: "chat.yaml")
        let outcome = try update()
        XCTAssertEqual(outcome.drawn, 3)
        XCTAssertEqual(outcome.written, [])
        XCTAssertEqual(try modified("images/a.png"), before)
    }

    func testWithoutACacheNothingIsWrittenTwice() throws {
        try update()
        try FileManager.default.removeItem(atPath: folder.path + "/.messageshot")
        XCTAssertEqual(try update().written, [])
        try write("{ no: json", to: ".messageshot/cache.json")
        XCTAssertEqual(try update().written, [])
    }

    func testDrawsRequestedEntriesOnly() throws {
        XCTAssertEqual(try update(only: ["b"]).written, ["images/b.png"])
        XCTAssertFalse(exists("images/a.png"))
    }

    /// If a picture can't be drawn, its old file is kept and the others are drawn.
    func testFailuresKeepExistingFiles() throws {
        try update()
        let before = try data("images/a.png")
        let outcome = try update(
            Self.pictures.replacingOccurrences(of: "message: 1", with: "message: 7")
                .replacingOccurrences(of: "message: 2", with: "message: 1"))
        XCTAssertEqual(
            outcome.failures.map(\.description),
            ["\(folder.path)/pictures.yaml:3: pictures.a: “7” is not a message; expected an id or a number from 1 to 2"]
        )
        XCTAssertEqual(outcome.written, ["images/b.png"])
        XCTAssertEqual(try data("images/a.png"), before)
    }

    func testOrphanedPictures() throws {
        try update()
        try write("text", to: "images/notes.png")
        let fewer = try project(
            "defaults: { conversation: chat.yaml }\npictures: { a: { screen: message, message: 1 } }")
        XCTAssertEqual(OrphanedPictures.paths(in: fewer), ["images/all.png", "images/b.png"])
        try OrphanedPictures.remove(OrphanedPictures.paths(in: fewer), in: fewer)
        XCTAssertFalse(exists("images/b.png"))
        XCTAssertTrue(exists("images/notes.png"))
        XCTAssertTrue(exists("images/a.png"))
    }

    /// A process that was killed leaves a temporary file behind.
    func testUnfinishedFiles() throws {
        try update()
        let (left, held) = (
            "images/.a.png.messageshot-0123456789abcdef.part", "images/.a.png.messageshot-00000000000000ff.part"
        )
        try write("half", to: left)
        try write("half", to: held)
        let file = try XCTUnwrap(FileHandle(forReadingAtPath: "\(folder.path)/\(held)"))
        flock(file.fileDescriptor, LOCK_EX)
        try update()
        XCTAssertFalse(exists(left))
        XCTAssertTrue(exists(held), "a process that runs still writes it")
    }

    /// If the machine fails at the last picture, the earlier ones aren't written either.
    func testAllPicturesOrNone() throws {
        try FileManager.default.createDirectory(
            atPath: folder.path + "/images/b.png", withIntermediateDirectories: true)
        let outcome = try update()
        XCTAssertEqual(outcome.failures.map(\.isMachineFailure), [true])
        XCTAssertEqual(outcome.written, [])
        XCTAssertFalse(exists("images/a.png"))
        try FileManager.default.removeItem(atPath: folder.path + "/images/b.png")
        XCTAssertEqual(try update().failures.map(\.description), [])
        XCTAssertTrue(exists("images/a.png"))
    }

    func testEqualLooks() throws {
        let outcome = try update(
            """
            pictures:
              a: { conversation: chat.yaml, show: side-by-side, before: {}, after: { style: { bubble: {} } } }
            """)
        XCTAssertEqual(outcome.warnings, ["a: before and after are the same picture"])
        XCTAssertEqual(
            try ProjectUpdate(project(String(decoding: data("pictures.yaml"), as: UTF8.self))).run().warnings,
            outcome.warnings)
    }

    func testFormats() throws {
        let outcome = try update(
            """
            defaults: { conversation: chat.yaml, screen: message, message: 1, scale: 1 }
            pictures:
              jpeg: { format: jpeg, quality: 50 }
              webp: { format: webp }
              svg: { format: svg, svg-text: selectable }
              pdf: { format: pdf }
              small: { optimize: true }
              gif: { format: gif, show: animation, before: {}, after: { message: 2 } }
              apng: { show: animation, before: {}, after: { message: 2 } }
            """)
        XCTAssertEqual(outcome.failures.map(\.description), [])
        XCTAssertEqual(
            outcome.written,
            ["jpeg.jpg", "webp.webp", "svg.svg", "pdf.pdf", "small.png", "gif.gif", "apng.png"].map { "images/\($0)" })
        func begins(_ name: String, _ bytes: String) throws -> Bool {
            try data("images/\(name)").starts(with: Array(bytes.utf8))
        }
        XCTAssertTrue(try begins("webp.webp", "RIFF"))
        XCTAssertTrue(try begins("gif.gif", "GIF89a"))
        XCTAssertTrue(try begins("pdf.pdf", "%PDF-"))
        XCTAssertTrue(try data("images/jpeg.jpg").starts(with: [0xFF, 0xD8, 0xFF]))
        XCTAssertNotNil(try data("images/apng.png").range(of: Data("acTL".utf8)))
        XCTAssertNotNil(try data("images/svg.svg").range(of: Data("Soup or noodles?".utf8)))
        // Each file contains the program's signature.
        XCTAssertEqual(try OrphanedPictures.paths(in: project("pictures: {}")).count, 7)
    }

    func testPresentation() throws {
        try update(
            """
            pictures:
              a:
                conversation: chat.yaml
                scale: 2
                width: 200
                background: "#FF0000"
                padding: 16
                frame: { width: 2, color: "#00FF00", corner-radius: 20 }
                shadow: true
            """)
        let bitmap = try PNGReader.bitmap(in: data("images/a.png"))
        XCTAssertEqual(bitmap.pixelsWide, 464)
        XCTAssertEqual(bitmap.pixels[0] & 0xFFFFFF, 0xFF0000)
        let middle = bitmap.pixelsHigh / 2 * bitmap.pixelsWide
        XCTAssertEqual(bitmap.pixels[middle + 33] & 0xFFFFFF, 0x00FF00)
        // The shadow darkens the background at the side.
        XCTAssertLessThan(bitmap.pixels[middle + 28] >> 16 & 0xFF, 0xF0)
    }
}
