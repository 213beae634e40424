import Foundation
import Frames
import Raster
import Rendering
import XCTest

@testable import Goldens

/// `approve` and `report` on the folder of a forged run.
final class ForeignRunTests: ProgramTestCase {
    /// A run with one changed golden, and a checkout of the package.
    override func setUpWithError() throws {
        try super.setUpWithError()
        for name in ["checkout", "secret"] {
            try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
        }
        try write("", to: "checkout/Package.swift")
        try write("let secret = 1", to: "secret/key")
        try compare(radius: 6, recording: .missing, run: "first")
        try compare(radius: 0, recording: .never, run: "second")
        try FileManager.default.moveItem(atPath: path("checkout/.build/goldens/second"), toPath: path("artifact"))
        try FileManager.default.removeItem(atPath: path("checkout/.build"))
    }

    private func compare(radius: CGFloat, recording: RecordMode, run: String) throws {
        let package = path("checkout")
        let goldens = GoldenRun(
            folder: "\(package)/.build/goldens/\(run)",
            process: RunProcess(id: 1, package: package, shard: nil, isFiltered: false))
        let frame = Frame(
            origin: "Badge", rect: CGRect(x: 0, y: 0, width: 20, height: 12), corners: CornerRadii(radius),
            fill: .color(RGBA(hex: 0x005FFF)))
        let name = GoldenName(fileID: "BadgeTests/LabelTests.swift", testName: "a", variant: nil)
        let file = "\(package)/Tests/LabelTests.swift"
        let check = GoldenCheck(
            name: name, place: try GoldenPlace(name, filePath: file, pathExtension: "png", environment: [:]),
            source: SourcePlace(file: file, line: 1), recording: recording)
        let picture = GoldenPicture(try Renderer().render(frame, scale: 1, background: .white), frame: frame)
        _ = check.run(PictureContent(picture, tolerance: .init()), in: goldens)
    }

    /// Rewrites the result in the manifest.
    private func change(_ body: (inout [String: Any]) throws -> Void) throws {
        let lines = try String(contentsOfFile: path("artifact/manifest.jsonl"), encoding: .utf8).split(separator: "\n")
        let changed = try lines.map { line in
            var record = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: [String: Any]])
            guard var result = record["result"]?["_0"] as? [String: Any] else { return String(line) }
            try body(&result)
            record["result"] = ["_0": result]
            return String(decoding: try JSONSerialization.data(withJSONObject: record), as: UTF8.self)
        }
        try write(changed.joined(separator: "\n") + "\n", to: "artifact/manifest.jsonl")
    }

    private let actual = "Badge/LabelTests/a.actual.png"

    /// Adds a file to the run with a valid entry in the manifest.
    private func forge(_ name: String, _ data: Data, in result: inout [String: Any]) throws {
        try data.write(to: URL(fileURLWithPath: path("artifact/\(name)")))
        result["actual"] = name
        result["files"] = [["path": name, "size": data.count, "digest": StableHash(data).digits]]
        for key in ["expected", "difference", "minimal"] { result[key] = nil }
    }

    /// Asserts that commands reject the run with one line, and change nothing.
    private func assertRefused(
        _ reason: String, by commands: [[String]] = [["approve", "--all"], ["approve", "--list"], ["report"]],
        line: UInt = #line
    ) throws {
        let before = try contents()
        let golden = try data("checkout/Golden/Badge/LabelTests/a.png")
        for command in commands {
            let runs = command[0] == "report" ? [path("artifact")] : ["--run", path("artifact")]
            let result = try run(command + runs + ["--package", path("checkout")])
            XCTAssertEqual(result.status, 2, "\(command): \(result.error) \(result.text)", line: line)
            XCTAssertTrue(result.error.contains(reason), "\(command): \(result.error)", line: line)
            XCTAssertEqual(result.error.filter { $0 == "\n" }.count, 1, line: line)
            XCTAssertLessThan(result.error.unicodeScalars.count, 300, line: line)
            XCTAssertFalse(result.error.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
            XCTAssertEqual(result.text, "", line: line)
            XCTAssertEqual(try contents(), before, "\(command)", line: line)
            XCTAssertEqual(try data("checkout/Golden/Badge/LabelTests/a.png"), golden, line: line)
        }
    }

    func testUnchangedRunIsApproved() throws {
        let list = try run("approve", "--run", path("artifact"), "--package", path("checkout"))
        XCTAssertTrue(
            list.text.hasSuffix("   Badge/LabelTests/a.png → Golden/Badge/LabelTests/a.png\n"), list.text + list.error)
        let approval = try run("approve", "--all", "--run", path("artifact"), "--package", path("checkout"))
        XCTAssertEqual(approval.text, "approved Badge/LabelTests/a.png\n")
        XCTAssertEqual(
            try data("checkout/Golden/Badge/LabelTests/a.png"), try data("artifact/\(actual)"))
    }

    // MARK: Locations of goldens

    func testGoldenOutsideOfThePackage() throws {
        try change {
            ($0["id"], $0["golden"], $0["root"]) = ("authorized_keys", path("secret/authorized_keys"), nil)
        }
        try assertRefused("isn’t a folder of goldens")
    }

    func testGoldenInThePackagesFolder() throws {
        try change { ($0["id"], $0["golden"], $0["root"]) = ("Package2.swift", "Package2.swift", nil) }
        try assertRefused("isn’t a folder of goldens")
    }

    func testFoldersThatHaveNoGoldens() throws {
        try FileManager.default.createDirectory(atPath: path("checkout/Sources"), withIntermediateDirectories: true)
        try change { ($0["id"], $0["golden"], $0["root"]) = ("Sources/a.b.json", "Sources/a.b.json", "Sources") }
        try assertRefused("--folder Sources")
    }

    func testHiddenFolders() throws {
        try change { ($0["id"], $0["golden"], $0["root"]) = ("a.b.txt", ".git/hooks/a.b.txt", ".git/hooks") }
        try assertRefused("hidden")
        try change { ($0["id"], $0["golden"], $0["root"]) = (".git/config", "Golden/.git/config", "Golden") }
        try assertRefused("can’t be the name of a golden")
    }

    func testNamesThatClimb() throws {
        for name in ["../a.png", "Badge/../../a.png", "/a.png", "Badge//a.png", "./a.png", ""] {
            try change { ($0["id"], $0["golden"]) = (name, "Golden/\(name)") }
            try assertRefused("can’t be the name of a golden")
        }
    }

    func testNamesThatAct() throws {
        for name in ["a\u{1B}[2K.png", "gnp.\u{202E}a", "a.png\nmessageshot: all fine.png", "a\u{200B}.png"] {
            try change { ($0["id"], $0["golden"]) = (name, "Golden/\(name)") }
            try assertRefused("can’t be the name of a golden")
        }
    }

    func testSnapshotsBehindALinkOutOfThePackage() throws {
        try FileManager.default.createSymbolicLink(
            atPath: path("checkout/__Snapshots__"), withDestinationPath: path("secret"))
        try change {
            ($0["id"], $0["golden"], $0["root"]) = (
                "__Snapshots__/a.1.png", "__Snapshots__/a.1.png", "__Snapshots__"
            )
        }
        try assertRefused("a link out of the package")
    }

    func testNewGoldenBehindALink() throws {
        try FileManager.default.createSymbolicLink(
            atPath: path("checkout/Golden/Other"), withDestinationPath: path("secret"))
        try change {
            ($0["id"], $0["golden"], $0["goldenDigest"]) = ("Other/a.png", "Golden/Other/a.png", nil)
            $0["outcome"] = "missing"
        }
        try assertRefused("leads out of", by: [["approve", "--all"]])
    }

    func testFileExtensionsThatAreNotForGoldens() throws {
        try change {
            ($0["id"], $0["golden"], $0["goldenDigest"]) = ("a.sh", "Golden/a.sh", nil)
            $0["outcome"] = "missing"
        }
        try assertRefused("can’t have this file extension", by: [["approve", "--all"]])
    }

    // MARK: Files of the run

    func testFilesOutsideOfTheRun() throws {
        for name in ["/etc/passwd", "../secret/key", "Badge/../../secret/key"] {
            try change {
                $0["actual"] = name
                $0["files"] = [["path": name, "size": 14, "digest": "0"]]
            }
            try assertRefused("leads out of the run’s folder")
        }
    }

    func testLinkInTheRun() throws {
        try FileManager.default.removeItem(atPath: path("artifact/\(actual)"))
        try FileManager.default.createSymbolicLink(
            atPath: path("artifact/\(actual)"), withDestinationPath: path("secret/key"))
        try assertRefused("it is a link", by: [["approve", "--all"], ["report"]])
    }

    func testFolderInTheRunThatIsALink() throws {
        try FileManager.default.moveItem(atPath: path("artifact/Badge"), toPath: path("secret/Badge"))
        try FileManager.default.createSymbolicLink(
            atPath: path("artifact/Badge"), withDestinationPath: path("secret/Badge"))
        try assertRefused("it is a link", by: [["approve", "--all"], ["report"]])
    }

    func testPipeInTheRun() throws {
        try FileManager.default.removeItem(atPath: path("artifact/\(actual)"))
        mkfifo(path("artifact/\(actual)"), 0o644)
        try assertRefused("is a device or a pipe", by: [["approve", "--all"], ["report"]])
    }

    func testHugeFileInTheRun() throws {
        truncate(path("artifact/\(actual)"), 65 << 20)
        try assertRefused("has 68157440 bytes", by: [["approve", "--all"], ["report"]])
    }

    func testFileThatIsAnotherOne() throws {
        var data = try data("artifact/\(actual)")
        data[data.count - 20] ^= 1
        try data.write(to: URL(fileURLWithPath: path("artifact/\(actual)")))
        try assertRefused("it isn’t the file that the run wrote", by: [["approve", "--all"], ["report"]])
    }

    func testFileWithoutADigest() throws {
        try change { $0["files"] = [] }
        try assertRefused("the manifest has no digest of")
    }

    func testTextInThePlaceOfAPicture() throws {
        try change { try forge("payload.png", Data("ssh-rsa AAAA".utf8), in: &$0) }
        try assertRefused("is not a PNG, but a text", by: [["approve", "--all"]])
        let report = try run("report", path("artifact"), "--package", path("checkout"), "-o", path("report.html"))
        XCTAssertEqual(report.status, 0, report.error)
        XCTAssertFalse(String(decoding: try data("report.html"), as: UTF8.self).contains("ssh-rsa"))
    }

    /// A page shows texts of the known kinds, and no content of files that only resemble one.
    func testPageHoldsNothingButPicturesAndTexts() throws {
        for (name, isShown) in [("payload.txt", true), ("payload", false), ("payload.sh", false)] {
            try change { try forge(name, Data("top secret".utf8), in: &$0) }
            let result = try run("report", path("artifact"), "--package", path("checkout"), "-o", path("report.html"))
            XCTAssertEqual(result.status, 0, result.error)
            let page = String(decoding: try data("report.html"), as: UTF8.self)
            XCTAssertEqual(page.contains("top secret"), isShown, name)
        }
    }

    // MARK: The manifest

    func testManifestOfBefore() throws {
        let text = try String(contentsOfFile: path("artifact/manifest.jsonl"), encoding: .utf8)
        try write(text.replacing("\"schema\":5", with: "\"schema\":4"), to: "artifact/manifest.jsonl")
        try assertRefused("unknown version 4, expected 5; run the tests again")
    }

    func testManifestThatIsNoFile() throws {
        let manifest = path("artifact/manifest.jsonl")
        try FileManager.default.removeItem(atPath: manifest)
        mkfifo(manifest, 0o644)
        try assertRefused("is a device or a pipe")
        unlink(manifest)
        try FileManager.default.createSymbolicLink(atPath: manifest, withDestinationPath: "/dev/zero")
        try assertRefused("is a link")
    }

    /// Texts of a run are escaped.
    func testTextsOfARun() throws {
        let evil = "a\u{1B}[2J\u{202E}b\nmessageshot: all fine"
        try change {
            for key in ["changes", "causes"] { $0[key] = [evil] }
            for key in ["suite", "test", "variant"] { $0[key] = evil }
            $0["message"] = "a\u{1B}[2J\u{202E}b"
            $0["comparison"] = nil
        }
        for command in [
            ["approve", "--list", "--run"], ["report", "--format", "markdown"], ["report", "--format", "junit"],
            ["report", "--format", "json"], ["report", "--github", "-o", path("page.html")],
        ] {
            let result = try run(command + [path("artifact"), "--package", path("checkout")])
            XCTAssertEqual(result.error, "", "\(command)")
            let acting = result.text.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" }
            XCTAssertEqual(String(String.UnicodeScalarView(acting)), "", "\(command)")
            XCTAssertFalse(result.text.contains("\nmessageshot: all fine"), "\(command): \(result.text)")
        }
        let page = String(decoding: try data("page.html"), as: UTF8.self)
        XCTAssertFalse(page.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{1B}" })
        XCTAssertFalse(page.contains("u001b["))
        XCTAssertTrue(page.contains(#"\\u{1B}[2J\\u{202E}b"#))
    }
}
