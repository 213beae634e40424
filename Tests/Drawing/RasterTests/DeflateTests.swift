import Foundation
import XCTest

@testable import Raster

final class DeflateTests: XCTestCase {
    private func length(_ code: HuffmanCode, _ frequencies: [UInt32]) -> Int {
        zip(code.lengths, frequencies).reduce(0) { $0 + Int($1.0) * Int($1.1) }
    }

    /// The used share of the code space: decoders require exactly all of it.
    private func share(_ code: HuffmanCode) -> Double {
        code.lengths.filter { $0 > 0 }.reduce(0) { $0 + 1 / Double(1 << Int($1)) }
    }

    func testFrequentSymbolsHaveShortCodes() {
        let frequencies: [UInt32] = [45, 13, 12, 16, 9, 5]
        let code = HuffmanCode(frequencies: frequencies, limit: 15)
        XCTAssertEqual(code.lengths, [1, 3, 3, 3, 4, 4])
        XCTAssertEqual(length(code, frequencies), 224, "the textbook's answer")
    }

    func testCodesAreNeverLongerThanTheLimit() {
        // Each symbol is as frequent as the previous two combined: the deepest possible tree.
        var frequencies: [UInt32] = [1, 1]
        while frequencies.count < 40 { frequencies.append(frequencies.suffix(2).reduce(0, +)) }
        for limit in [7, 9, 15] {
            let code = HuffmanCode(frequencies: frequencies, limit: limit)
            XCTAssertEqual(code.lengths.max(), UInt8(limit))
            XCTAssertEqual(share(code), 1)
            XCTAssertEqual(code.lengths.sorted(by: >), code.lengths, "rarer symbols have no shorter codes")
        }
    }

    func testCodeOfOneSymbolOrNoneIsWhole() {
        XCTAssertEqual(share(HuffmanCode(frequencies: [0, 0, 0], limit: 15)), 1)
        let code = HuffmanCode(frequencies: [0, 0, 9], limit: 15)
        XCTAssertEqual(share(code), 1)
        XCTAssertEqual(code.lengths[2], 1)
    }

    func testNoCodeIsTheBeginningOfAnother() {
        let code = HuffmanCode(frequencies: (1...60).map { UInt32($0 * $0) }, limit: 9)
        for one in code.codes.indices {
            for other in code.codes.indices where other != one && code.lengths[one] <= code.lengths[other] {
                let mask = UInt16(1) << code.lengths[one] - 1
                XCTAssertNotEqual(code.codes[one], code.codes[other] & mask)
            }
        }
    }

    func testLengthsAndDistancesHaveTheSymbolsOfTheFormat() {
        for (length, symbol, bits) in [
            (3, 257, 0), (10, 264, 0), (11, 265, 1), (18, 268, 1), (227, 284, 5), (258, 285, 0),
        ] {
            XCTAssertEqual(Int(DeflateSymbols.lengthSymbols[length]), symbol)
            XCTAssertEqual(Int(DeflateSymbols.lengthExtras[length].bits), bits)
        }
        for (distance, symbol, bits) in [
            (1, 0, 0), (4, 3, 0), (5, 4, 1), (9, 6, 2), (24_577, 29, 13), (32_768, 29, 13),
        ] {
            XCTAssertEqual(DeflateSymbols.distance(distance).symbol, symbol)
            XCTAssertEqual(DeflateSymbols.distance(distance).bits, bits)
        }
    }

    func testChecksumsOfPartsMakeThatOfTheWhole() {
        let bytes = (0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* 7919) }
        bytes.withUnsafeBytes { whole in
            var expected = Adler32()
            expected.add(whole)
            var (first, second) = (Adler32(), Adler32())
            first.add(UnsafeRawBufferPointer(rebasing: whole[..<30_001]))
            second.add(UnsafeRawBufferPointer(rebasing: whole[30_001...]))
            var joined = Adler32()
            joined.add(Adler32.PartialSums(first, count: 30_001))
            joined.add(Adler32.PartialSums(second, count: 39_999))
            XCTAssertEqual(joined.value, expected.value)
            var known = first
            known.add(Adler32.PartialSums(UnsafeRawBufferPointer(rebasing: whole[30_001...])))
            XCTAssertEqual(known.value, expected.value)
        }
    }

    func testBytesRoundTripThroughTheGeneralCompressor() throws {
        let data = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 / 100) })
        let compressed = try data.withUnsafeBytes { try Deflate.compress($0, level: 6) }
        XCTAssertLessThan(compressed.count, 2000)
        XCTAssertEqual(Deflate.decompress(compressed, limit: 100_000), data)
        XCTAssertNil(Deflate.decompress(compressed, limit: 99_999))
        XCTAssertNil(Deflate.decompress(compressed.dropLast(5), limit: 100_000))
    }
}
