internal import Documents
internal import Files
internal import Foundation

/// One of several parts of all jobs. A job always belongs to the same part, whatever the order and the file.
package struct Shard: Equatable, Sendable {
    /// Counted from 1.
    package var index: Int
    package var count: Int

    /// - Throws: ``BatchError`` if there is no such part.
    package init(index: Int, count: Int, from text: String) throws(BatchError) {
        guard (1...Self.maximumCount).contains(count), (1...max(1, count)).contains(index) else {
            throw BatchError(
                "\(text) is not a shard: the first of four is 1/4, the last 4/4, and there are at most "
                    + "\(Self.maximumCount)")
        }
        self.index = index
        self.count = count
    }

    private static let maximumCount = 1_000_000

    /// Parses the value of `--shard`: `2/8`, or `auto` for the values in the scheduler's environment variables.
    package init(_ text: String, environment: [String: String]) throws(BatchError) {
        if text == "auto" {
            self = try ShardEnvironment(environment).shard()
            return
        }
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let index = numbers[0], let count = numbers[1] else {
            throw BatchError("--shard “\(text.shortened)” is not a shard; expected a form like 1/8, or auto")
        }
        try self.init(index: index, count: count, from: "--shard \(text.shortened)")
    }

    /// Whether a job belongs to this part, by the digest of its id: the first eight bytes of its SHA-256 as a number,
    /// modulo the number of parts.
    func contains(_ id: SHA256) -> Bool { id.leadingBits % UInt64(count) == UInt64(index - 1) }

    /// Whether a job belongs to this part.
    package func contains(id: String) -> Bool { contains(SHA256(id)) }
}
