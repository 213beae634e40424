import ChatModels
import ChatUI
import Frames
import GoldenTesting
import HeadlessUIKit
import Rendering
import Synchronization
import Testing
import XCTest

/// A view whose code passes closures to the standard library, which check that they run on the main queue.
private final class BadgeView: UIView {
    private let labels: [UILabel]

    init(_ texts: [String] = ["Leia", "Luke", "Han"]) {
        labels = texts.map { text in
            let label = UILabel()
            label.text = text
            return label
        }
        super.init(frame: CGRect(x: 0, y: 0, width: 90, height: 60))
        labels.forEach { addSubview($0) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        labels.enumerated().forEach { index, label in
            label.textColor = .label
            label.frame = CGRect(x: 4, y: CGFloat(index) * 20, width: 82, height: 20)
        }
    }
}

/// The bytes of the badge's picture, created on the caller's thread.
private func pictureOfBadge() -> Data {
    let badge = MainQueue.run { BadgeView() }
    var data = Data()
    Snapshotting<UIView, UIImage>.image.snapshot(badge).run { data = Diffing<UIImage>.image.toData($0) }
    return data
}

/// Compares the badge with its golden, which all tests here share. `nil` if it is the same.
private func failureOfBadge(file: StaticString = #filePath) -> String? {
    let badge = MainQueue.run { BadgeView() }
    return verifySnapshot(
        of: badge, as: .image, named: "badge", fileID: "GoldenTestingTests/ThreadTests.swift", file: file,
        testName: "testThreads()")
}

/// Assertions can be made on any thread; the code of views runs on the main queue.
final class ThreadTests: XCTestCase {
    // MARK: Any thread

    func testThreads() {
        let here = pictureOfBadge()
        XCTAssertNil(failureOfBadge())
        let pictures = onThreads(8) { _ in (pictureOfBadge(), failureOfBadge()) }
        for (data, failure) in pictures {
            XCTAssertEqual(data, here)
            XCTAssertNil(failure)
        }
    }

    func testTasks() async {
        let here = pictureOfBadge()
        let pictures = await withTaskGroup(of: Data.self) { group in
            for _ in 0..<100 { group.addTask { pictureOfBadge() } }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        XCTAssertEqual(pictures, [here])
        let detached = await Task.detached { (pictureOfBadge(), failureOfBadge()) }.value
        XCTAssertEqual(detached.0, here)
        XCTAssertNil(detached.1)
    }

    @MainActor
    func testTheMainActor() async {
        let here = pictureOfBadge()
        await Task.yield()
        XCTAssertEqual(pictureOfBadge(), here)
        let detached = await Task.detached { pictureOfBadge() }.value
        XCTAssertEqual(detached, here)
        XCTAssertNil(failureOfBadge())
    }

    func testFunctionsOfStrategiesAreCalledOnTheMainQueue() {
        let view = MainQueue.run { UIView() }
        let texts = onThreads(2) { _ in
            let strategy = SimplySnapshotting<String>.lines.pullback { (view: UIView) in "\(Thread.isMainThread)" }
            var text = ""
            strategy.snapshot(view).run { text = $0 }
            return text
        }
        XCTAssertEqual(texts, ["true", "true"])
    }

    func testTheSourceOfAnAssertionIsMadeOnTheMainQueue() {
        let places = Mutex<[Bool]>([])
        @Sendable func source() -> Frame {
            places.withLock { $0.append(Thread.isMainThread) }
            return Frame(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let failures = onThreads(1) { _ in
            verifySnapshot(of: source(), as: .frames, named: "empty", testName: "testSource()")
        }
        XCTAssertEqual(failures, [nil])
        XCTAssertEqual(places.withLock { $0 }, [true])
    }

    // MARK: Current configuration

    private enum Look: CaseIterable {
        case red, blue

        var color: UIColor { self == .red ? .red : .blue }

        /// A message list in a separate scope, whose background has the scope's color.
        func background() -> RGBA? {
            ConfigurationScope.run {
                Appearance.default.colorPalette.background = color
                let channel = ChatChannel(cid: ChannelId(type: .messaging, id: "rebels"), name: "Rebels")
                let screen = MainQueue.run { MessagesScreen(channel: channel, messages: []) }
                guard case .color(let color) = screen.makeFrame(proposing: ProposedSize(width: 100)).fill else {
                    return nil
                }
                return color
            }
        }
    }

    func testTwoStylesAreSeparate() {
        let backgrounds = onThreads(2) { number in
            let look = Look.allCases[number]
            return (0..<50).map { _ in look.background() == look.color.rgba }
        }
        for isOwn in backgrounds.joined() { XCTAssertTrue(isOwn) }
    }

    func testTraitsAndSettingsGoAlong() {
        let styles = onThreads(2) { number in
            let style: UIUserInterfaceStyle = number == 0 ? .light : .dark
            let isDark = Mutex(false)
            UITraitCollection(userInterfaceStyle: style).performAsCurrent {
                let color = MainQueue.run {
                    let view = UIView()
                    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
                    return view.makeFrame(proposing: ProposedSize(width: 4, height: 4)).fill
                }
                isDark.withLock { $0 = color == .color(.black) }
            }
            return isDark.withLock { $0 }
        }
        XCTAssertEqual(styles, [false, true])
    }

    func testReportsGoToTheHandlerOfTheThread() {
        let reports = onThreads(2) { number in
            let count = Mutex(0)
            RenderProblems.withHandler({ _ in count.withLock { $0 += 1 } }) {
                let view = MainQueue.run {
                    let view = UIView()
                    view.translatesAutoresizingMaskIntoConstraints = false
                    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
                    if number == 1 { view.widthAnchor.constraint(equalToConstant: 20).isActive = true }
                    return view
                }
                _ = view.makeFrame(proposing: ProposedSize())
            }
            return count.withLock { $0 }
        }
        XCTAssertEqual(reports, [0, 1])
    }

    // MARK: Releasing

    func testAViewThatIsLetGoOnAThreadLeavesItsSubviews() {
        let subview = MainQueue.run { UIView() }
        let isLeft = onThreads(1) { _ in
            var parent: UIView? = MainQueue.run {
                let parent = UIView()
                parent.addSubview(subview)
                return parent
            }
            let hadParent = MainQueue.run { subview.superview != nil }
            withExtendedLifetime(parent) {}
            parent = nil
            return hadParent && MainQueue.run { subview.superview == nil }
        }
        XCTAssertEqual(isLeft, [true])
    }

    // MARK: Threads

    /// Runs `body` on separate threads, while this one runs the main queue.
    private func onThreads<Result: Sendable>(
        _ count: Int, _ body: @escaping @Sendable (Int) -> Result
    ) -> [Result] {
        let results = Mutex<[Int: Result]>([:])
        let areDone = expectation(description: "the threads are done")
        areDone.expectedFulfillmentCount = count
        for number in 0..<count {
            Thread.detachNewThread {
                let result = body(number)
                results.withLock { $0[number] = result }
                areDone.fulfill()
            }
        }
        wait(for: [areDone], timeout: 60)
        return results.withLock { all in (0..<count).compactMap { all[$0] } }
    }
}

/// The same in Swift Testing, which runs the main queue on any thread.
@Suite struct ThreadSuite {
    @Test(arguments: 0..<100) func anywhere(number: Int) {
        #expect(pictureOfBadge() == pictureOfBadge())
        #expect(failureOfBadge() == nil)
    }

    @Test(arguments: 0..<20) @MainActor func onTheMainActor(number: Int) {
        #expect(failureOfBadge() == nil)
    }

    @Test func tasks() async {
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<50 { group.addTask { #expect(failureOfBadge() == nil) } }
        }
        await Task.detached { #expect(failureOfBadge() == nil) }.value
    }

    @Test @MainActor func tasksOfTheMainActor() async {
        let here = pictureOfBadge()
        await withTaskGroup(of: Data.self) { group in
            for _ in 0..<50 { group.addTask { pictureOfBadge() } }
            for await data in group { #expect(data == here) }
        }
    }
}
