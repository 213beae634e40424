import Foundation
import Synchronization
import XCTest

@testable import Frames
@testable import Rendering

final class MainQueueTests: XCTestCase {
    // MARK: Where code runs

    func testAtOnceOnTheMainThread() {
        XCTAssertTrue(MainQueue.run { Thread.isMainThread })
        XCTAssertEqual(MainQueue.run { MainQueue.run { 1 } + 1 }, 2)
    }

    func testFromAThread() {
        XCTAssertTrue(onAThread { MainQueue.run { Thread.isMainThread } })
        XCTAssertTrue(onAThread { MainQueue.runUnchecked { Thread.isMainThread } })
    }

    func testFromTasks() async {
        let sum = await withTaskGroup(of: Int.self) { group in
            for number in 0..<200 { group.addTask { MainQueue.run { number } } }
            return await group.reduce(0, +)
        }
        XCTAssertEqual(sum, 19_900)
        let isMain = await Task.detached { MainQueue.run { Thread.isMainThread } }.value
        XCTAssertTrue(isMain)
    }

    func testErrorsAreRethrown() {
        struct Refusal: Error {}
        let isRefused = onAThread {
            do {
                try MainQueue.run { throw Refusal() }
                return false
            } catch { return error is Refusal }
        }
        XCTAssertTrue(isRefused)
    }

    // MARK: Carried values

    private enum Word: RenderContextKey {
        static let defaultValue = "outside"
        @TaskLocal static var leftBehind = "outside"
    }

    func testSettingsAreCarried() {
        let scale = onAThread {
            RenderSettings.withCurrent(RenderSettings(scale: 3)) {
                MainQueue.run { RenderSettings.current.scale }
            }
        }
        XCTAssertEqual(scale, 3)
        XCTAssertEqual(RenderSettings.current.scale, 1)
    }

    func testContextValuesAreCarried() {
        let words = onAThread {
            RenderContext.with("inside", for: Word.self) {
                Word.$leftBehind.withValue("inside") {
                    MainQueue.run { [RenderContext.value(of: Word.self), Word.leftBehind] }
                }
            }
        }
        XCTAssertEqual(words, ["inside", "outside"])
    }

    // MARK: Waiting

    func testALongWaitIsReportedWithWhoWaits() {
        let isReported = expectation(description: "the wait is reported")
        let watch = MainQueueWatch(waiting: "BadgeTests/BadgeTests.swift:12", seconds: 0.01) { line in
            XCTAssertEqual(
                line,
                "MessageShot: BadgeTests/BadgeTests.swift:12 has waited 0.01 seconds for the main queue, and is still "
                    + "waiting; does code there wait for another thread?")
            isReported.fulfill()
        }
        wait(for: [isReported], timeout: 60)
        watch.end()
    }

    func testAWaitThatEndsIsNotReported() {
        let reports = Mutex(0)
        let ended = MainQueueWatch(waiting: "here", seconds: 0.02) { _ in reports.withLock { $0 += 1 } }
        ended.end()
        let later = expectation(description: "a wait that began later is reported")
        let lasting = MainQueueWatch(waiting: "here", seconds: 0.03) { _ in later.fulfill() }
        wait(for: [later], timeout: 60)
        lasting.end()
        XCTAssertEqual(reports.withLock { $0 }, 0)
    }

    // MARK: Threads

    /// Runs `body` on a new thread, while this one serves the main queue.
    private func onAThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
        let result = Mutex<Result?>(nil)
        let isDone = expectation(description: "the thread is done")
        Thread.detachNewThread {
            let value = body()
            result.withLock { $0 = value }
            isDone.fulfill()
        }
        wait(for: [isDone], timeout: 60)
        return result.withLock { $0 }!
    }
}
