import Foundation

/// The goldens in use in this process, each with its assertions.
///
/// Several assertions may share a golden, intentionally or not: all are compared with it. Any number of threads may
/// claim names concurrently.
final class NameClaims: @unchecked Sendable {
    /// Another assertion that uses a golden, and the number of this one among its uses.
    struct Sharing: Sendable, Equatable, Codable {
        var other: Claimant
        /// 2 for the second.
        var number: Int
    }

    private struct Use {
        var claimant: Claimant
        var invocation: Int?
        var content: Int

        /// Whether another use is the same one again.
        func continues(_ other: Use) -> Bool {
            claimant == other.claimant
                && (content == other.content || invocation != other.invocation && other.invocation != nil)
        }
    }

    private struct Claim {
        var path: String
        var uses: [Use] = []
    }

    private let lock = NSLock()
    private var claims: [String: Claim] = [:]

    /// Claims a golden for an assertion.
    ///
    /// The same assertion may claim its golden again in another invocation of its test. Within one invocation, or if
    /// the invocation is unknown, it shares the golden with itself if the content differs.
    ///
    /// - Parameters:
    ///   - path: The golden's path. On some systems, names that differ only in case are the same file.
    ///   - invocation: The invocation of the test, if known.
    ///   - content: A hash of the content.
    /// - Returns: The assertion that claimed it first; `nil` if it is this one.
    func claim(
        _ path: String, for claimant: Claimant, invocation: Int?, content: Int
    ) throws(GoldenError) -> Sharing? {
        let new = Use(claimant: claimant, invocation: invocation, content: content)
        let claim = lock.withLock { () -> Claim in
            var claim = claims[path.lowercased()] ?? Claim(path: path)
            if let index = claim.uses.firstIndex(where: { $0.continues(new) }) {
                claim.uses[index] = new
            } else if claim.path == path {
                claim.uses.append(new)
            }
            claims[path.lowercased()] = claim
            return claim
        }
        guard claim.path == path, let first = claim.uses.first else {
            throw GoldenError(
                "\(claimant) and \(claim.uses.first?.claimant ?? claimant) use goldens whose names differ in upper and "
                    + "lower case only; give one of them another name with named:")
        }
        guard let index = claim.uses.firstIndex(where: { $0.continues(new) }), index > 0 else { return nil }
        return Sharing(other: first.claimant, number: index + 1)
    }
}
