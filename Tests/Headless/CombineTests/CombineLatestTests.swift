import Combine
import Foundation
import XCTest

final class CombineLatestTests: XCTestCase {
    private struct Offline: Error, Equatable {}

    private let numbers = PassthroughSubject<Int, Offline>()
    private let words = PassthroughSubject<String, Offline>()

    func testEveryChangeSendsTheLatestOfBoth() {
        var received: [String] = []
        let cancellable = numbers.combineLatest(words)
            .sink(receiveCompletion: { _ in }, receiveValue: { received.append("\($0)\($1)") })
        numbers.send(1)
        numbers.send(2)
        XCTAssertEqual(received, [])
        words.send("a")
        numbers.send(3)
        words.send("b")
        XCTAssertEqual(received, ["2a", "3a", "3b"])
        cancellable.cancel()
        words.send("c")
        XCTAssertEqual(received, ["2a", "3a", "3b"])
    }

    func testFinishesWithTheLastOfBoth() {
        var completions: [Subscribers.Completion<Offline>] = []
        let cancellable = numbers.combineLatest(words)
            .sink(receiveCompletion: { completions.append($0) }, receiveValue: { _ in })
        numbers.send(completion: .finished)
        XCTAssertEqual(completions, [])
        words.send(completion: .finished)
        XCTAssertEqual(completions, [.finished])
        cancellable.cancel()
    }

    func testFailsWithTheFirst() {
        var completions: [Subscribers.Completion<Offline>] = []
        var isCancelled = false
        let cancellable = numbers.combineLatest(words.handleEvents(receiveCancel: { isCancelled = true }))
            .sink(receiveCompletion: { completions.append($0) }, receiveValue: { _ in })
        numbers.send(completion: .failure(Offline()))
        words.send(completion: .finished)
        XCTAssertEqual(completions, [.failure(Offline())])
        XCTAssertTrue(isCancelled)
        cancellable.cancel()
    }

    func testPublishersThatEndAtOnce() {
        var log: [String] = []
        _ = Fail<Int, Offline>(error: Offline()).combineLatest(words)
            .handleEvents(receiveSubscription: { _ in log.append("subscription") })
            .sink(
                receiveCompletion: { log.append($0 == .failure(Offline()) ? "failure" : "finished") },
                receiveValue: { _ in })
        XCTAssertEqual(log, ["subscription", "failure"])
    }

    func testThreeAndFourWithAndWithoutATransform() {
        let one = CurrentValueSubject<Int, Never>(1)
        let two = Just("2")
        let three = CurrentValueSubject<Double, Never>(3)
        let four = Just(true)
        var received: [String] = []
        _ = Publishers.CombineLatest3(one, two, three).sink { received.append("\($0.0) \($0.1) \($0.2)") }
        _ = one.combineLatest(two, three) { "\($0)/\($1)/\($2)" }.sink { received.append($0) }
        _ = Publishers.CombineLatest4(one, two, three, four).sink { received.append("\($0)") }
        _ = one.combineLatest(two, three, four) { a, _, _, d in "\(a)\(d)" }.sink { received.append($0) }
        _ = one.combineLatest(two) { "\($0)+\($1)" }.sink { received.append($0) }
        XCTAssertEqual(received, ["1 2 3.0", "1/2/3.0", "(1, \"2\", 3.0, true)", "1true", "1+2"])
    }

    func testSubscriberGetsNoMoreThanItAskedFor() {
        var received: [String] = []
        let subscriber = AnySubscriber<(Int, String), Offline>(
            receiveSubscription: { $0.request(.max(2)) },
            receiveValue: {
                received.append("\($0.0)\($0.1)")
                return .none
            })
        numbers.combineLatest(words).subscribe(subscriber)
        numbers.send(1)
        words.send("a")
        words.send("b")
        words.send("c")
        XCTAssertEqual(received, ["1a", "1b"])
    }

    func testSubscriberThatSendsFromWithin() {
        var received: [String] = []
        let cancellable = numbers.combineLatest(words)
            .sink(
                receiveCompletion: { _ in },
                receiveValue: { [numbers] number, word in
                    received.append("\(number)\(word)")
                    if number < 3 { numbers.send(number + 1) }
                })
        words.send("a")
        numbers.send(1)
        XCTAssertEqual(received, ["1a", "2a", "3a"])
        cancellable.cancel()
    }

    func testManyThreads() {
        nonisolated(unsafe) let numbers = CurrentValueSubject<Int, Never>(0)
        nonisolated(unsafe) let others = CurrentValueSubject<Int, Never>(0)
        nonisolated(unsafe) var count = 0
        let cancellable = numbers.combineLatest(others).sink { _ in count += 1 }
        DispatchQueue.concurrentPerform(iterations: 200) { ($0 % 2 == 0 ? numbers : others).send($0) }
        XCTAssertEqual(count, 201)
        cancellable.cancel()
    }
}
