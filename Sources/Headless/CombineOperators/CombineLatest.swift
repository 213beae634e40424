import Foundation
import OpenCombine

extension Publishers {
    /// A publisher that sends the latest elements of two publishers as a pair whenever one of them sends an element.
    ///
    /// It starts when both have sent an element, and finishes when both have finished.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        /// The publisher of the first elements.
        public let a: A
        /// The publisher of the second elements.
        public let b: B

        /// Combines two publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = Inner(downstream: subscriber)
            a.subscribe(inner.side(0) { $0.latestA = $1 })
            b.subscribe(inner.side(1) { $0.latestB = $1 })
            inner.start()
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publishers.CombineLatest {
    /// The subscription of one subscriber.
    private final class Inner<Downstream: Subscriber>: Subscription
    where Downstream.Input == Output, Downstream.Failure == Failure {
        /// Protects the fields. It is never held while foreign code runs.
        private let lock = NSLock()
        /// Serializes the calls of the subscriber, which may request more from within a call.
        private let delivery = NSRecursiveLock()

        private var downstream: Downstream?
        private var upstreams: [Subscription?] = [nil, nil]
        private var demand = Subscribers.Demand.none
        private var unfinished = 2
        private var hasStarted = false
        private var completion: Subscribers.Completion<Failure>?

        fileprivate var latestA: A.Output?
        fileprivate var latestB: B.Output?

        init(downstream: Downstream) {
            self.downstream = downstream
        }

        /// Returns a subscriber for the publisher at an index.
        func side<Input>(
            _ index: Int, keep: @escaping (Inner, Input) -> Void
        ) -> AnySubscriber<Input, Failure> {
            AnySubscriber(
                receiveSubscription: { self.receive($0, at: index) },
                receiveValue: { value in self.receive(at: index) { keep(self, value) } },
                receiveCompletion: { self.receive($0, at: index) })
        }

        /// Passes the subscription to the subscriber, after both publishers have been subscribed to.
        func start() {
            downstream?.receive(subscription: self)
            lock.withLock { hasStarted = true }
            completeIfDue()
        }

        func request(_ demand: Subscribers.Demand) {
            let upstreams = lock.withLock {
                self.demand += demand
                return self.upstreams
            }
            for upstream in upstreams { upstream?.request(demand) }
        }

        func cancel() {
            for upstream in end() { upstream?.cancel() }
        }

        /// Releases both sides, and returns the subscriptions that were held.
        private func end() -> [Subscription?] {
            lock.withLock {
                defer { upstreams = [nil, nil] }
                downstream = nil
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

        private func receive(at index: Int, keep: () -> Void) -> Subscribers.Demand {
            delivery.lock()
            defer { delivery.unlock() }
            let due: (Downstream, Output)? = lock.withLock {
                keep()
                guard let downstream, demand > 0, let latestA, let latestB else { return nil }
                demand -= 1
                return (downstream, (latestA, latestB))
            }
            guard let (downstream, output) = due else { return .none }
            let more = downstream.receive(output)
            guard more > 0 else { return .none }
            let other = lock.withLock {
                demand += more
                return upstreams[1 - index]
            }
            other?.request(more)
            return more
        }

        private func receive(_ completion: Subscribers.Completion<Failure>, at index: Int) {
            lock.withLock {
                unfinished -= 1
                upstreams[index] = nil
                if case .failure = completion {
                    self.completion = self.completion ?? completion
                } else if unfinished == 0 {
                    self.completion = self.completion ?? .finished
                }
            }
            completeIfDue()
        }

        /// Ends the subscription if both publishers have finished or one has failed, but not before the subscriber has
        /// received it.
        private func completeIfDue() {
            delivery.lock()
            defer { delivery.unlock() }
            let due: (Downstream, Subscribers.Completion<Failure>)? = lock.withLock {
                guard hasStarted, let downstream, let completion else { return nil }
                return (downstream, completion)
            }
            guard let (downstream, completion) = due else { return }
            for upstream in end() { upstream?.cancel() }
            downstream.receive(completion: completion)
        }
    }
}
