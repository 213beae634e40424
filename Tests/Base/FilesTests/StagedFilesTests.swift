import Foundation
import XCTest

@testable import Files

final class StagedFilesTests: FolderTestCase {
    private func write(_ files: [String: String], to folder: String) throws {
        let set = try StagedFiles(in: folder)
        defer { set.discard() }
        for (name, text) in files { try set.add(Data(text.utf8), as: name) }
        try set.publish()
    }

    func testFolderIsMadeAndItsFilesAreReplaced() throws {
        let folder = try makeFolder() + "/looks/new"
        try write(["a.png": "one", "b.png": "one", "dark/a.png": "one"], to: folder)
        try write(["a.png": "two", "dark/a.png": "two"], to: folder)
        XCTAssertEqual(read(folder + "/a.png"), Data("two".utf8))
        XCTAssertEqual(read(folder + "/b.png"), Data("one".utf8))
        XCTAssertEqual(read(folder + "/dark/a.png"), Data("two".utf8))
        XCTAssertEqual(try names(in: folder), ["a.png", "b.png", "dark"])
    }

    func testNothingAppearsBeforePublishing() throws {
        let parent = try makeFolder()
        let set = try StagedFiles(in: parent + "/new")
        try set.add(Data("one".utf8), as: "a")
        try set.add(Data("two".utf8), as: "a")
        XCTAssertNil(read(parent + "/new/a"))
        set.discard()
        XCTAssertEqual(try names(in: parent), [], "a folder that was made for the files goes with them")
        let again = try StagedFiles(in: parent)
        try again.add(Data("one".utf8), as: "a")
        try again.add(Data("two".utf8), as: "a")
        try again.publish()
        XCTAssertEqual(read(parent + "/a"), Data("two".utf8))
        XCTAssertEqual(try names(in: parent), ["a"])
    }

    func testNamesThatLookLikeOursAreKeptApart() throws {
        let folder = try makeFolder()
        try write(["new-1": "one", "journal": "one", "old-1": "one"], to: folder)
        try write(["old-1": "two", "new-1": "two"], to: folder)
        XCTAssertEqual(
            ["new-1", "old-1", "journal"].map { read("\(folder)/\($0)") }, ["two", "two", "one"].map { Data($0.utf8) })
    }

    func testNothingIsWrittenIfOneFileCannotBe() throws {
        let folder = try makeFolder()
        try write(["a": "one"], to: folder)
        try FileManager.default.createDirectory(atPath: folder + "/b", withIntermediateDirectories: false)
        XCTAssertThrowsError(try write(["a": "two", "b": "two"], to: folder)) {
            XCTAssertEqual(
                $0 as? FileError, FileError(path: folder + "/b", action: "writing", reason: "it is a folder"))
        }
        mkfifo(folder + "/pipe", 0o600)
        XCTAssertThrowsError(try write(["a": "two", "pipe": "two"], to: folder)) {
            XCTAssertEqual(
                $0 as? FileError,
                FileError(path: folder + "/pipe", action: "writing", reason: "it is not a regular file"))
        }
        unlink(folder + "/pipe")
        // A file where a folder is needed, which fails halfway.
        XCTAssertThrowsError(try write(["0": "two", "a": "two", "c/d": "two", "a/x": "two"], to: folder))
        XCTAssertEqual(read(folder + "/a"), Data("one".utf8))
        XCTAssertEqual(try names(in: folder), ["a", "b"])
    }

    func testNamesThatLeadOutAreRefused() throws {
        let set = try StagedFiles(in: makeFolder())
        for name in ["", "/a", "../a", "a/../../b", "a//b", "./a", "a/", "a\0b"] {
            XCTAssertThrowsError(try set.add(Data(), as: name), name)
        }
    }

    func testPermissionsStay() throws {
        let folder = try makeFolder()
        try write(["a": "one"], to: folder)
        chmod(folder + "/a", 0o640)
        try write(["a": "two"], to: folder)
        var status = stat()
        stat(folder + "/a", &status)
        XCTAssertEqual(status.st_mode & 0o777, 0o640)
    }

    // MARK: Journals

    /// Creates a folder as a process leaves it that was killed while publishing.
    private func leave(_ names: [String], in folder: String, mode: mode_t = 0o644) throws -> String {
        let staging = "\(folder)/.messageshot-0123456789abcdef.staging"
        try FileManager.default.createDirectory(atPath: staging, withIntermediateDirectories: true)
        for number in names.indices {
            try Data("new".utf8).write(to: URL(fileURLWithPath: "\(staging)/new-\(number)"))
            chmod("\(staging)/new-\(number)", mode)
        }
        let files = names.enumerated().map { CommitJournal.File(number: $0, name: $1) }
        try JSONEncoder().encode(["files": files]).write(to: URL(fileURLWithPath: "\(staging)/journal"))
        return staging
    }

    func testTheNextRunCompletesACommit() throws {
        let folder = try makeFolder()
        try write(["a.png": "old", "b.png": "old"], to: folder)
        let staging = try leave(["a.png", "b.png", "dark/c.png"], in: folder)
        try FileManager.default.removeItem(atPath: "\(staging)/new-0")
        XCTAssertEqual(try StagedFiles(in: folder).finishedCount, 2)
        XCTAssertEqual(read(folder + "/a.png"), Data("old".utf8), "it had got its name, whatever became of it since")
        XCTAssertEqual(read(folder + "/b.png"), Data("new".utf8))
        XCTAssertEqual(read(folder + "/dark/c.png"), Data("new".utf8))
        XCTAssertEqual(try names(in: folder), ["a.png", "b.png", "dark"])
    }

    /// Such a folder may come from an archive that somebody has sent.
    func testJournalsThatLeadOutAreNotFollowed() throws {
        let outside = try makeFolder()
        for name in [
            "../x.png", "/tmp/x.png", ".git/hooks/x.png", "a/.b/x.png", "Makefile", "x.sh", "run", "link/x.png",
            "folder.png",
        ] {
            let folder = try makeFolder()
            symlink(outside, folder + "/link")
            mkdir(folder + "/folder.png", 0o755)
            _ = try leave(["ok.png", name], in: folder)
            XCTAssertEqual(try StagedFiles(in: folder).finishedCount, 0, name)
            XCTAssertEqual(try names(in: folder), ["folder.png", "link"], name)
        }
        let folder = try makeFolder()
        _ = try leave(["a.png"], in: folder, mode: 0o755)
        XCTAssertEqual(try StagedFiles(in: folder).finishedCount, 0)
        XCTAssertEqual(try names(in: folder), [])
        XCTAssertEqual(try names(in: outside), [])
    }

    func testFoldersThatAreInUseStay() throws {
        let folder = try makeFolder()
        let set = try StagedFiles(in: folder)
        try set.add(Data("one".utf8), as: "a")
        try write(["b": "one"], to: folder)
        try set.publish()
        XCTAssertEqual(try names(in: folder), ["a", "b"])
    }
}
