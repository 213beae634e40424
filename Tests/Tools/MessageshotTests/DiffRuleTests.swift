import Foundation
import Frames
import Raster
import XCTest

/// The rules of `messageshot diff` for components and properties, and its picture of the smallest part.
final class DiffRuleTests: BadgeDiffTestCase {
    func testRulesForComponentsAndProperties() throws {
        XCTAssertEqual(try run("diff", "a.png", "b.png", "--ignore", "badge.fill").status, 1, "the frames differ")
        let shifted = Frame(
            origin: "Wall", rect: CGRect(x: 0, y: 0, width: 40, height: 24), children: [badge()])
        var other = shifted
        other.children[0].rect.origin.x += 1
        try writePicture(shifted, to: "a.png")
        try writePicture(other, to: "b.png")
        XCTAssertEqual(try run("diff", "a.png", "b.png").status, 1)
        XCTAssertEqual(try run("diff", "a.png", "b.png", "--allow", "badge=1pt").status, 0)
        XCTAssertEqual(try run("diff", "a.png", "b.png", "--allow", "badge=0.5pt").status, 1)
        other = shifted
        other.children[0].fill = .color(RGBA(hex: 0x0461FF))
        try writePicture(other, to: "b.png")
        let result = try run("diff", "a.png", "b.png", "--allow", "fill=4")
        XCTAssertTrue(result.text.contains("within the tolerance"), result.text)
        XCTAssertFalse(try run("diff", "a.png", "b.png", "--allow", "fill=3").text.contains("within the tolerance"))
        XCTAssertFalse(
            try run("diff", "a.png", "b.png", "--channels", "9", "--exact", "badge").text.contains(
                "within the tolerance")
        )
        let misspelled = try run("diff", "a.png", "b.png", "--ignore", "bagde").text
        XCTAssertTrue(misspelled.contains("the rule for “bagde” has no effect"), misspelled)
        try assertFails(
            "diff", "a.png", "b.png", "--allow", "fill",
            saying: "--allow fill: a name and a number are needed, such as shadow=2 or avatarView=1pt")
        try assertFails(
            "diff", "a.png", "b.png", "--allow", "fill=x",
            saying: "--allow fill=x: a level is 0 to 255; a distance ends with pt, such as 1pt")
        try assertFails(
            "diff", "a.png", "b.png", "--allow", "fill=1pt",
            saying: "--allow fill=1pt: only a component can have a tolerance in points; name one")
    }

    func testTheSmallestPart() throws {
        let result = try run("diff", "a.png", "b.png", "--minimal", "min.png")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.error, "")
        XCTAssertGreaterThan(try PNGReader.bitmap(in: data("min.png")).pixelsWide, 300)
        let text = String(decoding: try data("min.txt"), as: UTF8.self)
        XCTAssertTrue(text.contains("corner radius 6 → 0"), text)
        try writePicture(badge(radius: 0), to: "b.png", embeds: false)
        let bare = try run("diff", "a.png", "b.png", "--minimal", "none.png")
        XCTAssertEqual(
            bare.error,
            "messageshot: warning: none.png was not written: finding the smallest parts needs two pictures "
                + "with frames at the same scale\n")
        XCTAssertThrowsError(try data("none.png"))
    }

    /// The picture and its text are either both written or not.
    func testTheSmallestPartIsCompleteOrMissing() throws {
        try FileManager.default.createDirectory(atPath: path("min.txt"), withIntermediateDirectories: false)
        try assertFails(
            "diff", "a.png", "b.png", "--minimal", "min.png", status: 3,
            saying: "min.txt: writing failed: it is a folder")
    }
}
