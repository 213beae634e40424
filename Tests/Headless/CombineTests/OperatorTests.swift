import Combine
import Foundation
import XCTest

/// What the chains of applications are made of.
final class OperatorTests: XCTestCase {
    private struct Offline: Error, Equatable {}

    private func values<P: Publisher>(_ publisher: P) -> [P.Output] {
        var values: [P.Output] = []
        _ = publisher.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
        return values
    }

    func testShapingElements() {
        let numbers = [1, 1, 2, 3, 3, 4].publisher
        XCTAssertEqual(values(numbers.removeDuplicates().dropFirst().map { $0 * 10 }), [20, 30, 40])
        XCTAssertEqual(values(numbers.filter { $0 > 2 }.prepend(0).append(9)), [0, 3, 3, 4, 9])
        XCTAssertEqual(values(numbers.compactMap { Int("\($0 - 1)") }.scan(0, +)), [0, 0, 1, 3, 5, 8])
        XCTAssertEqual(values(numbers.prefix(2).collect()), [[1, 1]])
        XCTAssertEqual(values(numbers.replaceError(with: 0).reduce(0, +)), [14])
        XCTAssertEqual(values(numbers.tryMap { $0 }.catch { _ in Just(0) }.last()), [4])
    }

    func testFlattening() {
        XCTAssertEqual(values([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }), [1, 10, 2, 20])
        let inner1 = PassthroughSubject<Int, Never>()
        let inner2 = PassthroughSubject<Int, Never>()
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        var received: [Int] = []
        let cancellable = outer.switchToLatest().sink { received.append($0) }
        outer.send(inner1)
        inner1.send(1)
        outer.send(inner2)
        inner1.send(2)
        inner2.send(3)
        XCTAssertEqual(received, [1, 3])
        cancellable.cancel()
    }

    func testSharingAndWatching() {
        let subject = PassthroughSubject<Int, Never>()
        var subscriptions = 0
        var outputs: [Int] = []
        let shared =
            subject
            .handleEvents(receiveSubscription: { _ in subscriptions += 1 }, receiveOutput: { outputs.append($0) })
            .share()
        let first = shared.sink { _ in }
        let second = shared.sink { _ in }
        subject.send(7)
        XCTAssertEqual(subscriptions, 1)
        XCTAssertEqual(outputs, [7])
        first.cancel()
        second.cancel()
    }

    func testZipPairsInOrder() {
        let pairs = values([1, 2, 3].publisher.zip(["a", "b"].publisher) { "\($0)\($1)" })
        XCTAssertEqual(pairs, ["1a", "2b"])
    }

    func testFuturesAndDeferredWork() {
        XCTAssertEqual(values(Future<Int, Never> { $0(.success(1)) }), [1])
        XCTAssertEqual(values(Deferred { Just(2) }.setFailureType(to: Offline.self)), [2])
        XCTAssertEqual(values(Empty<Int, Never>()), [])
        XCTAssertEqual(values(Fail<Int, Offline>(error: Offline()).replaceError(with: 3)), [3])
    }

    func testFailuresAreTriedAgain() {
        var attempts = 0
        let publisher = Deferred {
            attempts += 1
            return attempts < 3
                ? Fail<Int, Offline>(error: Offline()).eraseToAnyPublisher()
                : Just(attempts).setFailureType(to: Offline.self).eraseToAnyPublisher()
        }
        XCTAssertEqual(values(publisher.retry(2)), [3])
    }

    func testCurrentValueIsSentFirst() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var received: [Int] = []
        let cancellable = AnyCancellable(subject.sink { received.append($0) })
        subject.value = 2
        subject.send(3)
        XCTAssertEqual(received, [1, 2, 3])
        cancellable.cancel()
        subject.send(4)
        XCTAssertEqual(received, [1, 2, 3])
    }

    func testValuesAreAnAsynchronousSequence() async throws {
        var received: [Int] = []
        for await value in [1, 2, 3].publisher.values { received.append(value) }
        XCTAssertEqual(received, [1, 2, 3])
        let value = await Future<Int, Never> { $0(.success(4)) }.value
        XCTAssertEqual(value, 4)
    }

    @MainActor
    func testValuesOfAMergedPublisherComeOneByOne() async {
        var received: [Int] = []
        for await value in [1, 2].publisher.merge(with: [3].publisher).values { received.append(value) }
        XCTAssertEqual(received.sorted(), [1, 2, 3])
    }
}
