import Foundation
import Frames
import Rendering

/// A part of all goldens, when they are divided to be compared on several machines.
///
/// A golden's part follows from its name alone, so that adding one moves no other.
public struct GoldenShard: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The part's number, from 1 to ``count``.
    public let number: Int

    /// The number of parts, at most 10,000.
    public let count: Int

    /// - Returns: `nil` if there is no such part.
    public init?(number: Int, of count: Int) {
        guard count > 0, count <= 10_000, 1...count ~= number else { return nil }
        self.number = number
        self.count = count
    }

    /// - Parameter text: `2/5`, the second of five.
    /// - Throws: If the text does not name a part.
    public init(_ text: String) throws(GoldenError) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1],
            let shard = GoldenShard(number: number, of: count)
        else { throw GoldenError("“\(text)” is no shard; a right one is 2/5, the second of five") }
        self = shard
    }

    /// The environment variable that names the shard of a run.
    public static let variable = "MESSAGESHOT_SHARD"

    static func current(_ environment: [String: String]) throws(GoldenError) -> GoldenShard? {
        guard let text = environment[variable], !text.isEmpty else { return nil }
        do throws(GoldenError) {
            return try GoldenShard(text)
        } catch {
            throw GoldenError("\(variable): \(error)")
        }
    }

    /// Returns whether a golden belongs to this part.
    ///
    /// - Parameter id: The path below the folder of goldens.
    public func contains(_ id: String) -> Bool {
        StableHash(id).value % UInt64(count) == UInt64(number - 1)
    }

    public var description: String { "\(number)/\(count)" }
}
