import ChatFuzzTargets
import Foundation
import FuzzTargets
import XCTest

/// Every target reads its seeds, the inputs that once exposed a bug, and a few generated inputs that are always the
/// same.
@MainActor
@preconcurrency
final class FuzzTests: XCTestCase {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()

    private func files(_ kind: String, of target: FuzzTarget) throws -> [URL] {
        let folder = Self.folder.appendingPathComponent("\(kind)/\(target.name)")
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .sorted { $0.path < $1.path }
    }

    private func check(_ targets: [FuzzTarget], runs: Int) throws {
        for target in targets {
            let seeds = try files("Seeds", of: target)
            XCTAssertFalse(seeds.isEmpty, "\(target.name) has no seeds")
            let contents = try seeds.map { try Data(contentsOf: $0) }
            var isAccepted = false
            for (file, content) in zip(seeds, contents) {
                let outcome = target.run(content)
                XCTAssertEqual(outcome.findings, [], file.path)
                isAccepted = isAccepted || outcome.isAccepted
            }
            XCTAssertTrue(isAccepted, "\(target.name) reads none of its seeds")
            for file in try files("Found", of: target) {
                XCTAssertEqual(target.run(try Data(contentsOf: file)).findings, [], file.path)
            }
            for index in 0..<runs {
                let input = target.input(seed: 20, index: index, seeds: contents)
                XCTAssertEqual(target.run(input).findings, [], "\(target.name), input \(index) of seed 20")
            }
        }
    }

    func testReadersAndDrawing() throws { try check(FuzzTarget.all, runs: 100) }

    func testChat() throws { try check(FuzzTarget.chat, runs: 10) }

    func testInputsAreDeterministic() {
        for target in FuzzTarget.all + FuzzTarget.chat {
            let seeds = [Data("messages: []".utf8), Data("{\"a\": [1, \"b\"]}".utf8)]
            for index in 0..<20 {
                XCTAssertEqual(
                    target.input(seed: 1, index: index, seeds: seeds),
                    target.input(seed: 1, index: index, seeds: seeds), target.name)
            }
        }
    }
}
