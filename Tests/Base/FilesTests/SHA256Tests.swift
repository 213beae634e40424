import Files
import Foundation
import XCTest

final class SHA256Tests: XCTestCase {
    /// The examples of FIPS 180-4, and lengths around a block, compared with `sha256sum`.
    func testKnownDigests() {
        XCTAssertEqual(SHA256("").hexadecimal, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        XCTAssertEqual(SHA256("abc").hexadecimal, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        XCTAssertEqual(
            SHA256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq").hexadecimal,
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
        XCTAssertEqual(
            SHA256(String(repeating: "a", count: 1_000_000)).hexadecimal,
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
        let ends = [55: "9f4390f8", 56: "b35439a4", 63: "7d3e74a0", 64: "ffe054fe", 65: "635361c4"]
        for (count, digits) in ends {
            XCTAssertEqual(
                String(SHA256(String(repeating: "a", count: count)).hexadecimal.prefix(8)), digits, "\(count)")
        }
    }

    func testNumbersAreTheFirstBits() {
        let digest = SHA256("abc")
        XCTAssertEqual(digest.leadingBits, 0xBA78_16BF_8F01_CFEA)
        XCTAssertEqual(digest.followingBits, 0x4141_40DE_5DAE_2223)
        XCTAssertEqual(SHA256(Data("abc".utf8)), digest)
    }
}

final class FileDigestsTests: FolderTestCase {
    func testAChangedFileIsReadAgain() throws {
        let path = try makeFolder() + "/file"
        let digests = FileDigests()
        XCTAssertEqual(digests.digest(ofFile: path), FileDigests.missing)
        try AtomicFile.write(Data("one".utf8), to: path)
        let one = digests.digest(ofFile: path)
        XCTAssertEqual(one, FileDigests.digest(Data("one".utf8)))
        // The same length, within the same second.
        try AtomicFile.write(Data("two".utf8), to: path)
        XCTAssertEqual(digests.digest(ofFile: path), FileDigests.digest(Data("two".utf8)))
        XCTAssertEqual(digests.digest(ofFile: (path as NSString).deletingLastPathComponent), FileDigests.missing)
    }

    func testTheProgramHasAnIdentity() {
        XCTAssertEqual(ProgramIdentity.current.count, 16, ProgramIdentity.current)
    }
}
