import Foundation

/// Collects the results of several threads by index.
final class ConcurrentResults<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [Result<Value, RasterError>?]

    init(count: Int) {
        results = Array(repeating: nil, count: count)
    }

    func set(_ number: Int, _ body: () throws(RasterError) -> Value) {
        let result = Result(catching: body)
        lock.withLock { results[number] = result }
    }

    /// - Throws: The error of the first value that failed.
    func values() throws(RasterError) -> [Value] {
        var values: [Value] = []
        for result in results {
            guard let result else { throw .outOfMemory(action: "writing the picture") }
            values.append(try result.get())
        }
        return values
    }
}
