import Archives
import Foundation
import XCTest

/// Zip archives of every system are read; damaged or hostile ones are rejected with one line.
final class ZipArchiveTests: XCTestCase {
    private func archive(_ files: ZipWriter.File..., change: (inout ZipWriter) -> Void = { _ in }) throws -> ZipArchive
    {
        var writer = ZipWriter(files: files)
        change(&writer)
        return try ZipArchive(writer.data)
    }

    private func complaint(_ file: ZipWriter.File) -> String {
        do {
            let archive = try archive(file)
            for entry in archive.entries { _ = try archive.data(of: entry, limit: 1 << 20) }
            return "no error: \(archive.entries.map(\.path))"
        } catch { return "\(error)" }
    }

    private func file(_ name: String, _ change: (inout ZipWriter.File) -> Void) -> ZipWriter.File {
        var file = ZipWriter.File(name)
        change(&file)
        return file
    }

    /// "hi
    /// " 60 times, deflated by zlib.
    private static let deflated: [UInt8] = [0xCB, 0xC8, 0xE4, 0xCA, 0x18, 0x6A, 0x08, 0x00]

    func testDeflatedFiles() throws {
        let text = String(repeating: "hi\n", count: 60)
        let packed = file("hi.txt") { file in
            file.content = Self.deflated
            file.method = 8
            file.size = text.utf8.count
            file.checksum = ZipWriter.checksum(Array(text.utf8))
        }
        let archive = try archive(packed)
        XCTAssertEqual(try archive.data(of: archive.entries[0], limit: 1000), Data(text.utf8))
    }

    func testFiles() throws {
        let archive = try archive(.init("folder/"), .init("folder/a.txt", "A"), .init("b.txt", ""))
        XCTAssertEqual(archive.entries.map(\.path), ["folder/a.txt", "b.txt"])
        XCTAssertEqual(try archive.data(of: archive.entries[0], limit: 10), Data("A".utf8))
        XCTAssertEqual(try archive.data(of: archive.entries[1], limit: 10), Data())
        XCTAssertTrue(ZipArchive.begins(with: ZipWriter(files: [.init("a")]).data))
        XCTAssertFalse(ZipArchive.begins(with: Data("PK is a name".utf8)))
    }

    func testLargeArchivesAndComments() throws {
        let large = try archive(.init("a.txt", "A"), .init("b.txt", "B")) { $0.isLarge = true }
        XCTAssertEqual(large.entries.map(\.size), [1, 1])
        XCTAssertEqual(try large.data(of: large.entries[1], limit: 10), Data("B".utf8))
        let commented = try archive(.init("a.txt", "A")) { $0.comment = "made by PK\u{5}\u{6}" }
        XCTAssertEqual(commented.entries.map(\.path), ["a.txt"])
    }

    func testNamesOfAllSystems() throws {
        let names = try archive(
            file("é.txt") { $0.flags = 0x800 },
            file("ü.txt") { _ in },
            file("") { $0.name = [0x81, 0x2E, 0x74] },
            file("x") { $0.extra = [0x75, 0x70, 0x09, 0x00, 1, 0, 0, 0, 0] + Array("ж.t".utf8).prefix(4) },
            file("folder\\win.txt") { $0.host = 0 },
            file("folder\\unix.txt") { _ in }
        ).entries.map(\.path)
        XCTAssertEqual(names, ["é.txt", "ü.txt", "ü.t", "ж.t", "folder/win.txt", "folder\\unix.txt"])
    }

    func testLinksAreSkipped() throws {
        let archive = try archive(file("link") { $0.attributes = 0o120777 << 16 }, .init("a"))
        XCTAssertEqual(archive.entries.map(\.path), ["a"])
    }

    func testNamesThatLeadOut() {
        for name in ["../a", "a/../../b", "/etc/passwd", "C:/a", "a//b", "./a", "a/.."] {
            XCTAssertEqual(complaint(.init(name)), "the name “\(name)” leads out of the zip archive")
        }
        XCTAssertEqual(
            complaint(file("..\\a") { $0.host = 0 }), "the name “../a” leads out of the zip archive")
        XCTAssertTrue(complaint(.init(String(repeating: "a/", count: 40) + "b")).contains("more than 32 folders"))
    }

    func testRefusedArchives() {
        XCTAssertEqual(
            complaint(file("chat.txt") { $0.flags = 1 }),
            "“chat.txt” in the zip archive is encrypted; unpack the archive with its password and give the folder")
        XCTAssertEqual(
            complaint(file("chat.txt") { $0.method = 14 }),
            "“chat.txt” in the zip archive is compressed by method 14; only deflate is read: unpack the archive and give "
                + "the folder")
        XCTAssertEqual(
            complaint(file("chat.txt") { $0.checksum = 1 }), "the zip archive is broken at “chat.txt”")
        XCTAssertEqual(
            complaint(file("chat.txt") { $0.method = 8 }), "the zip archive is broken at “chat.txt”")
        XCTAssertEqual(
            complaint(file("chat.txt") { $0.size = 1 << 21 }),
            "“chat.txt” in the zip archive has 2097152 bytes; at most 1048576 are read")
        XCTAssertThrowsError(try archive(.init("a"), .init("a"))) {
            XCTAssertEqual("\($0)", "the zip archive has two files named “a”")
        }
        XCTAssertThrowsError(try ZipArchive(Data("PK\u{3}\u{4} and no more".utf8))) {
            XCTAssertEqual("\($0)", "the zip archive is cut off or broken: its directory is missing at the end")
        }
    }

    /// Neither a file that unpacks from a kibibyte to a gibibyte nor one with wrong sizes is unpacked.
    func testBombs() throws {
        let bomb = file("bomb") { file in
            file.method = 8
            file.size = 1 << 30
        }
        let archive = try archive(bomb)
        XCTAssertThrowsError(try archive.data(of: archive.entries[0], limit: .max)) {
            XCTAssertEqual("\($0)", "“bomb” in the zip archive unpacks to more than 200 times its size")
        }
        XCTAssertThrowsError(try archive.data(of: archive.entries[0], limit: 100))
    }

    /// A truncated archive is an error; one with a changed byte is an error or has files, and never crashes.
    func testBrokenArchives() throws {
        let data = ZipWriter(files: [.init("a.txt", "A"), .init("b/c.txt", "B")], isLarge: true).data
        for length in 0..<data.count { XCTAssertThrowsError(try ZipArchive(data.prefix(length)), "\(length)") }
        for index in data.indices {
            for byte in [0, 0x7F, 0xFF] as [UInt8] {
                var changed = data
                changed[index] = byte
                guard let archive = try? ZipArchive(changed) else { continue }
                for entry in archive.entries {
                    guard let content = try? archive.data(of: entry, limit: 1 << 20) else { continue }
                    XCTAssertLessThanOrEqual(content.count, 1 << 20, "\(byte) at \(index)")
                }
            }
        }
    }
}
