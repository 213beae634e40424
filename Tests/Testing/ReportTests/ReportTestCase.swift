import Comparison
import Foundation
import Frames
import Raster
import XCTest

@testable import Goldens
@testable import Reports

/// Reports of fictional results.
class ReportTestCase: XCTestCase {
    private(set) var package: URL!

    override func setUpWithError() throws {
        package = FileManager.default.temporaryDirectory.appendingPathComponent("report-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
        try Data().write(to: package.appendingPathComponent("Package.swift"))
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: package)
    }

    func result(
        _ id: String, _ outcome: GoldenResult.Outcome = .changed, causes: [String] = [], message: String = "failed",
        actual: String? = nil
    ) -> GoldenResult {
        let golden = ComparedGolden(verdict: outcome == .passed ? .same : .changed, changes: causes, causes: causes)
        let evidence = actual.map { GoldenResult.Evidence.content(actual: runFolder() + "/" + $0) }
        return GoldenResult(
            id: id, suite: "Badge/LabelTests", test: id, variant: nil,
            source: SourcePlace(file: "Tests/LabelTests.swift", line: 7), golden: package.path + "/Golden/" + id,
            ending: GoldenResult.Ending(outcome, .golden(golden), evidence, message: message), budget: 20 << 10)
    }

    func report(_ results: [GoldenResult], run: String = "run-1", unfinished: [UnfinishedTest] = []) throws -> Report {
        let folder = runFolder(run)
        let goldens = GoldenRun(
            folder: folder, process: RunProcess(id: 1, package: package.path, shard: nil, isFiltered: false))
        for result in results {
            // A missing file existed when the run recorded it.
            let gone = (result.evidence?.actual).flatMap { FileManager.default.fileExists(atPath: $0) ? nil : $0 }
            if let gone { try GoldenRun.writeFile(Data(), to: gone) }
            goldens.append(result)
            if let gone { unlink(gone) }
        }
        for test in unfinished { goldens.noteUnfinished(test) }
        return try Report(RunReport(run: folder), runs: [folder])
    }

    func runFolder(_ run: String = "run-1") -> String { "\(GoldenRun.folder(ofPackage: package.path))/\(run)" }

    /// Writes a picture of one color into the run.
    func writePicture(_ name: String, width: Int = 4, color: UInt32 = 0xFF00_5FFF) throws {
        let pixels = [UInt32](repeating: color, count: width * 4)
        let bitmap = try Bitmap(pixelsWide: width, pixelsHigh: 4, pixels: pixels)
        try GoldenRun.writeFile(PNGWriter.data(bitmap), to: "\(runFolder())/\(name)")
    }
}
