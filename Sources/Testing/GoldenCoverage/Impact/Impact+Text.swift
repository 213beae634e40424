public import Foundation

extension Impact {
    /// One line per golden with the changed components that it shows, then a total.
    ///
    /// - Parameter why: Whether the path from the change to the golden is included.
    public func text(why: Bool = false) -> String {
        let lines = goldens.map { golden in
            let shows = golden.shows.isEmpty ? "" : "  shows \(golden.shows.joined(separator: ", "))"
            let way = why && !golden.path.isEmpty ? "\n  \(golden.path.joined(separator: " → "))" : ""
            return golden.id + shows + way
        }
        let kind = basis == .index ? "can change" : "may change (a guess)"
        return (lines + ["\(goldens.count) of \(total) goldens \(kind)"]).joined(separator: "\n") + "\n"
    }

    /// A JSON object with sorted keys.
    public func json() throws -> Data {
        var reason: String?
        if case .guess(let text) = basis { reason = text }
        return try CoverageJSON.data(
            CoverageJSON.Touched(
                basis: reason == nil ? "index" : "guess", reason: reason, total: total, filter: filter,
                goldens: goldens.map { CoverageJSON.TouchedGolden(id: $0.id, shows: $0.shows, path: $0.path) }))
    }
}
