import ArgumentParser
import Frames
import HeadlessUIKit
import Raster
import XCTest

@testable import DocumentationImages

/// Tests drawing into a folder, and checking the folder.
final class PictureRunTests: XCTestCase {
    private var folder: String!

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)").path
    }

    override func tearDownWithError() throws {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func collection(_ names: [String] = ["one", "set/two"], side: CGFloat = 20) -> PictureCollection {
        let page = PicturePage("Squares") {
            PictureSection("Squares", snippets: []) {
                for name in names {
                    PictureEntry(
                        name,
                        of: .view {
                            let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
                            view.backgroundColor = .red
                            return view
                        })
                }
            }
        }
        return PictureCollection(title: "Squares", pages: [page], folder: folder)
    }

    /// Returns the exit code.
    private func run(_ arguments: String..., of collection: PictureCollection? = nil) throws -> Int32 {
        do {
            try PictureOptions.parse(arguments).run(collection ?? self.collection())
            return 0
        } catch let code as ExitCode {
            return code.rawValue
        }
    }

    private func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.contains(".") }.sorted()
    }

    private func width(_ name: String) throws -> Int { try PNGReader.bitmap(at: "\(folder!)/\(name).png").pixelsWide }

    func testDrawsAndChecks() throws {
        XCTAssertEqual(try run(), 0)
        XCTAssertEqual(try files(), ["index.html", "one.png", "set/two.png"])
        XCTAssertEqual(try width("one"), 40)
        XCTAssertEqual(try run("--check"), 0)
        XCTAssertEqual(try run("--check", of: collection(side: 30)), 1)
        XCTAssertEqual(try run("--check", of: collection(["one", "set/two", "three"])), 1)
    }

    func testPicturesAreCheckedAtTheirScale() throws {
        XCTAssertEqual(try run(), 0)
        for scale in ["3", "0.25", "1.5", "2.1"] {
            XCTAssertEqual(try run("--only", "set/two.png", "--scale", scale), 0)
            XCTAssertEqual(try run("--check"), 0, scale)
        }
        XCTAssertEqual(try width("one"), 40)
        XCTAssertEqual(try width("set/two"), 42)
        XCTAssertEqual(try run("--check", "--scale", "2"), 1)
    }

    /// Optimizers remove the stored scale, and editors write a different one.
    func testPictureWithoutStoredScale() throws {
        XCTAssertEqual(try run("--no-index", "--only", "one", "--scale", "3"), 0)
        let bitmap = try PNGReader.bitmap(at: "\(folder!)/one.png")
        for note: CGFloat? in [nil, 1, 2] {
            try PNGWriter.data(bitmap, scale: note).write(to: URL(fileURLWithPath: "\(folder!)/one.png"))
            XCTAssertEqual(try run("--check", "--only", "one"), 0)
        }
    }

    func testOrphanedPictures() throws {
        XCTAssertEqual(try run("--no-index"), 0)
        try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(folder!)/photo.png"))
        let smaller = collection(["one"])
        XCTAssertEqual(try run("--check", of: smaller), 1)
        XCTAssertEqual(try run("--check", "--only", "one", of: smaller), 0)
        XCTAssertEqual(try run("--no-index", of: smaller), 0)
        XCTAssertEqual(try files(), ["one.png", "photo.png", "set/two.png"])
        XCTAssertEqual(try run("--no-index", "--prune", of: smaller), 0)
        XCTAssertEqual(try files(), ["one.png", "photo.png"])
        XCTAssertEqual(try run("--check", of: smaller), 0)
    }

    func testNothingIsWrittenUnlessAllCanBeDrawn() throws {
        struct Broken: Error, CustomStringConvertible { let description = "the kiln is cold" }
        let page = PicturePage("Pots") {
            PictureEntry("pot", of: .view { UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) })
            PictureEntry("broken", of: .view { throw Broken() })
        }
        let collection = PictureCollection(title: "Pots", pages: [page], folder: folder)
        XCTAssertThrowsError(try run(of: collection)) { XCTAssertEqual("\($0)", "broken: the kiln is cold") }
        XCTAssertFalse(FileManager.default.fileExists(atPath: folder))
    }

    func testUnchangedFilesAreNotWritten() throws {
        XCTAssertEqual(try run(), 0)
        let past = Date(timeIntervalSince1970: 1_000_000_000)
        let path = "\(folder!)/one.png"
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
        XCTAssertEqual(try run(), 0)
        let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        XCTAssertEqual(date, past)
    }

    func testInvalidArguments() throws {
        func assertFails(_ arguments: [String], _ message: String, line: UInt = #line) {
            XCTAssertThrowsError(try PictureOptions.parse(arguments).run(collection()), line: line) {
                XCTAssertTrue(
                    PictureOptions.message(for: $0).contains(message), PictureOptions.message(for: $0), line: line)
            }
        }
        assertFails(["--only", "too"], "--only “too” is not a picture; did you mean one, set/two?")
        assertFails(["--scale", "0"], "--scale 0 is not between 0.25 and 10; the default is 2")
        assertFails(["--check", "--prune"], "--check and --prune can't be combined; remove one")
        assertFails(["--only", "one", "--prune"], "--prune checks all pictures; remove --only")
        assertFails(["--list", "--check"], "--check and --list can't be combined; remove one")
        assertFails(["-o", ""], "-o is empty; name a folder")
        assertFails(["--check"], "there is no such folder; draw the pictures first")
    }
}
