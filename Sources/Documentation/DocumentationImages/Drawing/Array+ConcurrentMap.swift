import Dispatch
import Synchronization

extension Array where Element: Sendable {
    /// Returns what `transform` makes of the elements, in their order, made on as many threads as there are processors.
    ///
    /// - Throws: The error of the first element that has one.
    func concurrentMap<New: Sendable>(_ transform: @Sendable (Element) throws -> New) throws -> [New] {
        let results = Mutex<[Int: Result<New, any Error>]>([:])
        DispatchQueue.concurrentPerform(iterations: count) { index in
            let result = Result { try transform(self[index]) }
            results.withLock { $0[index] = result }
        }
        return try results.withLock { results in try indices.compactMap { try results[$0]?.get() } }
    }
}
