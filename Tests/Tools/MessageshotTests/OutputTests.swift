import Frames
import Raster
import XCTest

/// The destinations and formats of pictures.
final class OutputTests: ProgramTestCase {
    private let png = Data([0x89, 0x50, 0x4E, 0x47])

    override func setUpWithError() throws {
        try super.setUpWithError()
        try writeChat()
    }

    func testPictureIsNamedAfterTheConversation() throws {
        let result = try run("render", "chat.yaml")
        XCTAssertEqual([result.error, result.text], ["", ""])
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(try contents(), ["chat.png", "chat.yaml"])
        XCTAssertTrue(try data("chat.png").starts(with: png))
    }

    func testFormatFollowsTheName() throws {
        for (name, start) in [
            ("a.svg", "<?xml"), ("a.pdf", "%PDF-"), ("a.json", "{\n"), ("a.webp", "RIFF"), ("a.JPG", "\u{FF}"),
        ] {
            XCTAssertEqual(try run("render", "chat.yaml", "-o", name).status, 0)
            let bytes = try XCTUnwrap(start.data(using: .isoLatin1))
            XCTAssertTrue(try data(name).starts(with: bytes), name)
        }
        XCTAssertEqual(try run("render", "chat.yaml", "--format", "frames").status, 0)
        XCTAssertEqual(try data("chat.frames.json"), try data("a.json"))
    }

    func testStandardStreams() throws {
        XCTAssertEqual(try run("render", "chat.yaml").status, 0)
        let result = try run(["render", "-", "-o", "-"], input: data("chat.yaml"))
        XCTAssertEqual(result.error, "")
        XCTAssertEqual(result.output, try data("chat.png"))
    }

    func testFolder() throws {
        try FileManager.default.createDirectory(atPath: path("out"), withIntermediateDirectories: false)
        XCTAssertEqual(try run("render", "chat.yaml", "-o", "out").status, 0)
        XCTAssertEqual(try contents(), ["chat.yaml", "out", "out/chat.png"])
    }

    func testNotesNameTheProgramAndItsLibraries() throws {
        XCTAssertEqual(try run("render", "chat.yaml").status, 0)
        let software = try PNGReader.text(in: data("chat.png")).first { $0.key == "Software" }?.value
        XCTAssertNotNil(
            try XCTUnwrap(software).wholeMatch(
                of: /MessageShot 0\.1\.0 \(cairo [0-9.]+, freetype [0-9.]+, pango [0-9.]+, harfbuzz [0-9.]+\)/),
            software ?? "")
    }

    func testSizesAndFormats() throws {
        XCTAssertEqual(try run("render", "chat.yaml", "--scale", "3").status, 0)
        XCTAssertEqual(try PNGReader.scale(in: data("chat.png")), 3)
        XCTAssertEqual(try run("render", "chat.yaml", "--format", "jpeg", "--quality", "0.1").status, 0)
        XCTAssertEqual(try run("render", "chat.yaml", "-o", "good.jpeg").status, 0)
        XCTAssertLessThan(try data("chat.jpg").count, try data("good.jpeg").count)
        XCTAssertEqual(try run("render", "chat.yaml", "--scale", "3", "--optimize", "-o", "small.png").status, 0)
        XCTAssertLessThan(try data("small.png").count, try data("chat.png").count)
        XCTAssertEqual(try PNGReader.bitmap(in: data("small.png")), try PNGReader.bitmap(in: data("chat.png")))
        try assertFails(
            "render", "chat.yaml", "-o", "a.svg", "--optimize", saying: "--optimize is for PNG; remove it")
        try assertFails(
            "render", "chat.yaml", "--svg-text", "selectable", saying: "--svg-text is for SVG; remove it")
        XCTAssertEqual(try run("render", "chat.yaml", "--svg-text", "selectable", "-o", "chat.svg").status, 0)
        XCTAssertTrue(String(decoding: try data("chat.svg"), as: UTF8.self).contains(">Sup!</text>"))
        try assertFails(
            "render", "chat.yaml", "-o", "a.webp", "--quality", "0.9", saying: "--quality is for JPEG; remove it")
        try assertFails(
            "render", "chat.yaml", "-o", "a.jpg", "--quality", "92",
            saying: "--quality 92 is not between 0 and 1; the default is 0.92")
    }

    func testPagesOfAPDFAreOneFile() throws {
        let messages = (1...30).map { "  - { from: a, text: \"\($0)\" }" }.joined(separator: "\n")
        try write("messages:\n\(messages)\n", to: "long.yaml")
        XCTAssertEqual(try run("render", "long.yaml", "--pages", "--height", "400", "-o", "long.pdf").status, 0)
        let pdf = String(decoding: try data("long.pdf"), as: UTF8.self)
        XCTAssertGreaterThan(pdf.matches(of: /\/Type \/Page\b/).count, 2)
        XCTAssertFalse(try contents().contains("long-1.pdf"))
        let piped = try run("render", "long.yaml", "--pages", "--height", "400", "--format", "pdf", "-o", "-")
        XCTAssertEqual(piped.output, try data("long.pdf"))
    }

    /// A terminal would show the bytes of a picture as garbage.
    func testPicturesAreNotWrittenToATerminal() throws {
        // Opens a pseudo-terminal: unlocks it (TIOCSPTLCK) and asks for its number (TIOCGPTN).
        let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        defer { close(terminal) }
        var (lock, number): (Int32, Int32) = (0, 0)
        guard terminal >= 0, ioctl(terminal, 0x4004_5431, &lock) == 0, ioctl(terminal, 0x8004_5430, &number) == 0,
            let screen = FileHandle(forUpdatingAtPath: "/dev/pts/\(number)")
        else { throw XCTSkip("there are no terminals here") }
        for format in ["png", "jpeg", "webp", "pdf"] {
            let result = try run(["render", "chat.yaml", "--format", format, "-o", "-"], output: screen)
            XCTAssertEqual(result.status, 2)
            XCTAssertEqual(
                result.error,
                "messageshot: refusing to print \(format.uppercased()) to a terminal; redirect it, or use -o FILE\n")
        }
    }

    // MARK: Frames inside

    func testInspectShowsTheFramesThatWereEmbedded() throws {
        XCTAssertEqual(try run("render", "chat.yaml", "--embed-frames").status, 0)
        let tree = try run("inspect", "chat.png").text
        XCTAssertTrue(tree.hasPrefix("MessagesScreen  0 0 390 "), tree)
        XCTAssertTrue(tree.contains("\"Sup!\""), tree)
        XCTAssertEqual(try run("render", "chat.yaml", "-o", "chat.json").status, 0)
        let json = try run(["inspect", "-", "--json"], input: data("chat.png")).output
        XCTAssertEqual(try Frame(json: json), try Frame(json: data("chat.json")))
        XCTAssertEqual(try JSONDecoder().decode(Frame.self, from: json).description + "\n", tree)
    }

    func testFramesAreIndependentOfTheMachine() throws {
        let dot = try Bitmap(pixelsWide: 1, pixelsHigh: 1, pixels: [0xFF00_FF00])
        try PNGWriter.data(dot).write(to: folder.appendingPathComponent("dot.png"))
        try write("users: { a: { avatar: dot.png } }\nmessages: [{ from: a, text: x }]", to: "photo.yaml")
        XCTAssertEqual(try run("render", "photo.yaml", "-o", "photo.json").status, 0)
        let json = String(decoding: try data("photo.json"), as: UTF8.self)
        XCTAssertTrue(json.contains("\"dot.png\""), "the avatar's file is named")
        XCTAssertFalse(json.contains(folder.path), "its location is not")
    }

    func testPicturesWithoutFrames() throws {
        XCTAssertEqual(try run("render", "chat.yaml").status, 0)
        try assertFails(
            "inspect", "chat.png", saying: "chat.png: the picture has no frame tree; render it with --embed-frames")
        try assertFails("inspect", "chat.yaml", saying: "chat.yaml: not a PNG picture: it has no PNG signature")
        try assertFails("inspect", "nothing.png", saying: "nothing.png: there is no such file")
        try assertFails(
            "render", "chat.yaml", "--embed-frames", "-o", "a.svg", saying: "--embed-frames is for PNG; remove it")
    }

    // MARK: Destinations that can't be written to

    func testMissingLocations() throws {
        let advice = "there is no such folder; create it first"
        try assertFails("render", "chat.yaml", "-o", "no/chat.png", saying: "no: \(advice)")
        try assertFails(
            "render", "chat.yaml", "-o", "chat.yaml/x.png",
            saying: "chat.yaml is not a folder")
    }

    func testFolderWithoutPermission() throws {
        try XCTSkipIf(geteuid() == 0, "root may write everywhere")
        try FileManager.default.createDirectory(
            atPath: path("locked"), withIntermediateDirectories: false, attributes: [.posixPermissions: 0o500])
        try assertFails(
            "render", "chat.yaml", "-o", "locked/chat.png",
            saying: "locked: the folder can't be written to: Permission denied")
    }

    func testFullDisk() throws {
        try assertFails(
            "render", "chat.yaml", "-o", "/dev/full", status: 3,
            saying: "/dev/full: writing failed: No space left on device")
        let full = try XCTUnwrap(FileHandle(forWritingAtPath: "/dev/full"))
        for arguments in [["render", "chat.yaml", "-o", "-"], ["schema"]] {
            let result = try run(arguments, output: full)
            XCTAssertEqual(result.status, 3)
            XCTAssertEqual(
                result.error, "messageshot: standard output can't be written to: No space left on device\n")
        }
    }

    func testANewFolderIsMade() throws {
        XCTAssertEqual(try run("render", "chat.yaml", "-o", "new/deep/").status, 0)
        XCTAssertTrue(try data("new/deep/chat.png").starts(with: png))
        try write("messages: [{ from: leia, txt: x }]", to: "bad.yaml")
        XCTAssertEqual(try run("render", "bad.yaml", "-o", "other/").status, 2)
        XCTAssertFalse(try contents().contains("other"))
        try assertFails(
            "render", "chat.yaml", "-o", "nowhere/a.png",
            saying: "nowhere: there is no such folder; create it first")
        try assertFails(
            "render", "chat.yaml", "-o", "chat.yaml/", saying: "chat.yaml is not a folder")
    }

    func testUnknownEnding() throws {
        try assertFails(
            "render", "chat.yaml", "-o", "chat.bmp",
            saying: "chat.bmp: .bmp is not a supported format; expected png, jpg, webp, svg, pdf, json or txt")
    }

    func testFailureLeavesTheEarlierPicture() throws {
        try write("before", to: "chat.png")
        try write("messages: [{ from: leia, txt: x }]", to: "chat.yaml")
        XCTAssertEqual(try run("render", "chat.yaml").status, 2)
        XCTAssertEqual(String(decoding: try data("chat.png"), as: UTF8.self), "before")
    }
}
