import Foundation
import Synchronization
import XCTest

@testable import Files

/// A lock of files and folders between threads and processes.
final class FileLockTests: FolderTestCase {
    func testOneAtATime() throws {
        let folder = try makeFolder()
        for path in [folder, "\(folder)/lock"] {
            let now = Atomic(0)
            let most = Mutex(0)
            DispatchQueue.concurrentPerform(iterations: 8) { _ in
                try? FileLock.withLock(on: path) {
                    let count = now.add(1, ordering: .relaxed).newValue
                    most.withLock { $0 = max($0, count) }
                    usleep(2000)
                    now.subtract(1, ordering: .relaxed)
                }
            }
            XCTAssertEqual(most.withLock { $0 }, 1)
        }
    }

    func testPathThatCannotBeOpened() throws {
        let folder = try makeFolder()
        XCTAssertThrowsError(try FileLock.withLock(on: "\(folder)/none/lock") {}) {
            XCTAssertEqual("\($0)", "\(folder)/none/lock: opening failed: No such file or directory")
        }
    }
}
