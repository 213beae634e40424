import Foundation
import Frames

/// Puts pictures that somebody has looked at in the place of goldens.
public struct Approval: Sendable {
    /// New and changed pictures that are the same change.
    public struct Group: Sendable, Equatable {
        /// As in a report of the run.
        public let number: Int
        /// What changed, a line each; empty for what is new, and where it is not known.
        public let causes: [String]
        public let results: [GoldenResult]
    }

    /// What can be approved, in the order of the names.
    public let pending: [GoldenResult]

    /// Equal changes together, the most telling first. Where all of a group has been approved, its number is left out.
    public let groups: [Group]

    /// - Parameter report: A run; what was approved since is left out.
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
        guard let actual = result.actual.flatMap(FileManager.default.contents) else { return false }
        return FileManager.default.contents(atPath: result.golden) == actual
    }

    /// Returns what a name stands for: one golden, with or without its ending, or all in a folder.
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

    /// Puts a picture in the golden's place.
    ///
    /// - Throws: If the golden was changed since it was compared, or the picture is gone or too heavy.
    public static func approve(_ result: GoldenResult, overBudget: Bool = false) throws {
        guard let actual = result.actual, let data = FileManager.default.contents(atPath: actual) else {
            throw GoldenError("\(result.id): the new one is gone; run the tests again")
        }
        guard data.count <= result.budget || overBudget else {
            throw GoldenError(
                "\(result.id): it weighs \(data.count) bytes, more than the \(result.budget) that a golden may have; "
                    + "draw less, or give the test a larger sizeBudget")
        }
        do {
            let golden = try GoldenFile.read(result.golden, below: String(result.golden.dropLast(result.id.count + 1)))
            guard golden.map({ StableHash($0).digits }) == result.goldenDigest else {
                throw GoldenError("\(result.id): the golden has changed since it was compared; run the tests again")
            }
        } catch let error as UnreadableGolden {
            throw GoldenError("\(result.golden) \(error)")
        }
        try GoldenRun.writeFile(data, to: result.golden)
    }
}
