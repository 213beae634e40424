import Foundation
import OpenCombine

/// A subscriber's subscription to several publishers.
///
/// A subscriber that requests a number of elements gets no more. Then each publisher is asked for one element at a
/// time, which is buffered here until it is requested.
final class Merging<Downstream: Subscriber>: Subscription {
    /// Protects the fields. It is never held while foreign code runs.
    private let lock = NSLock()
    /// Serializes the calls of the subscriber, which may request more from within a call.
    private let delivery = NSRecursiveLock()

    private var downstream: Downstream?
    private var upstreams: [Subscription?] = []
    private var unfinished = 0
    private var waiting: [(value: Downstream.Input, upstream: Int)] = []
    private var demand = Subscribers.Demand.none
    private var hasRequested = false
    private var hasStarted = false
    private var completion: Subscribers.Completion<Downstream.Failure>?

    init(downstream: Downstream) {
        self.downstream = downstream
    }

    /// Adds a publisher.
    func subscribe<P: Publisher>(to publisher: P) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        let index = lock.withLock {
            upstreams.append(nil)
            unfinished += 1
            return upstreams.count - 1
        }
        publisher.subscribe(
            AnySubscriber(
                receiveSubscription: { self.receive($0, at: index) },
                receiveValue: { self.receive($0, at: index) },
                receiveCompletion: { self.receive($0, at: index) }))
    }

    /// Passes the subscription to the subscriber, after all publishers have been added.
    func start() {
        downstream?.receive(subscription: self)
        lock.withLock { hasStarted = true }
        deliver()
    }

    func request(_ demand: Subscribers.Demand) {
        let newlyAsked: [Subscription?] = lock.withLock {
            self.demand += demand
            defer { hasRequested = true }
            return hasRequested ? [] : upstreams
        }
        deliver()
        for upstream in newlyAsked { upstream?.request(demand == .unlimited ? .unlimited : .max(1)) }
    }

    func cancel() {
        for upstream in end() { upstream?.cancel() }
    }

    /// Releases all sides, and returns the subscriptions that were held.
    private func end() -> [Subscription?] {
        lock.withLock {
            defer { upstreams = upstreams.map { _ in nil } }
            downstream = nil
            waiting = []
            return upstreams
        }
    }

    private func receive(_ subscription: Subscription, at index: Int) {
        let isWelcome = lock.withLock {
            guard downstream != nil, upstreams[index] == nil else { return false }
            upstreams[index] = subscription
            return true
        }
        if !isWelcome { subscription.cancel() }
    }

    private func receive(_ value: Downstream.Input, at index: Int) -> Subscribers.Demand {
        lock.withLock { waiting.append((value, index)) }
        deliver()
        return .none
    }

    private func receive(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
        lock.withLock {
            unfinished -= 1
            upstreams[index] = nil
            if case .failure = completion { self.completion = self.completion ?? completion }
        }
        deliver()
    }

    /// Sends the buffered elements that are requested, then the completion if there is one.
    private func deliver() {
        delivery.lock()
        defer { delivery.unlock() }
        while let (downstream, value, upstream) = next() {
            let more = downstream.receive(value)
            lock.withLock { demand += more }
            upstream?.request(.max(1))
        }
        let due: (Downstream, Subscribers.Completion<Downstream.Failure>)? = lock.withLock {
            guard hasStarted, let downstream else { return nil }
            if let completion { return (downstream, completion) }
            return unfinished == 0 && waiting.isEmpty ? (downstream, .finished) : nil
        }
        guard let (downstream, completion) = due else { return }
        for upstream in end() { upstream?.cancel() }
        downstream.receive(completion: completion)
    }

    /// Takes the first buffered element if it is requested, and the publisher to ask for another one.
    private func next() -> (Downstream, Downstream.Input, Subscription?)? {
        lock.withLock {
            guard let downstream, demand > 0, !waiting.isEmpty else { return nil }
            demand -= 1
            let (value, upstream) = waiting.removeFirst()
            return (downstream, value, upstreams[upstream])
        }
    }
}
