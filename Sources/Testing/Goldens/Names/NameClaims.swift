import Foundation

/// The goldens that are in use, each with its assertion: two assertions with one golden would hide each other's
/// changes.
///
/// Any number of threads may claim names at once.
final class NameClaims: @unchecked Sendable {
    private struct Claim {
        var path: String
        var source: SourcePlace
        var invocation: Int?
        var content: Int
    }

    private let lock = NSLock()
    private var claims: [String: Claim] = [:]

    /// Claims a golden for an assertion.
    ///
    /// The same assertion may claim its golden again in another run through its test. Within one run, or if the run
    /// isn't known, it may do so with the same content only.
    ///
    /// - Parameters:
    ///   - path: The golden's path. Names that differ in upper and lower case are one file on some systems.
    ///   - invocation: The run through the test, where it is known.
    ///   - content: A hash of what is compared.
    func claim(_ path: String, for source: SourcePlace, invocation: Int?, content: Int) throws(GoldenError) {
        let new = Claim(path: path, source: source, invocation: invocation, content: content)
        let old = lock.withLock { () -> Claim? in
            let old = claims[path.lowercased()]
            claims[path.lowercased()] = old ?? new
            if let old, old.source == source, old.invocation != invocation { claims[path.lowercased()] = new }
            return old
        }
        guard let old, old.content != content || old.source != source || old.path != path else { return }
        if old.source == source, let invocation, old.invocation != invocation { return }
        let way = "give one of them another name with named:"
        guard old.path == path else {
            throw GoldenError(
                "\(source) and \(old.source) use goldens whose names differ in upper and lower case only; \(way)")
        }
        guard old.source != source else {
            throw GoldenError("\(source) compares several pictures with one golden; tell them apart with named:")
        }
        throw GoldenError("\(source) and \(old.source) use the same golden; \(way)")
    }
}
