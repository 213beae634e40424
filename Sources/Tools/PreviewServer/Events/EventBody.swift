internal import FlyingSocks

/// Events as the body of a response, which ends when the page is closed.
struct EventBody: AsyncBufferedSequence {
    typealias Element = UInt8

    let events: AsyncStream<[UInt8]>

    func makeAsyncIterator() -> Iterator { Iterator(events: events.makeAsyncIterator()) }

    struct Iterator: AsyncBufferedIteratorProtocol {
        var events: AsyncStream<[UInt8]>.Iterator
        private var rest: ArraySlice<UInt8> = []

        init(events: AsyncStream<[UInt8]>.Iterator) { self.events = events }

        mutating func next() async -> UInt8? { await nextBuffer(suggested: 1)?.first }

        mutating func nextBuffer(suggested count: Int) async -> [UInt8]? {
            if rest.isEmpty {
                guard let event = await events.next() else { return nil }
                rest = event[...]
            }
            let part = rest.prefix(Swift.max(1, count))
            rest = rest.dropFirst(part.count)
            return Array(part)
        }
    }
}
