import Combine
import Foundation
import XCTest

/// Members that Combine adds to types of Foundation and of the standard library, as applications write them.
final class AppleNamesTests: XCTestCase {
    private let messageNew = Notification.Name("message.new")

    func testNotificationsArePublished() {
        var texts: [String] = []
        var cancellables: Set<AnyCancellable> = []
        NotificationCenter.default.publisher(for: messageNew)
            .compactMap { $0.userInfo?["text"] as? String }
            .sink { texts.append($0) }
            .store(in: &cancellables)
        NotificationCenter.default.post(name: messageNew, object: nil, userInfo: ["text": "Hungry?"])
        NotificationCenter.default.post(name: messageNew, object: nil)
        cancellables = []
        NotificationCenter.default.post(name: messageNew, object: nil, userInfo: ["text": "Always"])
        XCTAssertEqual(texts, ["Hungry?"])
    }

    func testTypeOfNotificationsIsNamedAsOnIOS() {
        let publisher: NotificationCenter.Publisher = NotificationCenter.default.publisher(for: messageNew, object: nil)
        XCTAssertEqual(publisher.name, messageNew)
    }

    func testTimerTicksByItself() {
        let ticked = expectation(description: "tick")
        let timer: Publishers.Autoconnect<Timer.TimerPublisher> =
            Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
        let cancellable = timer.first().sink { _ in ticked.fulfill() }
        wait(for: [ticked], timeout: 10)
        cancellable.cancel()
    }

    func testElementsArriveOnTheMainQueueAndRunLoop() {
        let arrived = expectation(description: "arrival")
        arrived.expectedFulfillmentCount = 3
        var cancellables: Set<AnyCancellable> = []
        for publisher in [
            Just(1).receive(on: DispatchQueue.main).eraseToAnyPublisher(),
            Just(2).receive(on: RunLoop.main).eraseToAnyPublisher(),
            Just(3).receive(on: OperationQueue.main).eraseToAnyPublisher(),
        ] {
            publisher
                .sink { _ in
                    XCTAssertTrue(Thread.isMainThread)
                    arrived.fulfill()
                }
                .store(in: &cancellables)
        }
        wait(for: [arrived], timeout: 10)
    }

    func testDebounceKeepsTheLastOfABurst() {
        let subject = PassthroughSubject<String, Never>()
        let settled = expectation(description: "pause")
        var typed: [String] = []
        let cancellable =
            subject
            .debounce(for: .milliseconds(5), scheduler: DispatchQueue.main)
            .sink {
                typed.append($0)
                settled.fulfill()
            }
        for text in ["H", "Hu", "Hungry"] { subject.send(text) }
        wait(for: [settled], timeout: 10)
        XCTAssertEqual(typed, ["Hungry"])
        cancellable.cancel()
    }

    func testThrottleAndDelayTakeARunLoop() {
        let subject = PassthroughSubject<Int, Never>()
        let done = expectation(description: "both")
        done.expectedFulfillmentCount = 2
        let first = subject.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: false).first()
            .sink { value in
                XCTAssertEqual(value, 1)
                done.fulfill()
            }
        let second = subject.delay(for: 0.001, scheduler: RunLoop.main).first()
            .sink { value in
                XCTAssertEqual(value, 1)
                done.fulfill()
            }
        subject.send(1)
        subject.send(2)
        wait(for: [done], timeout: 10)
        first.cancel()
        second.cancel()
    }

    func testDecodersTakePartInChains() throws {
        struct Payload: Codable, Equatable { var text: String }
        var payloads: [Payload] = []
        _ = Just(Payload(text: "Hungry?"))
            .encode(encoder: JSONEncoder())
            .decode(type: Payload.self, decoder: JSONDecoder())
            .sink(receiveCompletion: { _ in }, receiveValue: { payloads.append($0) })
        XCTAssertEqual(payloads, [Payload(text: "Hungry?")])
    }

    func testBadDataFailsTheChain() {
        var failed = false
        _ = Just(Data("{".utf8))
            .decode(type: [Int].self, decoder: JSONDecoder())
            .sink(receiveCompletion: { if case .failure = $0 { failed = true } }, receiveValue: { _ in })
        XCTAssertTrue(failed)
    }

    func testDataTasksArePublishers() throws {
        let url = try XCTUnwrap(URL(string: "https://example.invalid/avatar.png"))
        // Nobody subscribes, so nothing is fetched.
        let publisher: URLSession.DataTaskPublisher = URLSession.shared.dataTaskPublisher(for: url)
        _ = publisher.map(\.data).decode(type: [Int].self, decoder: JSONDecoder()).eraseToAnyPublisher()
        XCTAssertEqual(publisher.request.url, url)
    }

    func testSequencesOptionalsAndResultsArePublishers() {
        var values: [Int] = []
        _ = [1, 2, 3].publisher.sink { values.append($0) }
        _ = Optional(4).publisher.sink { values.append($0) }
        _ = Result<Int, Never>.success(5).publisher.sink { values.append($0) }
        XCTAssertEqual(values, [1, 2, 3, 4, 5])
    }
}
