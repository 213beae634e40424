import Foundation
import XCTest

/// The start of all programs with limited resources.
final class ProgramStartTests: ProgramTestCase {
    /// Runs a command line without `/proc`; skipped if a test may not do that.
    private func withoutProc(_ line: String) throws -> Run {
        let hide = "unshare --user --map-root-user --mount bash -c"
        let check = try shell("\(hide) 'mount -t tmpfs none /proc && test ! -e /proc/self'")
        try XCTSkipUnless(check.status == 0, "there is no taking /proc away: \(check.error)")
        return try shell("\(hide) 'mount -t tmpfs none /proc && \(line)'")
    }

    func testWithoutProc() throws {
        try writeChat()
        XCTAssertEqual(try run("render", "chat.yaml", "-o", "usual.png").status, 0)
        let program = Self.program.path
        let found = "PATH=$PATH:\(Self.program.deletingLastPathComponent().path) messageshot"
        for name in [program, found] {
            let result = try withoutProc("\(name) render chat.yaml -o a.png")
            XCTAssertEqual([result.error, "\(result.status)"], ["", "0"])
            XCTAssertEqual(try data("a.png"), try data("usual.png"))
            try FileManager.default.removeItem(atPath: path("a.png"))
        }
        XCTAssertEqual(
            try withoutProc("\(program) render none.yaml").error, "messageshot: none.yaml: there is no such file\n")
    }
}

/// The same in `goldens`.
final class GoldenToolStartTests: ProgramTestCase {
    override class var programName: String { "goldens" }

    func testClosedStandardError() throws {
        for stream in ["2>/dev/full", "2>&-", "<&- >&- 2>&-"] {
            try assertEnds("goldens frobnicate \(stream)", with: 2)
            try assertEnds("goldens approve --all --list \(stream)", with: 2)
        }
        try assertEnds(
            "goldens --help >/dev/full", with: 3,
            saying: "goldens: standard output can't be written to: No space left on device\n")
    }

    func testLittleMemory() throws {
        try assertEnds(
            "ulimit -v 250000; goldens help", with: 3,
            saying: "goldens: the memory of a process is limited to 244 MiB; allow at least 256 MiB (ulimit -v)\n")
    }
}

/// The same in a program with a package's pictures.
final class DescribedPicturesStartTests: ProgramTestCase {
    override class var programName: String { "DescribedPictures" }

    func testClosedStandardError() throws {
        for stream in ["2>/dev/full", "2>&-", "<&- >&- 2>&-"] {
            try assertEnds("DescribedPictures --only none \(stream)", with: 2)
            try assertEnds("DescribedPictures --frobnicate \(stream)", with: 2)
        }
        try assertEnds(
            "DescribedPictures --list >/dev/full", with: 3,
            saying: "DescribedPictures: standard output can't be written to: No space left on device\n")
    }

    func testLittleMemory() throws {
        try assertEnds(
            "ulimit -v 250000; DescribedPictures --list", with: 3,
            saying: "DescribedPictures: the memory of a process is limited to 244 MiB; allow at least 256 MiB "
                + "(ulimit -v)\n")
    }

    func testEnvironmentMakesNoDifference() throws {
        try assertEnds("DescribedPictures -o usual --no-index", with: 0)
        let usual = try data("usual/one.png")
        for variable in ["HB_SHAPER_LIST=fallback", "FC_DEBUG=8191", "FONTCONFIG_SYSROOT=/nonexistent"] {
            let result = try shell("export \(variable); DescribedPictures -o odd --no-index")
            XCTAssertEqual([result.text, result.error, "\(result.status)"], ["", "", "0"], variable)
            XCTAssertEqual(try data("odd/one.png"), usual, variable)
        }
    }
}
