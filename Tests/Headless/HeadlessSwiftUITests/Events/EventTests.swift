import Foundation
import Frames
import HeadlessSwiftUI
import OpenCombine
import Rendering
import XCTest

final class EventTests: XCTestCase {
    /// The events, in order.
    @MainActor private final class Log {
        var lines: [String] = []

        nonisolated init() {}

        func add(_ line: String) { lines.append(line) }
    }

    private struct WidthKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    func testPreferencesComeFirstThenOuterViewsAppearBeforeInnerOnes() {
        let log = Log()
        _ = Drawn {
            HStack {
                Color.red.preference(key: WidthKey.self, value: 5).onAppear { log.add("inner") }
                Color.red.onAppear { log.add("second") }
            }
            .onAppear { log.add("outer") }
            .onPreferenceChange(WidthKey.self) { value in MainActor.assumeIsolated { log.add("preference \(value)") } }
            .task { log.add("task") }
        }
        XCTAssertEqual(MainQueue.run { log.lines }, ["preference 5.0", "task", "outer", "inner", "second"])
    }

    func testAppearingHappensOnce() {
        struct Twice: View {
            let log: Log
            @State private var isMoved = false

            var body: some View {
                Box(1)
                    .onAppear {
                        log.add("appear")
                        isMoved = true
                    }
                    .onDisappear { log.add("disappear") }
                    .padding(isMoved ? 5 : 0)
            }
        }
        let log = Log()
        _ = Drawn { Twice(log: log) }
        XCTAssertEqual(MainQueue.run { log.lines }, ["appear"])
    }

    func testRemovedViewsDisappear() {
        struct Going: View {
            let log: Log
            @State private var isShown = true

            var body: some View {
                HStack {
                    if isShown { Box(1).onDisappear { log.add("gone") } }
                    Box(2).onAppear { isShown = false }
                }
            }
        }
        let log = Log()
        XCTAssertEqual(Drawn { Going(log: log) }.widths, [2])
        XCTAssertEqual(MainQueue.run { log.lines }, ["gone"])
    }

    func testEmptyViewsReceiveNoEvents() {
        let log = Log()
        _ = Drawn { EmptyView().onAppear { log.add("appear") } }
        XCTAssertEqual(MainQueue.run { log.lines }, [])
    }

    func testChanges() {
        struct Changing: View {
            let log: Log
            @State private var count = 1

            var body: some View {
                Box(count)
                    .onAppear { count = 2 }
                    .onChange(of: count) { log.add("old form \($0)") }
                    .onChange(of: count) { log.add("new form \($0) \($1)") }
                    .onChange(of: count, initial: true) { log.add("initial \($0) \($1)") }
                    .onChange(of: "constant") { log.add("never") }
            }
        }
        let log = Log()
        _ = Drawn { Changing(log: log) }
        XCTAssertEqual(
            MainQueue.run { log.lines }, ["initial 1 1", "initial 1 2", "new form 1 2", "old form 2"])
    }

    func testPublishersAreReceivedOnce() {
        struct Hearing: View {
            let log: Log
            let subject: CurrentValueSubject<Int, Never>
            @State private var width = 1

            var body: some View {
                Box(width)
                    .onReceive(subject) {
                        log.add("\($0)")
                        width = $0
                    }
                    .onAppear { subject.send(9) }
            }
        }
        let log = Log()
        let drawn = Drawn { Hearing(log: log, subject: CurrentValueSubject(6)) }
        XCTAssertEqual(drawn.widths, [9])
        XCTAssertEqual(MainQueue.run { log.lines }, ["6", "9"])
    }

    func testTasksWithoutSuspensionEndImmediately() {
        struct Loading: View {
            @State private var width = 1

            var body: some View {
                Box(width).task { await load() }
            }

            func load() async { width = 8 }
        }
        let drawn = Drawn { Loading() }
        XCTAssertEqual(drawn.widths, [8])
        XCTAssertEqual(drawn.problems, [])
    }

    private struct Slow: View {
        @State private var width = 1
        private let duration: Duration

        init(duration: Duration = .milliseconds(1)) { self.duration = duration }

        var body: some View {
            Box(width).task {
                try? await Task.sleep(for: duration)
                width = 8
            }
        }
    }

    func testUnfinishedTasksAreReported() {
        let drawn = Drawn { Slow(duration: .seconds(60)) }
        XCTAssertEqual(drawn.widths, [1])
        XCTAssertEqual(
            drawn.problems,
            [
                "Work that a task of Slow began has not ended; what it changes is not drawn. A settling time, such as "
                    + "ViewFrames(view, settle: .milliseconds(50)), waits for it."
            ])
    }

    func testASettlingTimeWaits() {
        let drawn = Drawn(settle: .seconds(1)) { Slow() }
        XCTAssertEqual(drawn.widths, [8])
        XCTAssertEqual(drawn.problems, [])
    }

    func testWorkDispatchedToTheMainQueueSettles() {
        struct Later: View {
            @State private var width = 1

            var body: some View {
                Box(width).onAppear { DispatchQueue.main.async { MainActor.assumeIsolated { width = 6 } } }
            }
        }
        XCTAssertEqual(Drawn { Later() }.widths, [1])
        XCTAssertEqual(Drawn(settle: .seconds(1)) { Later() }.widths, [6])
    }

    func testSettlingOnABackgroundThread() {
        let done = expectation(description: "drawn")
        Thread.detachNewThread {
            XCTAssertEqual(Drawn(settle: .seconds(1)) { Slow() }.widths, [8])
            done.fulfill()
        }
        wait(for: [done], timeout: 10)
    }

    @MainActor
    func testSettlingOnTheMainActor() async throws {
        let frame = try await ViewFrames(Slow(), settle: .seconds(1))
            .settledFrame(proposing: ProposedSize(width: 100, height: 100))
        var widths: [CGFloat] = []
        frame.forEach { inner, _ in if inner.name == "Box" { widths.append(inner.rect.width) } }
        XCTAssertEqual(widths, [8])
    }

    func testTaskRestartsWhenItsIdentifierChanges() {
        struct Again: View {
            let log: Log
            @State private var id = 1

            var body: some View {
                Box(1).task(id: id) {
                    log.add("task \(id)")
                    id = 2
                }
            }
        }
        let log = Log()
        _ = Drawn { Again(log: log) }
        XCTAssertEqual(MainQueue.run { log.lines }, ["task 1", "task 2"])
    }

    func testAnimationsApplyTheirChangeImmediately() {
        struct Moving: View {
            @State private var width = 1

            var body: some View {
                Box(width).onAppear { withAnimation(.spring().repeatForever()) { width = 40 } }
            }
        }
        XCTAssertEqual(Drawn { Moving() }.widths, [40])
    }
}
