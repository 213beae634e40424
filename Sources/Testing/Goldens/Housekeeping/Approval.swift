import Foundation
import Frames
import Rendering

/// Replaces goldens by new pictures and texts that somebody has looked at.
public struct Approval: Sendable {
    /// Results that wait for approval and have the same change.
    public struct Group: Sendable, Equatable {
        /// The number of the group in reports of the run, from 1.
        public let number: Int
        /// The causes of the change, a line each; empty for new goldens, and where they are not known.
        public let causes: [String]

        /// The results, in the order of their names.
        public let results: [GoldenResult]
    }

    /// The results that wait for approval, in the order of their names.
    public let pending: [GoldenResult]

    /// The same results, grouped by change, the most telling first. A group that is approved as a whole is missing, and
    /// its number with it.
    public let groups: [Group]

    /// - Parameter report: A run. Results that were approved since are left out.
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

    /// Returns the results that a name stands for: one golden, with or without its ending, or all in a folder.
    ///
    /// - Throws: If nothing of that name waits for approval.
    public func pending(named name: String) throws(GoldenError) -> [GoldenResult] {
        let name = name.hasSuffix("/") ? String(name.dropLast()) : name
        let found = pending.filter { result in
            result.id == name || result.id.hasPrefix("\(name).") || result.id.hasPrefix("\(name)/")
        }
        guard found.isEmpty else { return found }
        let known = pending.prefix(3).map(\.id).joined(separator: ", ")
        throw GoldenError(
            "\(name): nothing of that name waits for approval; "
                + (pending.isEmpty ? "nothing at all does" : "\(known)\(pending.count > 3 ? ", …" : "") do"))
    }

    /// Writes the new content of a result over its golden.
    ///
    /// - Parameter overBudget: Whether it may have more bytes than ``GoldenResult/budget``.
    /// - Throws: If the golden has changed since it was compared, or the new content is gone, too large, not of the
    ///   golden's kind, or can't be written.
    public static func approve(_ result: GoldenResult, overBudget: Bool = false) throws {
        guard let data = try result.file(at: result.evidence?.actual)?.read() else {
            throw GoldenError("\(result.id): the new one is gone; run the tests again")
        }
        if let budget = result.budget, data.count > budget, !overBudget {
            throw GoldenError(
                "\(result.id): it weighs \(data.count) bytes, more than the \(budget) that a golden may have; "
                    + "draw less, or give the test a larger sizeBudget")
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

    /// A PNG becomes a PNG, and a text a text. Nothing else becomes a golden where there was none.
    private static func check(_ data: Data, for result: GoldenResult) throws(GoldenError) {
        let kind = GoldenKind(of: result.golden)
        if let problem = kind.problem(of: data) { throw GoldenError("\(result.id): the new one \(problem)") }
        guard kind != .data || result.goldenDigest != nil else {
            throw GoldenError("\(result.id): that is no ending of a new golden; record it with the tests")
        }
        guard PhysicalPath.isInside(result.golden, result.folder) else {
            throw GoldenError("\(result.id): a link in its path leads out of \(result.folder)")
        }
    }
}
