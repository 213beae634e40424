import Foundation
import XCTest

@testable import Files

/// Files that may be too large for memory while they are created.
final class SpooledBytesTests: FolderTestCase {
    /// Returns bytes that follow from their positions.
    private func piece(_ number: Int, count: Int) -> Data { Data((0..<count).map { UInt8(($0 + number) % 251) }) }

    private func spool(_ pieces: [Data], for place: String?) throws -> SpooledBytes {
        let bytes = SpooledBytes(for: place)
        for piece in pieces { try bytes.append(piece) }
        return bytes
    }

    func testBytesComeOutAsTheyWentIn() throws {
        let folder = try makeFolder()
        let large = (0..<7).map { piece($0, count: 900_001) }
        for pieces in [[], [piece(1, count: 3)], large, [piece(2, count: SpooledBytes.maximumInMemory + 1)]] {
            for place in [folder + "/a.pdf", nil, "/dev/stdout", folder + "/none/a.pdf"] {
                let bytes = try spool(pieces, for: place)
                XCTAssertEqual(try names(in: folder), [], "a file without a name")
                var whole = Data()
                while let next = try bytes.takeNext() {
                    XCTAssertLessThanOrEqual(next.count, SpooledBytes.maximumInMemory)
                    whole += next
                }
                XCTAssertEqual(whole, pieces.reduce(Data(), +))
                XCTAssertNil(try bytes.takeNext(), "once")
            }
        }
    }

    func testFilesAreWritten() throws {
        let folder = try makeFolder()
        let pieces = (0..<6).map { piece($0, count: 1 << 20) }
        try AtomicFile.write(spool(pieces, for: folder + "/a"), to: folder + "/a")
        XCTAssertEqual(read(folder + "/a"), pieces.reduce(Data(), +))
        symlink("a", folder + "/link")
        try AtomicFile.write(spool(pieces.reversed(), for: folder + "/link"), to: folder + "/link")
        XCTAssertEqual(read(folder + "/a"), pieces.reversed().reduce(Data(), +))
        let set = try StagedFiles(in: folder)
        try set.add(spool(pieces, for: folder + "/b"), as: "b")
        try set.publish()
        XCTAssertEqual(read(folder + "/b"), pieces.reduce(Data(), +))
        XCTAssertEqual(try names(in: folder), ["a", "b", "link"])
    }

    func testFullDiskIsReported() throws {
        let pieces = (0..<6).map { piece($0, count: 1 << 20) }
        XCTAssertThrowsError(try AtomicFile.write(spool(pieces, for: "/dev/full"), to: "/dev/full")) {
            XCTAssertEqual(
                $0 as? FileError, FileError(path: "/dev/full", action: "writing", reason: "No space left on device"))
        }
    }
}
