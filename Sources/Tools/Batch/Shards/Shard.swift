internal import Documents
internal import Files
internal import Foundation

/// One of several parts of all jobs. A job belongs to the same part wherever and in whatever order jobs are read.
package struct Shard: Equatable, Sendable {
    /// Counted from 1.
    package var index: Int
    package var count: Int

    /// - Throws: ``BatchError`` if there is no such part.
    package init(index: Int, count: Int, from text: String) throws(BatchError) {
        guard (1...Self.maximumCount).contains(count), (1...max(1, count)).contains(index) else {
            throw BatchError(
                "\(text) is no part of the jobs: the first of four is 1/4, the last 4/4, and there are at most "
                    + "\(Self.maximumCount)")
        }
        self.index = index
        self.count = count
    }

    private static let maximumCount = 1_000_000

    /// Reads what `--shard` says: `2/8`, or `auto` for what the scheduler has put into the environment.
    package init(_ text: String, environment: [String: String]) throws(BatchError) {
        if text == "auto" {
            self = try ShardEnvironment(environment).shard()
            return
        }
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let index = numbers[0], let count = numbers[1] else {
            throw BatchError("--shard “\(text.shortened)” is no part of the jobs; 1/8 to 8/8 are, and auto")
        }
        try self.init(index: index, count: count, from: "--shard \(text.shortened)")
    }

    /// Whether a job belongs to the part, by the digest of its name: the first eight bytes of its SHA-256 as a number,
    /// modulo the number of parts.
    func contains(_ id: SHA256) -> Bool { id.leadingBits % UInt64(count) == UInt64(index - 1) }

    /// Whether a job belongs to the part.
    package func contains(id: String) -> Bool { contains(SHA256(id)) }
}
