import Comparison
import Foundation
import Frames
import Raster
import XCTest

/// The pictures of the documentation, drawn by the program.
final class GalleryCommandTests: ProgramTestCase {
    private let before = "message-basic-customization-before"
    private let after = "message-basic-customization-after"

    /// The folder in the repository.
    private static let documentation = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Documentation").standardizedFileURL.path

    // MARK: Drawing

    /// One test, since drawing all takes seconds: the page, the same bytes each time, and the pictures in the
    /// repository.
    func testDrawsAllPicturesAndAPageThatShowsThem() throws {
        let first = try run("gallery", "-o", "docs", "--scale", "1", "--embed-frames")
        XCTAssertEqual(first.status, 0, first.error)
        XCTAssertEqual(first.error, "", "progress is for terminals")
        XCTAssertEqual(first.text, "")
        let pictures = try contents().filter { $0.hasSuffix(".png") }
        XCTAssertEqual(pictures.count, 64)

        let page = String(decoding: try data("docs/index.html"), as: UTF8.self)
        for picture in pictures { XCTAssertTrue(page.contains("src=\"\(picture.dropFirst(5))\""), picture) }
        for heading in [
            "Changing the Bubble View", "Date Separators", "Square avatars", "Hiding bubbles", "No Messages View",
        ] {
            XCTAssertTrue(page.contains("<h2>\(heading)</h2>"), heading)
        }
        XCTAssertTrue(page.contains("<i class=k>class</i> <i class=t>CustomMessageSquaredBubbleView</i>"))
        XCTAssertTrue(page.contains("Adapted: <code>@objc</code> and <code>#selector</code> need"))
        XCTAssertFalse(
            page.contains("http://") || page.contains("src=\"http"), "the page needs nothing but its pictures")

        XCTAssertEqual(try run("gallery", "-o", "again", "--scale", "1", "--embed-frames").status, 0)
        for file in try FileManager.default.contentsOfDirectory(atPath: path("docs")) {
            XCTAssertEqual(try data("docs/\(file)"), try data("again/\(file)"), "\(file): not the same bytes")
        }

        for picture in pictures {
            let committed = "\(Self.documentation)/Gallery/\(picture.dropFirst(5))"
            let comparison = PictureComparison(
                expected: try ComparedPicture(path: committed), actual: try ComparedPicture(path: path(picture)))
            XCTAssertTrue(comparison.isMatch, "\(committed): \(comparison.summary(lines: 8))")
            XCTAssertEqual(comparison.frames?.isEmpty, true, "\(committed): \(comparison.summary(lines: 8))")
        }
    }

    func testOnePictureAndNoPage() throws {
        XCTAssertEqual(try run("gallery", "-o", "docs/", "--only", after, "--only", "\(before).png").status, 0)
        XCTAssertEqual(try contents(), ["docs", "docs/\(after).png", "docs/\(before).png"])
        XCTAssertEqual(try PNGReader.bitmap(at: path("docs/\(after).png")).pixelsWide, 780)
    }

    func testTheUsualFolderIsNamed() throws {
        XCTAssertEqual(try run("gallery", "--only", after).text, "1 picture is in Output/gallery\n")
        XCTAssertEqual(try contents(), ["Output", "Output/gallery", "Output/gallery/\(after).png"])
    }

    func testListOfNames() throws {
        let all = try run("gallery", "--list")
        XCTAssertEqual(all.status, 0, all.error)
        let names = all.text.split(separator: "\n")
        XCTAssertEqual(names.count, 64)
        XCTAssertEqual(names.first.map(String.init), before)
        XCTAssertEqual(try run("gallery", "--list", "--only", after).text, "\(after)\n")
        XCTAssertEqual(try contents(), [], "nothing is drawn")
    }

    // MARK: Checking

    /// The pictures of the README equal those that the program draws.
    func testCommittedPicturesAreUpToDate() throws {
        let shown = try run("gallery", "--check", "-o", Self.documentation, "--only", before, "--only", after)
        XCTAssertEqual(shown.text, "")
        XCTAssertEqual(shown.status, 0, shown.error)
    }

    func testCheckNamesTheChanges() throws {
        XCTAssertEqual(try run("gallery", "-o", "docs", "--embed-frames", "--scale", "1", "--only", after).status, 0)
        try FileManager.default.moveItem(atPath: path("docs/\(after).png"), toPath: path("docs/\(before).png"))
        let result = try run("gallery", "--check", "-o", "docs", "--only", before)
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.error, "")
        XCTAssertTrue(result.text.hasPrefix("docs/\(before).png: "), result.text)
        XCTAssertTrue(result.text.contains("0 → 18"), result.text)
        XCTAssertTrue(result.text.contains("bubbleView"), result.text)
    }

    func testCheckOfPixelsAlone() throws {
        XCTAssertEqual(try run("gallery", "-o", "docs", "--only", after).status, 0)
        try FileManager.default.copyItem(atPath: path("docs/\(after).png"), toPath: path("docs/\(before).png"))
        XCTAssertEqual(try run("gallery", "--check", "-o", "docs", "--only", after).status, 0)
        let result = try run("gallery", "--check", "-o", "docs", "--only", before)
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.text.contains("pixels"), result.text)
        XCTAssertEqual(try contents(), ["docs", "docs/\(after).png", "docs/\(before).png"])
    }

    func testCheckNamesMissingAndUnreadablePictures() throws {
        try FileManager.default.createDirectory(atPath: path("docs"), withIntermediateDirectories: true)
        try write("no picture", to: "docs/\(after).png")
        let result = try run("gallery", "--check", "-o", "docs", "--only", before, "--only", after)
        XCTAssertEqual(result.status, 1)
        let lines = result.text.split(separator: "\n")
        XCTAssertEqual(lines.first, "docs/\(before).png: the picture doesn't exist yet")
        XCTAssertTrue(lines.last?.hasPrefix("docs/\(after).png: ") == true, result.text)
    }

    // MARK: Arguments

    func testArgumentsThatMakeNoSense() throws {
        try assertFails(
            "gallery", "--only", "message-layout-lefft",
            saying: "--only “message-layout-lefft” is not a picture; did you mean "
                + "message-layout-left, message-layout-default, message-layout-nobubbles?")
        try assertFails("gallery", "-o", "", saying: "-o is empty; name a folder")
        try assertFails(
            "gallery", "-o", "-", saying: "-o -: standard output takes one file, and these are several; name a folder")
        try assertFails(
            "gallery", "--check", "-o", "nowhere",
            saying: "nowhere: there is no such folder; draw the pictures first")
        try assertFails("gallery", "--scale", "0", saying: "--scale 0 is not between 0.25 and 10; the default is 2")
        try write("", to: "file")
        try assertFails("gallery", "-o", "file", saying: "file is not a folder")
    }
}
