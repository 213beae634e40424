import Foundation
import Frames
import Rendering

/// Replaces goldens with approved pictures and texts.
public struct Approval: Sendable {
    /// Results with the same change that are waiting for approval.
    public struct Group: Sendable, Equatable {
        /// The group's number in reports of the run, from 1.
        public let number: Int
        /// The causes of the change, one line each; empty for new goldens, or if unknown.
        public let causes: [String]

        /// The results, sorted by name.
        public let results: [GoldenResult]
    }

    /// The results that are waiting for approval, sorted by name.
    public let pending: [GoldenResult]

    /// The same results, grouped by change, the most significant first. A fully approved group is left out, and its
    /// number is skipped.
    public let groups: [Group]

    /// - Parameter report: A run. Results that have been approved since then are left out.
    public init(_ report: RunReport) {
        let pending = report.results.filter { $0.isPending && !Self.isApproved($0) }
        let names = Set(pending.map(\.id))
        self.pending = pending
        groups = ResultGroup.groups(of: report.results).compactMap { group in
            let results = group.results.filter { names.contains($0.id) }
            return results.isEmpty ? nil : Group(number: group.number, causes: group.causes, results: results)
        }
    }

    private static func isApproved(_ result: GoldenResult) -> Bool {
        guard let actual = (try? result.file(at: result.evidence?.actual)?.read()).flatMap({ $0 }) else { return false }
        return (try? GoldenFile.read(result.golden, below: result.folder)).flatMap { $0 } == actual
    }

    /// Returns the results with a name: one golden, with or without its file extension, or all goldens in a folder.
    ///
    /// - Throws: If nothing with that name is waiting for approval.
    public func pending(named name: String) throws(GoldenError) -> [GoldenResult] {
        let name = name.hasSuffix("/") ? String(name.dropLast()) : name
        let found = pending.filter { result in
            result.id == name || result.id.hasPrefix("\(name).") || result.id.hasPrefix("\(name)/")
        }
        guard found.isEmpty else { return found }
        let known = pending.prefix(3).map(\.id).joined(separator: ", ")
        throw GoldenError(
            "\(name): nothing with that name is waiting for approval; "
                + (pending.isEmpty ? "nothing is" : "waiting: \(known)\(pending.count > 3 ? ", …" : "")"))
    }

    /// Writes the new content of a result over its golden.
    ///
    /// - Parameter overBudget: Whether it may exceed ``GoldenResult/budget``.
    /// - Throws: If the golden has changed since it was compared, or if the new content is missing, too large, of
    ///   another kind, or can't be written.
    public static func approve(_ result: GoldenResult, overBudget: Bool = false) throws {
        guard let data = try result.file(at: result.evidence?.actual)?.read() else {
            throw GoldenError("\(result.id): the new file is gone; run the tests again")
        }
        if let budget = result.budget, data.count > budget, !overBudget {
            throw GoldenError(
                "\(result.id): it has \(data.count) bytes, over the limit of \(budget); "
                    + "draw less, or set a larger sizeBudget")
        }
        try check(data, for: result)
        do {
            let golden = try GoldenFile.read(result.golden, below: result.folder)
            guard golden.map({ StableHash($0).digits }) == result.goldenDigest else {
                throw GoldenError("\(result.id): the golden has changed since it was compared; run the tests again")
            }
        } catch let error as UnreadableGolden {
            throw GoldenError("\(result.golden) \(error)")
        }
        try GoldenRun.writeFile(data, to: result.golden)
    }

    /// A picture replaces a picture, and a text a text. Other kinds of data never become new goldens.
    private static func check(_ data: Data, for result: GoldenResult) throws(GoldenError) {
        let kind = GoldenKind(of: result.golden)
        if let problem = kind.problem(of: data) { throw GoldenError("\(result.id): the new file \(problem)") }
        guard kind != .data || result.goldenDigest != nil else {
            throw GoldenError("\(result.id): a new golden can’t have this file extension; record it with the tests")
        }
        guard PhysicalPath.isInside(result.golden, result.folder) else {
            throw GoldenError("\(result.id): a link in its path leads out of \(result.folder)")
        }
    }
}
