import Combine
import Foundation
import XCTest

final class MergeTests: XCTestCase {
    private struct Offline: Error, Equatable {}

    func testElementsComeAsTheyAreSent() {
        let first = PassthroughSubject<Int, Never>()
        let second = PassthroughSubject<Int, Never>()
        var received: [Int] = []
        var isFinished = false
        let cancellable = first.map { $0 }.merge(with: second)
            .sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { received.append($0) })
        first.send(1)
        second.send(2)
        first.send(3)
        first.send(completion: .finished)
        second.send(4)
        XCTAssertFalse(isFinished)
        second.send(completion: .finished)
        XCTAssertEqual(received, [1, 2, 3, 4])
        XCTAssertTrue(isFinished)
        cancellable.cancel()
    }

    func testFirstFailureEndsAll() {
        let first = PassthroughSubject<Int, Offline>()
        let second = PassthroughSubject<Int, Offline>()
        var completions: [Subscribers.Completion<Offline>] = []
        var received: [Int] = []
        let cancellable = Publishers.Merge(first, second)
            .sink(receiveCompletion: { completions.append($0) }, receiveValue: { received.append($0) })
        first.send(completion: .failure(Offline()))
        second.send(1)
        second.send(completion: .finished)
        XCTAssertEqual(completions, [.failure(Offline())])
        XCTAssertEqual(received, [])
        cancellable.cancel()
    }

    func testEveryNumberOfPublishers() {
        let a = Just(1), b = Just(2).eraseToAnyPublisher(), c = Just(3).map { $0 }
        func sum<P: Publisher>(_ publisher: P) -> Int where P.Output == Int {
            var sum = 0
            _ = publisher.sink(receiveCompletion: { _ in }, receiveValue: { sum += $0 })
            return sum
        }
        XCTAssertEqual(sum(a.merge(with: a)), 2)
        XCTAssertEqual(sum(a.merge(with: b)), 3)
        XCTAssertEqual(sum(a.merge(with: b, c)), 6)
        XCTAssertEqual(sum(a.merge(with: b, c, a)), 7)
        XCTAssertEqual(sum(a.merge(with: b, c, a, b)), 9)
        XCTAssertEqual(sum(a.merge(with: b, c, a, b, c)), 12)
        XCTAssertEqual(sum(a.merge(with: b, c, a, b, c, a)), 13)
        XCTAssertEqual(sum(a.merge(with: b, c, a, b, c, a, b)), 15)
        XCTAssertEqual(sum(a.merge(with: b).merge(with: c)), 6)
        XCTAssertEqual(sum(Publishers.Merge3(a, b, c)), 6)
        XCTAssertEqual(sum(Publishers.Merge4(a, b, c, a)), 7)
        XCTAssertEqual(sum(Publishers.MergeMany(a, a, a)), 3)
        XCTAssertEqual(sum(Publishers.MergeMany([b, b]).merge(with: b)), 6)
    }

    func testMergeOfNoneFinishes() {
        var isFinished = false
        _ = Publishers.MergeMany([Just<Int>]()).sink(
            receiveCompletion: { _ in isFinished = true }, receiveValue: { _ in XCTFail("an element of nobody") })
        XCTAssertTrue(isFinished)
    }

    func testWhatIsNotAskedForWaits() {
        var subscription: (any Subscription)?
        var received: [Int] = []
        var isFinished = false
        let subscriber = AnySubscriber<Int, Never>(
            receiveSubscription: { subscription = $0 },
            receiveValue: {
                received.append($0)
                return .none
            },
            receiveCompletion: { _ in isFinished = true })
        [1, 2, 3].publisher.merge(with: [10].publisher).subscribe(subscriber)
        XCTAssertEqual(received, [])
        subscription?.request(.max(2))
        XCTAssertEqual(received.count, 2)
        XCTAssertFalse(isFinished)
        subscription?.request(.unlimited)
        XCTAssertEqual(received.sorted(), [1, 2, 3, 10])
        XCTAssertTrue(isFinished)
    }

    func testManyThreads() {
        nonisolated(unsafe) let first = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) let second = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) var count = 0
        let cancellable = Publishers.Merge(first, second).sink { _ in count += 1 }
        DispatchQueue.concurrentPerform(iterations: 200) { ($0 % 2 == 0 ? first : second).send($0) }
        XCTAssertEqual(count, 200)
        cancellable.cancel()
    }
}
