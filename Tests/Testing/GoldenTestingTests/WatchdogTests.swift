import Foundation
import Synchronization
import XCTest

@testable import Goldens

/// Messages about assertions that don't finish.
final class WatchdogTests: XCTestCase {
    private func lines(after seconds: Double, step: AssertionStep?) -> [String] {
        let lines = Mutex<[String]>([])
        let watchdog = Watchdog(seconds: 0.05) { line in lines.withLock { $0.append(line) } }
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        let assertion = RunningAssertion(
            test: "LabelTests.testA", source: SourcePlace(file: "Tests/LabelTests.swift", line: 7),
            in: RunningTests(path: "\(path)/1.txt"))
        defer {
            assertion.end()
            watchdog.forget(assertion)
            try? FileManager.default.removeItem(atPath: path)
        }
        if let step { assertion.proceed(to: step) }
        watchdog.watch(assertion)
        Thread.sleep(forTimeInterval: seconds)
        return lines.withLock { $0 }
    }

    func testUnfinishedAssertionIsNamedWithPlaceAndStep() throws {
        let line = try XCTUnwrap(lines(after: 0.5, step: .layout).first)
        XCTAssertTrue(
            line.hasPrefix(
                "MessageShot: LabelTests.testA (Tests/LabelTests.swift:7) is laying out and has not finished after"),
            line)
    }

    func testItIsRepeatedMoreAndMoreRarely() {
        // After 0.05 s, 0.1, 0.2 and 0.4 s at most.
        XCTAssertTrue((1...4).contains(lines(after: 0.7, step: .drawing).count))
    }

    func testWaitingForOthersIsNoFault() {
        XCTAssertEqual(lines(after: 0.3, step: nil), [])
    }

    func testTheEnvironmentSetsTheTimeLimit() throws {
        XCTAssertEqual(try Watchdog.seconds([:]), 10)
        XCTAssertEqual(try Watchdog.seconds(["MESSAGESHOT_WATCHDOG": "2.5"]), 2.5)
        XCTAssertNil(try Watchdog.seconds(["MESSAGESHOT_WATCHDOG": "0"]))
        XCTAssertThrowsError(try Watchdog.seconds(["MESSAGESHOT_WATCHDOG": "soon"])) { error in
            XCTAssertEqual(
                "\(error)", "MESSAGESHOT_WATCHDOG is “soon”; a number of seconds is needed, and 0 turns it off")
        }
    }
}
