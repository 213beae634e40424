import Foundation
import Frames
import Rendering

/// A part of all goldens, for comparing them on several machines.
///
/// A golden's part is determined by its name alone, so that adding one doesn't move others.
public struct GoldenShard: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The part's number, from 1 to ``count``.
    public let number: Int

    /// The number of parts, at most 10,000.
    public let count: Int

    /// - Returns: `nil` if the numbers are out of range.
    public init?(number: Int, of count: Int) {
        guard count > 0, count <= 10_000, 1...count ~= number else { return nil }
        self.number = number
        self.count = count
    }

    /// - Parameter text: `2/5`, the second of five.
    /// - Throws: If the text isn't a shard.
    public init(_ text: String) throws(GoldenError) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1],
            let shard = GoldenShard(number: number, of: count)
        else { throw GoldenError("“\(text)” isn’t a shard; expected a form like 2/5, the second of five") }
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
    /// - Parameter id: The path relative to the folder of goldens.
    public func contains(_ id: String) -> Bool {
        StableHash(id).value % UInt64(count) == UInt64(number - 1)
    }

    public var description: String { "\(number)/\(count)" }
}
