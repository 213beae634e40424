import Foundation
import Goldens
import XCTest

/// The order of tests that `goldens twice` uses.
final class ShuffledTestsTests: XCTestCase {
    /// Returns the tests that a process runs, in order.
    private func tests(seed: UInt64?) throws -> [String] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let classes = ["TokenNameTests", "SizeBudgetTests", "RecordModeTests"]
        process.arguments = [classes.map { "GoldenTestingTests.\($0)" }.joined(separator: ",")]
        process.environment = ProcessInfo.processInfo.environment
        process.environment?[TestOrder.variable] = seed.map { "\($0)" }
        let output = Pipe()
        (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, text)
        let passed = text.split(separator: "\n").filter { $0.hasPrefix("Test Case ") && $0.contains(" passed ") }
        return passed.compactMap { $0.split(separator: "'").dropFirst().first.map(String.init) }
    }

    private func classes(_ tests: [String]) -> [String] {
        tests.map { String($0.prefix { $0 != "." }) }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    func testOrderFollowsFromNumber() throws {
        let usual = try tests(seed: nil)
        let (one, other) = (try tests(seed: 1), try tests(seed: 2))
        XCTAssertGreaterThan(usual.count, 8)
        for shuffled in [one, other] {
            XCTAssertEqual(shuffled.sorted(), usual.sorted(), "each once")
            XCTAssertNotEqual(shuffled, usual)
            XCTAssertEqual(classes(shuffled).count, 3, "class by class")
        }
        XCTAssertNotEqual(one, other)
        XCTAssertEqual(try tests(seed: 1), one)
    }
}
