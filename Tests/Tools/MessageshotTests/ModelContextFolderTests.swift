import Foundation
import Raster
import XCTest

/// The tools of `messageshot mcp` read and write files of one folder only.
final class ModelContextFolderTests: ModelContextTestCase {
    override class var options: [String] { ["--folder", "."] }

    private var outside: URL!

    override func setUpWithError() throws {
        try super.setUpWithError()
        outside = folder.deletingLastPathComponent().appendingPathComponent("outside-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
        try Data(Self.chat(["secret"]).utf8).write(to: outside.appendingPathComponent("chat.yaml"))
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("link"), withDestinationURL: outside)
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("link.yaml"),
            withDestinationURL: outside.appendingPathComponent("chat.yaml"))
    }

    override func tearDownWithError() throws {
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: outside.path), ["chat.yaml"])
        try FileManager.default.removeItem(at: outside)
        try super.tearDownWithError()
    }

    private func sentence(_ argument: String, _ path: String) -> String {
        "\(argument): \(path) is outside the folder of the server, \(folder.path); name a file in it, or start the server "
            + "with another --folder"
    }

    func testReading() throws {
        for path in [
            "link/chat.yaml", "link.yaml", "../\(outside.lastPathComponent)/chat.yaml", outside.path, "/", "..",
        ] {
            for argument in ["chat", "style", "annotations", "images"] {
                var arguments = ["chat": "chat.yaml"]
                arguments[argument] = path
                try assertFails("render", arguments, saying: sentence(argument, path))
            }
            try assertFails("inspect", ["image": path], saying: sentence("image", path))
            try assertFails("compare", ["before": path, "after": "chat.yaml"], saying: sentence("before", path))
        }
        XCTAssertFalse(try client.call("render", ["chat": path("chat.yaml")]).isError, "an absolute path inside")
    }

    func testWriting() throws {
        let written = try client.call("render", ["chat": "chat.yaml", "tree": false, "output": "new/folder/a.png"])
        XCTAssertEqual(written.texts, ["wrote a.png to new/folder"])
        XCTAssertEqual(written.pictures, [try data("new/folder/a.png")])
        for path in ["link/a.png", "../a.png", "/a.png", "new/../../a.png", "link/"] {
            try assertFails("render", ["chat": "chat.yaml", "output": path], saying: sentence("output", path))
        }
        try assertFails(
            "compare", ["chat": "chat.yaml", "after": ["bubble": ["corner-radius": 3]], "output": "link"],
            saying: sentence("output", "link"))
    }

    /// A link at the end of a path is neither followed nor replaced.
    func testLinksAreNotFollowed() throws {
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("a.png"), withDestinationURL: outside.appendingPathComponent("new.png"))
        try assertFails(
            "render", ["chat": "chat.yaml", "output": "a.png"],
            saying: "output: writing to . failed: a.png is there, and MessageShot hasn't drawn it; name another file")
    }

    func testOnlyOwnPicturesAreReplaced() throws {
        let photo = try PNGWriter.data(Bitmap(pixelsWide: 1, pixelsHigh: 1, pixels: [0xFF33_66CC]))
        try photo.write(to: folder.appendingPathComponent("photo.png"))
        try assertFails(
            "render", ["chat": "chat.yaml", "output": "photo.png"],
            saying:
                "output: writing to . failed: photo.png is there, and MessageShot hasn't drawn it; name another file")
        XCTAssertEqual(try data("photo.png"), photo)
        for _ in 1...2 {
            XCTAssertFalse(try client.call("render", ["chat": "chat.yaml", "output": "own.png"]).isError)
        }
        try assertFails(
            "render", ["chat": "chat.yaml", "output": "chat.yaml"],
            saying: "output: chat.yaml: name a PNG file, such as chat.png, or a folder with a trailing slash")
    }

    func testNamesAreNoOptions() throws {
        try writeChat(to: "--help")
        XCTAssertFalse(try client.call("render", ["chat": "--help"]).isError)
        try assertFails("inspect", ["image": "-"], saying: "./-: there is no such file")
    }
}
