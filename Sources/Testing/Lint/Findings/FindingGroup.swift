/// Equal findings of components with the same name.
public struct FindingGroup: Sendable, Equatable {
    /// The first of them.
    public var first: LintFinding
    /// The number of findings.
    public var count: Int

    /// The finding in one line: `12 × UILabel#timestampLabel: contrast 3.1:1 of #72767E on #FFFFFF, at least 4.5:1`.
    public var line: String { count > 1 ? "\(count) × \(first.line)" : first.line }

    /// The line with the position of the first finding.
    public var description: String { count > 1 ? "\(count) × \(first)" : "\(first)" }
}

extension [LintFinding] {
    /// The findings with equal ones grouped, sorted by rule and then by painting order.
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
