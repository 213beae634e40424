/// Findings that say the same of components with the same name.
public struct FindingGroup: Sendable, Equatable {
    /// The first of them.
    public var first: LintFinding
    /// How many there are.
    public var count: Int

    /// The finding in one line: `12 × UILabel#timestampLabel: contrast 3.1:1 of #72767E on #FFFFFF, at least 4.5:1`.
    public var line: String { count > 1 ? "\(count) × \(first.line)" : first.line }

    /// The line with the place of the first.
    public var description: String { count > 1 ? "\(count) × \(first)" : "\(first)" }
}

extension [LintFinding] {
    /// The findings, equal ones together, in the order of the rules and then of painting.
    public var groups: [FindingGroup] {
        var groups: [FindingGroup] = []
        var places: [String: Int] = [:]
        for finding in self {
            let key = "\(finding.rule.rawValue) \(finding.line)"
            if let place = places[key] {
                groups[place].count += 1
            } else {
                places[key] = groups.count
                groups.append(FindingGroup(first: finding, count: 1))
            }
        }
        return groups
    }
}
