import Foundation
import XCTest

/// `goldens twice`, with a program that replaces `swift` and records its arguments.
final class FlakinessTests: ProgramTestCase {
    override class var programName: String { "goldens" }

    override func setUpWithError() throws {
        try super.setUpWithError()
        try write("", to: "Package.swift")
        let swift = """
            #!/bin/sh
            echo "${MESSAGESHOT_TEST_ORDER:-usual} $*" >>"$3/calls"
            mkdir -p "$3/.build/goldens/$MESSAGESHOT_RUN"
            echo content >"$3/.build/goldens/$MESSAGESHOT_RUN/a.drawn.txt"
            """
        try FileManager.default.createDirectory(atPath: path("bin"), withIntermediateDirectories: false)
        XCTAssertTrue(
            FileManager.default.createFile(
                atPath: path("bin/swift"), contents: Data(swift.utf8), attributes: [.posixPermissions: 0o755]))
    }

    /// Returns the result and the calls of `swift test`, each as its seed and its arguments.
    private func twice(_ arguments: String...) throws -> (Run, [String]) {
        try? FileManager.default.removeItem(atPath: path("calls"))
        let result = try run(
            ["twice"] + arguments,
            environment: [
                "PATH": "\(path("bin")):/usr/bin:/bin", "MESSAGESHOT_TEST_ORDER": "7", "MESSAGESHOT_RUN": "x",
            ])
        let calls = try? String(contentsOfFile: path("calls"), encoding: .utf8)
        let lines = calls?.split(separator: "\n").map {
            $0.replacingOccurrences(of: "test --package-path \(folder.path) ", with: "")
        }
        return (result, lines ?? [])
    }

    func testSecondRunIsShuffled() throws {
        var orders: Set<String> = []
        for _ in 0..<3 {
            let (result, calls) = try twice()
            XCTAssertEqual(calls.first, "usual --no-parallel")
            let order = try XCTUnwrap(calls.last?.split(separator: " ").first.map(String.init))
            XCTAssertNotNil(UInt64(order), order)
            XCTAssertEqual(calls, ["usual --no-parallel", "\(order) --skip-build"])
            XCTAssertEqual(
                result.text,
                "the order of the XCTest tests in the second run has the seed \(order) (repeat it with --seed "
                    + "\(order)); Swift Testing’s order can’t be set\n1 golden: the same in both runs\n")
            XCTAssertEqual(result.status, 0, result.error)
            orders.insert(order)
        }
        XCTAssertGreaterThan(orders.count, 1, "one order each time")
    }

    func testSeedRepeatsAnOrder() throws {
        let (result, calls) = try twice("--seed", "4711", "--", "--filter", "BadgeTests")
        XCTAssertEqual(calls, ["usual --no-parallel --filter BadgeTests", "4711 --skip-build --filter BadgeTests"])
        XCTAssertTrue(result.text.contains("has the seed 4711 (repeat it with --seed 4711)"), result.text)
    }

    func testUsualOrderHasAProcessForEachTest() throws {
        let (result, calls) = try twice("--order", "usual")
        XCTAssertEqual(calls, ["usual --no-parallel", "usual --parallel --skip-build"])
        XCTAssertEqual(result.text, "1 golden: the same in both runs\n")
    }

    func testUsualOrderHasNoSeed() throws {
        let (result, calls) = try twice("--order", "usual", "--seed", "1")
        XCTAssertEqual(result.error, "goldens: --seed is for --order shuffled; remove one of them\n")
        XCTAssertEqual(result.status, 2)
        XCTAssertEqual(calls, [])
    }
}
