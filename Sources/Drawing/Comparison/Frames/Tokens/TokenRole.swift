/// The use of a color. It picks among tokens of equal value: a border's color is not called by a token for texts.
enum TokenRole: String, CaseIterable {
    case text, background, border, shadow

    /// With more names than this for one value, none is given: a list says nothing.
    private static let mostNames = 3

    /// Picks the names of an old value and of a new one among all names that each has.
    static func names(
        _ before: [String], _ after: [String], for role: TokenRole?
    ) -> (before: String?, after: String?) {
        let names = (fitting(before, role), fitting(after, role))
        // The same token with another value is the likeliest of all.
        let common = names.0.filter(names.1.contains)
        return common.isEmpty ? (joined(names.0), joined(names.1)) : (joined(common), joined(common))
    }

    private static func fitting(_ names: [String], _ role: TokenRole?) -> [String] {
        guard let role else { return names }
        let fitting = names.filter { name in
            let found = allCases.filter { name.lowercased().contains($0.rawValue) }
            return found.isEmpty || found.contains(role)
        }
        return fitting.isEmpty ? names : fitting
    }

    private static func joined(_ names: [String]) -> String? {
        names.isEmpty || names.count > mostNames ? nil : names.joined(separator: " or ")
    }
}
