import Foundation
import Frames

/// One part of several that all goldens are divided into, to be compared on as many machines.
///
/// A golden's part follows from its name alone, so that adding one moves no other.
public struct GoldenShard: Sendable, Hashable, Codable, CustomStringConvertible {
    /// From 1 to `count`.
    public let number: Int
    public let count: Int

    public init?(number: Int, of count: Int) {
        guard count > 0, count <= 10_000, 1...count ~= number else { return nil }
        self.number = number
        self.count = count
    }

    /// - Parameter text: `2/5`, the second of five.
    public init(_ text: String) throws(GoldenError) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1],
            let shard = GoldenShard(number: number, of: count)
        else { throw GoldenError("“\(text)” is no shard; a right one is 2/5, the second of five") }
        self = shard
    }

    /// The environment's name for the shard of a run.
    public static let variable = "MESSAGESHOT_SHARD"

    static func current(_ environment: [String: String]) throws(GoldenError) -> GoldenShard? {
        guard let text = environment[variable], !text.isEmpty else { return nil }
        do throws(GoldenError) {
            return try GoldenShard(text)
        } catch {
            throw GoldenError("\(variable): \(error)")
        }
    }

    /// - Parameter id: The path below the folder of goldens.
    public func contains(_ id: String) -> Bool {
        StableHash(id).value % UInt64(count) == UInt64(number - 1)
    }

    public var description: String { "\(number)/\(count)" }
}
