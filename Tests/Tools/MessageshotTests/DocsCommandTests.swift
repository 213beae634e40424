import Foundation
import Raster
import XCTest

/// `messageshot docs` for authors of documents.
final class DocsCommandTests: ProgramTestCase {
    private func text(_ name: String) throws -> String { String(decoding: try data(name), as: UTF8.self) }

    private func change(_ name: String, _ old: String, to new: String) throws {
        let changed = try text(name).replacingOccurrences(of: old, with: new)
        XCTAssertNotEqual(changed, try text(name))
        try write(changed, to: name)
    }

    // MARK: The first project

    func testAFirstProject() throws {
        let started = try run("docs", "init")
        XCTAssertEqual(started.status, 0, started.error)
        XCTAssertEqual(
            started.text, "pictures.yaml\nlunch.yaml\nexample.md\nTo draw the pictures, run: messageshot docs\n")
        let drawn = try run("docs")
        XCTAssertEqual(drawn.error, "")
        XCTAssertEqual(
            drawn.text,
            """
            images/welcome.png
            images/welcome-dark.png
            images/square-bubbles-before.png
            images/square-bubbles-after.png
            example.md

            """)
        XCTAssertTrue(try text("example.md").contains("| Before | After |"))
        XCTAssertEqual(try run("docs").text, "4 pictures are up to date\n")
        let check = try run("docs", "--check")
        XCTAssertEqual(check.text + check.error, "")
        XCTAssertEqual(check.status, 0)
        XCTAssertEqual(
            try run("docs", "--list", "--only", "welcome").text,
            "welcome: images/welcome.png images/welcome-dark.png\n")
        // Existing files are not replaced.
        try assertFails("docs", "init", saying: "pictures.yaml already exists and was not changed")
    }

    func testTheFileIsFoundUpwards() throws {
        _ = try run("docs", "init")
        try FileManager.default.createDirectory(atPath: path("guide/deep"), withIntermediateDirectories: true)
        let below = Process()
        below.executableURL = Self.program
        below.arguments = ["docs", "--list"]
        below.currentDirectoryURL = folder.appendingPathComponent("guide/deep")
        let output = Pipe()
        below.standardOutput = output
        try below.run()
        below.waitUntilExit()
        XCTAssertEqual(below.terminationStatus, 0)
        XCTAssertTrue(
            String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).contains("welcome"))
    }

    // MARK: Checking

    func testCheckNamesTheProblems() throws {
        _ = try run("docs", "init")
        try change("pictures.yaml", "scale: 2", to: "scale: 2\n  embed-frames: true")
        _ = try run("docs")

        try change("lunch.yaml", "Noodles. Always noodles.", to: "Rice.")
        var check = try run("docs", "--check")
        XCTAssertEqual(check.status, 1)
        XCTAssertTrue(check.text.contains("text “Noodles. Always noodles.” → “Rice.”"), check.text)
        try change("lunch.yaml", "Rice.", to: "Noodles. Always noodles.")

        try change("pictures.yaml", "corner-radius: 4", to: "corner-radius: 6")
        check = try run("docs", "--check")
        XCTAssertEqual(check.status, 1)
        XCTAssertTrue(check.text.contains("square-bubbles-after.png"), check.text)
        XCTAssertFalse(check.text.contains("welcome"), check.text)
        XCTAssertTrue(check.text.contains("corner radius 4 → 6"), check.text)
        try change("pictures.yaml", "corner-radius: 6", to: "corner-radius: 4")

        try change("pictures.yaml", "square-bubbles:", to: "square:")
        check = try run("docs", "--check")
        XCTAssertEqual(check.status, 2, "a page names a picture that nothing declares")
        XCTAssertTrue(check.text.contains("example.md:"), check.text)
        XCTAssertTrue(check.text.contains("unknown picture “square-bubbles”"), check.text)
    }

    // MARK: Mistakes

    /// A page with an invalid declaration is skipped, and the others are updated.
    func testMistakesInDeclarations() throws {
        _ = try run("docs", "init")
        for block in [
            "name: welcome", "name: ../evil", "name: q\nannotations: /etc/passwd", "name: q\nfolder: /tmp/evil",
        ] {
            try? FileManager.default.removeItem(atPath: path("images"))
            try write("```messageshot\n\(block)\n```\n", to: "bad.md")
            let result = try run("docs")
            XCTAssertEqual(result.status, 2, block)
            XCTAssertTrue(result.error.hasPrefix("messageshot: bad.md:"), result.error)
            XCTAssertFalse(result.error.contains("root:"), result.error)
            XCTAssertTrue(try contents().contains("images/welcome.png"), block)
        }
    }

    func testAFolderIsMadeForAFirstProject() throws {
        let started = try run("docs", "init", "guide/pictures")
        XCTAssertEqual(started.status, 0, started.error)
        XCTAssertTrue(
            started.text.hasSuffix("To draw the pictures, run: messageshot docs guide/pictures\n"), started.text)
        XCTAssertEqual(try run("docs", "guide/pictures").status, 0)
    }

    /// A page that is a link out of the folder doesn't affect the others.
    func testLinksOutOfTheFolderAreOmitted() throws {
        _ = try run("docs", "init")
        try write("secret", to: "../outside.md")
        for (link, target) in [("link.md", "/etc/passwd"), ("other.md", "../outside.md"), ("gone.md", "nothing")] {
            try FileManager.default.createSymbolicLink(atPath: path(link), withDestinationPath: target)
        }
        let result = try run("docs", "--verbose")
        XCTAssertEqual(result.status, 0)
        for link in ["link.md", "other.md", "gone.md"] {
            let line = "messageshot: warning: \(link): the page is outside of ., where nothing is read or written\n"
            XCTAssertEqual(result.error.ranges(of: line).count, 1, result.error)
        }
        XCTAssertTrue(try contents().contains { $0.hasPrefix("images/") }, "the others are drawn")
    }

    func testAMissingPictureIsOnlyReportedAsMissing() throws {
        _ = try run("docs", "init")
        _ = try run("docs")
        let picture = try XCTUnwrap(try contents().first { $0.hasPrefix("images/") })
        try FileManager.default.removeItem(atPath: path(picture))
        // Without a marker, no page refers to it.
        for page in try contents() where page.hasSuffix(".md") { try write("![](images/other.png)\n", to: page) }
        let result = try run("docs", "--check", "--verbose")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.text.contains("\(picture): the picture doesn't exist yet"), result.text)
        XCTAssertFalse(result.error.contains("\(picture): no page refers"), result.error)
    }

    func testMistakes() throws {
        try assertFails(
            "docs",
            saying:
                "there is no pictures.yaml here or in a parent folder; run messageshot docs init to create one, or "
                + "messageshot gallery to draw the examples of the SDK's pages")
        try assertFails("docs", "nowhere", saying: "nowhere: there is no such file")
        try assertFails(
            "docs", ".", saying: ".: there is no pictures.yaml in this folder; run messageshot docs init to create one")
        try write("", to: "file")
        try assertFails("docs", "init", "file", saying: "file is not a folder; name one")
        try assertFails("docs", "init", "file/new", saying: "file/new: the folder can't be created: Not a directory")
        try assertFails(
            "docs", "--check", "--watch", saying: "--check and --watch can't be combined; remove one")
        try assertFails("docs", "--prune", "--only", "a", saying: "--prune checks all pictures; remove --only")
        try assertFails("docs", "a", "b", saying: "“b” is an extra argument; messageshot docs takes one path")
        try assertFails(
            "docs", "init", "--watch", saying: "--watch needs declared pictures; remove it")
        _ = try run("docs", "init")
        try assertFails(
            "docs", "--only", "welcom",
            saying: "--only “welcom” is not a picture of pictures.yaml; did you mean welcome, square-bubbles?")
    }

    // MARK: Interruption

    /// However the program ends, every file is complete, and no page refers to a missing picture.
    func testKilledAtAnyMoment() throws {
        _ = try run("docs", "init")
        var generator = SystemRandomNumberGenerator()
        for round in 0..<100 {
            for name in ["images", ".messageshot"] { try? FileManager.default.removeItem(atPath: path(name)) }
            try write(
                "# An example\n\n<!-- messageshot: welcome -->\n\n<!-- messageshot: square-bubbles -->\n",
                to: "example.md")
            let process = Process()
            process.executableURL = Self.program
            process.arguments = ["docs"]
            process.currentDirectoryURL = folder
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            usleep(UInt32.random(in: 0..<250_000, using: &generator))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            try assertIsWhole("round \(round)")
        }
        // Leftovers have no effect.
        XCTAssertEqual(try run("docs").status, 0)
        XCTAssertEqual(try run("docs", "--check").status, 0)
        XCTAssertEqual(try contents().filter { $0.hasSuffix(".part") }, [])
    }

    private func assertIsWhole(_ round: String) throws {
        for file in try contents() where file.hasPrefix("images/") && file.hasSuffix(".png") {
            XCTAssertNoThrow(try PNGReader.bitmap(in: data(file)), "\(round): \(file)")
        }
        let page = try text("example.md")
        XCTAssertTrue(page.hasPrefix("# An example\n"), round)
        let named = page.matches(of: /images\/[a-z-]+\.png/).map { String($0.output) }
        for file in named { XCTAssertTrue(FileManager.default.fileExists(atPath: path(file)), "\(round): \(file)") }
        // A page has all of its pictures or none.
        XCTAssertTrue(named.isEmpty || page.hasSuffix("<!-- /messageshot -->\n"), round)
    }
}
