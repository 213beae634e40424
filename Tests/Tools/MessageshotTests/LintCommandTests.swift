import Frames
import Raster
import XCTest

/// What `messageshot lint` finds in pictures, prints and ends with.
final class LintCommandTests: ProgramTestCase {
    /// Two surfaces on each other: nothing to find; or a line between two pixels.
    private func writePicture(y: CGFloat, to name: String, embeds: Bool = true) throws {
        let line = Frame(
            name: "Row#separator", rect: CGRect(x: 0, y: y, width: 20, height: 0.5), fill: .color(.black))
        let frame = Frame(
            name: "Row", rect: CGRect(x: 0, y: 0, width: 20, height: 12), fill: .color(.white), children: [line])
        let bitmap = try Renderer().render(frame, scale: 2, background: .white)
        try PNGWriter.data(bitmap, embedding: embeds ? frame : nil).write(to: folder.appendingPathComponent(name))
    }

    func testFindings() throws {
        try writePicture(y: 4.3, to: "a.png")
        try writePicture(y: 4.5, to: "b.png")
        let result = try run("lint", "a.png", "b.png")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            result.text,
            "a.png: Row#separator: the top edge of a line of 0.5 pt is at 8.6 px at 2x (at 0, 4.3, 20 × 0.5 pt)\n")
        XCTAssertEqual(try run("lint", "b.png").text, "no findings\n")
        XCTAssertEqual(try run("lint", "b.png").status, 0)
        XCTAssertEqual(try run("lint", "a.png", "--ignore", "separator").status, 0)
        XCTAssertEqual(try run("lint", "a.png", "--rule", "contrast").status, 0)
    }

    func testJSON() throws {
        try writePicture(y: 4.3, to: "a.png")
        let result = try run("lint", "a.png", "--json")
        XCTAssertEqual(result.status, 1)
        let object = try JSONSerialization.jsonObject(with: Data(result.text.utf8)) as? [String: Any]
        let results = object?["results"] as? [[String: Any]]
        let finding = (results?.first?["findings"] as? [[String: Any]])?.first
        XCTAssertEqual(finding?["rule"] as? String, "fractionalEdge")
        XCTAssertEqual(finding?["component"] as? String, "Row#separator")
        XCTAssertEqual(finding?["path"] as? [Int], [0])
    }

    func testBadInput() throws {
        try writePicture(y: 4.5, to: "plain.png", embeds: false)
        let result = try run("lint", "plain.png")
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(result.error.contains("plain.png: it carries no frame tree"), result.error)
        XCTAssertEqual(try run("lint", "gone.png").status, 2)
    }
}
