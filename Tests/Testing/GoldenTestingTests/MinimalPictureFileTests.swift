import Comparison
import Foundation
import Frames
import Raster
import XCTest

@testable import Goldens

/// The files of a failing golden for the smallest part that differs, and the unused rules.
final class MinimalPictureFileTests: TestPackageCase {
    func testAFailureHasItsSmallestPartBesideIt() throws {
        try record()
        let result = try verify(badge(radius: 0))
        let path = try XCTUnwrap(result.evidence?.minimal)
        XCTAssertTrue(path.hasSuffix("/Badge/LabelTests/circle.minimal.png"), path)
        XCTAssertGreaterThan(try PNGReader.bitmap(in: Data(contentsOf: URL(fileURLWithPath: path))).pixelsWide, 400)
        let text = try String(contentsOfFile: path.replacing(".png", with: ".txt"), encoding: .utf8)
        XCTAssertTrue(text.hasPrefix("Badge\n  in Badge\n  corner radius 6 → 0\n"), text)
        XCTAssertTrue(result.message?.contains("  minimal: \(path)\n") == true, result.message ?? "")
    }

    func testAGoldenThatPassesHasNone() throws {
        try record()
        let run = makeRun()
        XCTAssertNil(try verify(badge(), in: run).evidence?.minimal)
        XCTAssertEqual(files(in: ".build/goldens").filter { $0.contains("minimal") }, [])
    }

    func testThePathIsThatOfAnotherMachine() throws {
        try record()
        let run = makeRun()
        let result = try verify(badge(radius: 0), in: run)
        XCTAssertEqual(try RunReport(run: run.folder).results.map(\.evidence?.minimal), [result.evidence?.minimal])
        let manifest = try String(contentsOfFile: "\(run.folder)/\(GoldenRun.manifest)", encoding: .utf8)
        XCTAssertTrue(manifest.contains("\"minimal\":\"Badge/LabelTests/circle.minimal.png\""), manifest)
    }

    func testARuleWithoutAnEffectIsANote() throws {
        try record()
        let result = try verify(badge(), tolerance: PictureTolerance(rules: [.ignore("Bagde")]))
        XCTAssertEqual(result.outcome, .passed)
        XCTAssertEqual(
            result.notes.map(\.description),
            [
                "rule without effect: the rule for “Bagde” has no effect: no component has that name; did you mean “Badge”?"
            ])
    }
}
