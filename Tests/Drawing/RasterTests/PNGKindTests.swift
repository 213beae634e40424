import Foundation
import XCTest

@testable import Raster

/// PNG files of all kinds: colors, depths, filters, interlaced or not.
final class PNGKindTests: XCTestCase {
    /// A kind of file and its content.
    private struct Kind {
        var colorType: UInt8
        var depth: Int
        var samples: Int
        var isInterlaced = false
        /// The filter of each row, repeating.
        var filters: [UInt8] = [0]
    }

    private let width = 13
    private let height = 11

    /// Returns a sample that varies by position.
    private func sample(_ x: Int, _ y: Int, _ channel: Int, _ kind: Kind) -> Int {
        let most = 1 << kind.depth - 1
        let value = (x * 37 + y * 59 + channel * 83) * (kind.depth == 16 ? 257 : 1) & most
        // The palette below has this many colors.
        return kind.colorType == 3 ? value % min(most + 1, 5) : value
    }

    private let palette: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 99, 199, 255, 255, 255]

    // MARK: Writing

    private func file(_ kind: Kind) throws -> Data {
        var header = Data()
        header.append(bigEndian: UInt32(width))
        header.append(bigEndian: UInt32(height))
        header.append(contentsOf: [UInt8(kind.depth), kind.colorType, 0, 0, kind.isInterlaced ? 1 : 0])
        var chunks = [PNGChunk(type: "IHDR", body: header)]
        if kind.colorType == 3 { chunks.append(PNGChunk(type: "PLTE", body: Data(palette))) }
        let rows = rows(kind)
        let stream = try rows.withUnsafeBytes { try Deflate.compress($0, level: 6) }
        // In two chunks, like large files.
        chunks.append(PNGChunk(type: "IDAT", body: stream.prefix(7)))
        chunks.append(PNGChunk(type: "IDAT", body: Data(stream.dropFirst(7))))
        chunks.append(PNGChunk(type: "IEND", body: Data()))
        return PNGChunk.file(of: chunks)
    }

    private func rows(_ kind: Kind) -> [UInt8] {
        let starts = [(0, 0), (4, 0), (0, 4), (2, 0), (0, 2), (1, 0), (0, 1)]
        let steps = [(8, 8), (8, 8), (4, 8), (4, 4), (2, 4), (2, 2), (1, 2)]
        let passes = kind.isInterlaced ? Array(zip(starts, steps)) : [((0, 0), (1, 1))]
        var bytes: [UInt8] = []
        for (start, step) in passes {
            var above: [UInt8]?
            for (number, y) in stride(from: start.1, to: height, by: step.1).enumerated() {
                let row = packed(stride(from: start.0, to: width, by: step.0).map { $0 }, y, kind)
                guard !row.isEmpty else { continue }
                let filter = kind.filters[number % kind.filters.count]
                bytes += [filter] + filtered(row, above, filter, distance: max(kind.samples * kind.depth / 8, 1))
                above = row
            }
        }
        return bytes
    }

    private func packed(_ columns: [Int], _ y: Int, _ kind: Kind) -> [UInt8] {
        var bits: [UInt8] = []
        for x in columns {
            for channel in 0..<kind.samples {
                let value = sample(x, y, channel, kind)
                for bit in (0..<kind.depth).reversed() { bits.append(UInt8(value >> bit & 1)) }
            }
        }
        return stride(from: 0, to: bits.count, by: 8).map { start in
            (0..<8).reduce(0) { $0 << 1 | (start + $1 < bits.count ? bits[start + $1] : 0) }
        }
    }

    private func filtered(_ row: [UInt8], _ above: [UInt8]?, _ filter: UInt8, distance: Int) -> [UInt8] {
        row.indices.map { index in
            let left = index >= distance ? Int(row[index - distance]) : 0
            let up = Int(above?[index] ?? 0)
            let corner = index >= distance ? Int(above?[index - distance] ?? 0) : 0
            let guess = left + up - corner
            let nearest = [left, up, corner].enumerated().min {
                (abs(guess - $0.element), $0.offset) < (abs(guess - $1.element), $1.offset)
            }
            let predicted = [0, left, up, (left + up) / 2, nearest?.element ?? 0][Int(filter)]
            return row[index] &- UInt8(predicted)
        }
    }

    // MARK: Reading

    private func expected(_ x: Int, _ y: Int, _ kind: Kind) -> UInt32 {
        func eight(_ channel: Int) -> UInt32 {
            let value = sample(x, y, channel, kind)
            return UInt32(kind.depth == 16 ? value >> 8 : value * 255 / (1 << kind.depth - 1))
        }
        func pixel(_ red: UInt32, _ green: UInt32, _ blue: UInt32, _ alpha: UInt32) -> UInt32 {
            Bitmap.premultiplied(alpha << 24 | red << 16 | green << 8 | blue)
        }
        switch kind.colorType {
        case 0: return pixel(eight(0), eight(0), eight(0), 255)
        case 2: return pixel(eight(0), eight(1), eight(2), 255)
        case 3:
            let color = palette[(sample(x, y, 0, kind) * 3)...].map { UInt32($0) }
            return pixel(color[0], color[1], color[2], 255)
        case 4: return pixel(eight(0), eight(0), eight(0), eight(1))
        default: return pixel(eight(0), eight(1), eight(2), eight(3))
        }
    }

    func testEveryKindHasItsPixels() throws {
        let forms: [(UInt8, [Int], Int)] = [
            (0, [1, 2, 4, 8, 16], 1), (2, [8, 16], 3), (3, [1, 2, 4, 8], 1), (4, [8, 16], 2), (6, [8, 16], 4),
        ]
        var count = 0
        for (colorType, depths, samples) in forms {
            for depth in depths {
                for isInterlaced in [false, true] {
                    for filters in [[0], [1], [2], [3], [4], [4, 3, 2, 1, 0]] as [[UInt8]] {
                        let kind = Kind(
                            colorType: colorType, depth: depth, samples: samples, isInterlaced: isInterlaced,
                            filters: filters)
                        let bitmap = try PNGReader.bitmap(in: file(kind))
                        XCTAssertEqual([bitmap.pixelsWide, bitmap.pixelsHigh], [width, height])
                        for y in 0..<height {
                            for x in 0..<width where bitmap.pixels[y * width + x] != expected(x, y, kind) {
                                return XCTFail("\(kind) at \(x), \(y)")
                            }
                        }
                        count += 1
                    }
                }
            }
        }
        XCTAssertEqual(count, 180)
    }

    func testOneColorCanBeTransparent() throws {
        for (colorType, samples) in [(UInt8(0), 1), (2, 3)] {
            let kind = Kind(colorType: colorType, depth: 8, samples: samples)
            var chunks = try PNGChunk.chunks(of: file(kind))
            let color: [UInt8] = (0..<samples).flatMap { [0, UInt8(sample(3, 2, $0, kind))] }
            chunks.insert(PNGChunk(type: "tRNS", body: Data(color)), at: 1)
            let bitmap = try PNGReader.bitmap(in: PNGChunk.file(of: chunks))
            XCTAssertEqual(bitmap.pixels[2 * width + 3], 0)
            XCTAssertEqual(bitmap.pixels[0] >> 24, 255)
        }
        var chunks = try PNGChunk.chunks(of: file(Kind(colorType: 3, depth: 8, samples: 1)))
        chunks.insert(PNGChunk(type: "tRNS", body: Data([0, 128])), at: 2)
        let bitmap = try PNGReader.bitmap(in: PNGChunk.file(of: chunks))
        XCTAssertEqual(bitmap.pixels[0], 0, "the first color is transparent")
    }

    func testKindsThatDoNotExistAreRefused() throws {
        let whole = try PNGChunk.chunks(of: file(Kind(colorType: 6, depth: 8, samples: 4)))
        for (offset, value) in [(8, 3), (8, 0), (9, 1), (9, 5), (9, 7), (10, 1), (11, 1), (12, 2), (3, 0)] {
            var chunks = whole
            chunks[0].body[offset] = UInt8(value)
            XCTAssertThrowsError(try PNGReader.bitmap(in: PNGChunk.file(of: chunks)), "\(offset) \(value)")
        }
        var chunks = try PNGChunk.chunks(of: file(Kind(colorType: 3, depth: 4, samples: 1)))
        chunks.removeAll { $0.type == "PLTE" }
        XCTAssertThrowsError(try PNGReader.bitmap(in: PNGChunk.file(of: chunks)))
    }

    func testIncompletePicturesAreRefused() throws {
        let whole = try file(Kind(colorType: 2, depth: 8, samples: 3))
        for count in stride(from: 0, to: whole.count - 1, by: 7) {
            XCTAssertThrowsError(try PNGReader.bitmap(in: whole.prefix(count)), "\(count)")
        }
    }
}
