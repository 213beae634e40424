import Foundation
import XCTest

@testable import Goldens

/// A run that was created on another machine and copied.
final class CopiedRunTests: TestPackageCase {
    /// Another checkout of the package with its goldens, and the run in a separate folder.
    private func copied() throws -> (package: String, run: String) {
        try record()
        let run = makeRun("run-1")
        try verify(badge(radius: 0), in: run)
        let elsewhere = package.appendingPathComponent("elsewhere")
        let checkout = elsewhere.appendingPathComponent("checkout")
        try FileManager.default.createDirectory(at: checkout, withIntermediateDirectories: true)
        for name in ["Package.swift", "Golden"] {
            try FileManager.default.copyItem(
                at: package.appendingPathComponent(name), to: checkout.appendingPathComponent(name))
        }
        let downloads = elsewhere.appendingPathComponent("downloads/run-1")
        try FileManager.default.createDirectory(
            at: downloads.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: run.folder, toPath: downloads.path)
        // The files of the first machine don't exist anymore.
        try FileManager.default.removeItem(at: package.appendingPathComponent("Golden"))
        return (checkout.path, downloads.path)
    }

    func testManifestNamesNoMachine() throws {
        try record()
        let run = makeRun()
        try verify(badge(radius: 0), in: run)
        let manifest = try String(contentsOfFile: "\(run.folder)/manifest.jsonl", encoding: .utf8)
        XCTAssertFalse(manifest.contains(package.deletingLastPathComponent().path), manifest)
        XCTAssertTrue(manifest.contains(#""golden":"Golden/Badge/LabelTests/circle.png""#))
        XCTAssertTrue(manifest.contains(#""actual":"Badge/LabelTests/circle.actual.png""#))
    }

    func testPicturesAreFoundInAMovedRun() throws {
        let (checkout, folder) = try copied()
        let report = try RunReport(run: folder, package: checkout)
        XCTAssertEqual(report.package, checkout)
        XCTAssertEqual(report.packageName, package.lastPathComponent)
        let result = try XCTUnwrap(report.results.first)
        XCTAssertEqual(result.golden, "\(checkout)/Golden/Badge/LabelTests/circle.png")
        for path in [result.evidence?.expected, result.evidence?.actual, result.evidence?.difference] {
            let path = try XCTUnwrap(path)
            XCTAssertTrue(path.hasPrefix(folder + "/"))
            XCTAssertTrue(FileManager.default.fileExists(atPath: path), path)
        }
    }

    func testApprovalUpdatesTheLocalCheckout() throws {
        let (checkout, folder) = try copied()
        let approval = Approval(try RunReport(run: folder, package: checkout))
        XCTAssertEqual(approval.pending.count, 1)
        for result in approval.pending { try Approval.approve(result) }
        XCTAssertEqual(
            FileManager.default.contents(atPath: "\(checkout)/Golden/Badge/LabelTests/circle.png"),
            FileManager.default.contents(atPath: "\(folder)/Badge/LabelTests/circle.actual.png"))
        XCTAssertEqual(files(in: "Golden"), [], "nothing is written where the run was made")
    }

    /// A run inside of a package belongs to it, wherever the command is called.
    func testPackageAroundTheRunCounts() throws {
        let (checkout, folder) = try copied()
        let inside = "\(checkout)/artifacts"
        try FileManager.default.moveItem(atPath: folder, toPath: inside)
        XCTAssertEqual(try RunReport(run: inside).package, checkout)
    }

    func testPathsThatLeadAwayAreRefused() throws {
        try record()
        let run = makeRun()
        try verify(badge(radius: 0), in: run)
        let path = "\(run.folder)/manifest.jsonl"
        let manifest = try String(contentsOfFile: path, encoding: .utf8)
        for (old, new) in [
            (#""golden":"Golden/"#, #""golden":"../Golden/"#), (#""actual":"Badge/"#, #""actual":"../../Badge/"#),
            (#""golden":"Golden/Badge/LabelTests/circle.png""#, #""golden":"Package.swift""#),
        ] {
            XCTAssertTrue(manifest.contains(old))
            try manifest.replacing(old, with: new).write(toFile: path, atomically: true, encoding: .utf8)
            XCTAssertThrowsError(try RunReport(run: run.folder)) { XCTAssertTrue($0 is GoldenError, "\($0)") }
        }
    }
}
