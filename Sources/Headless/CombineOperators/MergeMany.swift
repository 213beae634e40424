import OpenCombine

extension Publishers {
    /// A publisher that sends the elements of any number of publishers of one type in order of arrival.
    ///
    /// It finishes when all have finished.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The merged publishers.
        public let publishers: [Upstream]

        /// Merges publishers.
        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        /// Merges the publishers of a sequence.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        /// Merges another publisher.
        public func merge(with other: Upstream) -> MergeMany<Upstream> {
            MergeMany(publishers + [other])
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merging = Merging(downstream: subscriber)
            for publisher in publishers { merging.subscribe(to: publisher) }
            merging.start()
        }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
