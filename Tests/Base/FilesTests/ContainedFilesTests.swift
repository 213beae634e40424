import Foundation
import XCTest

@testable import Files

/// Files below a folder, opened while they are being replaced by links.
final class ContainedFilesTests: FolderTestCase {
    private func write(_ text: String, _ path: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    private func text(_ path: String) throws -> String {
        String(decoding: try OpenedFile(path).bytes(upTo: 1000), as: UTF8.self)
    }

    private func failure(_ path: String) -> OpenedFile.Failure? {
        do {
            _ = try OpenedFile(path)
            return nil
        } catch {
            return error
        }
    }

    /// A folder with a picture, beside a secret.
    private func makeRoom() throws -> (root: String, secret: String) {
        let base = try XCTUnwrap(realpath(makeFolder(), nil).map { String(cString: $0) })
        let root = base + "/root"
        try FileManager.default.createDirectory(atPath: root + "/inner", withIntermediateDirectories: true)
        try write("picture", root + "/inner/a.png")
        try write("secret", base + "/secret")
        ContainedFiles.add(root)
        return (root, base + "/secret")
    }

    func testFilesInTheFolderAreOpened() throws {
        let (root, secret) = try makeRoom()
        XCTAssertEqual(try text(root + "/inner/a.png"), "picture")
        XCTAssertEqual(try text(secret), "secret", "elsewhere nothing holds")
        XCTAssertEqual(failure(root + "/inner/none"), .missing)
        XCTAssertEqual(failure(root + "/inner"), .directory)
        XCTAssertEqual(failure(root + "/inner/a.png/b"), .missing)
    }

    func testLinksThatLeadOutAreNotFollowed() throws {
        let (root, secret) = try makeRoom()
        symlink(secret, root + "/inner/link.png")
        symlink((secret as NSString).deletingLastPathComponent, root + "/out")
        symlink("inner/a.png", root + "/in.png")
        symlink("inner", root + "/folder")
        XCTAssertEqual(failure(root + "/inner/link.png"), .linked)
        XCTAssertEqual(failure(root + "/out/secret"), .linked)
        XCTAssertEqual(failure(root + "/inner/../../secret"), .linked)
        XCTAssertEqual(try text(root + "/in.png"), "picture")
        XCTAssertEqual(try text(root + "/folder/a.png"), "picture")
    }

    func testIrregularFilesAreRefusedAtOnce() throws {
        let (root, _) = try makeRoom()
        XCTAssertEqual(mkfifo(root + "/pipe", 0o600), 0)
        XCTAssertEqual(failure(root + "/pipe"), .notRegular)
        XCTAssertEqual(failure("/dev/zero"), .notRegular)
    }

    /// Another process replaces the picture, and then the folder, by links over and over. Reading gives the picture or
    /// fails.
    func testLinksThatAreSwappedInAreNeverFollowed() throws {
        let (root, secret) = try makeRoom()
        let outside = (secret as NSString).deletingLastPathComponent
        try write("secret", outside + "/a.png")
        let isDone = Flag()
        let swapper = Thread {
            while !isDone.isSet {
                rename(root + "/inner/a.png", root + "/inner/kept")
                symlink(secret, root + "/inner/a.png")
                unlink(root + "/inner/a.png")
                rename(root + "/inner/kept", root + "/inner/a.png")
                rename(root + "/inner", root + "/moved")
                symlink(outside, root + "/inner")
                unlink(root + "/inner")
                rename(root + "/moved", root + "/inner")
            }
        }
        swapper.start()
        var seen: [String: Int] = [:]
        let end = Date(timeIntervalSinceNow: 1)
        while Date() < end { seen[(try? text(root + "/inner/a.png")) ?? "refused", default: 0] += 1 }
        isDone.set()
        XCTAssertNil(seen["secret"])
        XCTAssertGreaterThan(seen["picture"] ?? 0, 0)
        XCTAssertGreaterThan(seen["refused"] ?? 0, 0, "nothing was swapped")
    }

    func testFileThatShrinksIsReadAsItIs() throws {
        let path = try makeFolder() + "/a"
        try write("0123456789", path)
        let file = try OpenedFile(path)
        XCTAssertEqual(truncate(path, 4), 0)
        XCTAssertEqual(try file.bytes(upTo: 1000), Data("0123".utf8))
        XCTAssertEqual(try file.bytes(upTo: 2), Data("01".utf8))
    }
}

private final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false

    var isSet: Bool { lock.withLock { value } }
    func set() { lock.withLock { value = true } }
}
