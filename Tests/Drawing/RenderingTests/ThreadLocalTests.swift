import Foundation
import Frames
import Rendering
import XCTest

final class ThreadLocalTests: XCTestCase {
    private final class Note {}

    func testThreadKeepsItsObject() {
        let notes = ThreadLocal { Note() }
        XCTAssertTrue(notes.current === notes.current)
    }

    func testEachThreadHasItsOwnObjectUntilItEnds() {
        let notes = ThreadLocal { Note() }
        let own = notes.current
        weak var other: Note?
        var isAnother = false
        runOnAnotherThread {
            other = notes.current
            isAnother = notes.current !== own
        }
        XCTAssertTrue(isAnother)
        XCTAssertNil(other)
    }

    func testTwoOfThemKeepTwoObjects() {
        let (first, second) = (ThreadLocal { Note() }, ThreadLocal { Note() })
        XCTAssertFalse(first.current === second.current)
    }
}

/// Runs `body` on another thread, and waits until the thread is gone.
private func runOnAnotherThread(_ body: @escaping () -> Void) {
    var thread = pthread_t()
    let argument = Unmanaged.passRetained(ThreadBody(run: body)).toOpaque()
    let status = pthread_create(
        &thread, nil,
        { argument in
            guard let argument else { return nil }
            Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
            return nil
        }, argument)
    XCTAssertEqual(status, 0)
    pthread_join(thread, nil)
}

private final class ThreadBody {
    let run: () -> Void

    init(run: @escaping () -> Void) {
        self.run = run
    }
}
