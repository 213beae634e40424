import Comparison
import Foundation
import XCTest

/// Pairs that should match and pairs that should not, with each setting.
final class CorpusTests: XCTestCase {
    private static let settings: [(name: String, tolerance: PictureTolerance)] = [
        ("default", PictureTolerance()),
        ("exact", .exact),
        ("channels 2", PictureTolerance(color: .channels(2))),
        ("perceptual 0.02", PictureTolerance(color: .perceptual(threshold: 0.02))),
        ("perceptual 0.1", PictureTolerance(color: .perceptual(threshold: 0.1))),
        ("perceptual precision 0.98", PictureTolerance(precision: 1, perceptualPrecision: 0.98)),
        ("precision 0.99", PictureTolerance(precision: 0.99)),
        ("anti-aliasing", PictureTolerance(forgivesAntialiasing: true)),
        (
            "200 px, blob 8, window 8",
            PictureTolerance(maximumPixels: 200, largestBlob: 8, densestWindow: 8)
        ),
    ]

    /// Drawn once for all tests.
    private static let pairs = Result { try Corpus().pairs }

    private func comparison(_ pair: Corpus.Pair, _ tolerance: PictureTolerance) -> PictureComparison {
        PictureComparison(expected: pair.expected, actual: pair.actual, tolerance: tolerance)
    }

    func testDefaultMatchesWhatShouldMatch() throws {
        let pairs = try Self.pairs.get()
        XCTAssertGreaterThanOrEqual(pairs.count, 60)
        XCTAssertEqual(Set(pairs.map(\.name)).count, pairs.count)
        for pair in pairs {
            let comparison = comparison(pair, PictureTolerance())
            XCTAssertEqual(comparison.isMatch, pair.shouldMatch, "\(pair.name): \(comparison)")
        }
    }

    func testExactFindsMoreThanDefault() throws {
        for pair in try Self.pairs.get() where !pair.shouldMatch {
            XCTAssertFalse(comparison(pair, .exact).isMatch, pair.name)
        }
    }

    /// Only a change of rendering gives the verdict `pixelsOnly`.
    func testVerdicts() throws {
        let named = Dictionary(uniqueKeysWithValues: try Self.pairs.get().map { ($0.name, $0) })
        func verdict(_ name: String) throws -> String {
            comparison(try XCTUnwrap(named[name]), PictureTolerance()).verdict.rawValue
        }
        XCTAssertEqual(try verdict("drawn twice"), "same")
        XCTAssertEqual(try verdict("noise of one level"), "withinTolerance")
        XCTAssertEqual(try verdict("a frame that is covered"), "framesOnly")
        XCTAssertEqual(try verdict("blurred by one pixel"), "pixelsOnly")
        XCTAssertEqual(try verdict("a lost badge"), "changed")
        XCTAssertEqual(try verdict("one point wider"), "sizeChanged")
    }

    /// The table in the documentation matches the results.
    func testTableInTheDocumentation() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Documentation/Reference/Tolerance-table.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let table = try table()
        XCTAssertTrue(text.contains(table), "Documentation/Reference/Tolerance-table.md needs this table:\n\(table)")
    }

    private func table() throws -> String {
        let names = Self.settings.map(\.name)
        var lines = ["| pair | \(names.joined(separator: " | ")) |", "|---|" + names.map { _ in "---|" }.joined()]
        for (heading, shouldMatch) in [("should match", true), ("should fail", false)] {
            lines.append("| **\(heading)** |" + names.map { _ in " |" }.joined())
            for pair in try Self.pairs.get() where pair.shouldMatch == shouldMatch {
                let cells = Self.settings.map { comparison(pair, $0.tolerance).isMatch == shouldMatch ? "·" : "✗" }
                lines.append("| \(pair.name) | \(cells.joined(separator: " | ")) |")
            }
        }
        return lines.joined(separator: "\n")
    }
}
