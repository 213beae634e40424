/// The use of a color, which selects among tokens of equal value: a border isn't described with a token for text.
enum TokenRole: String, CaseIterable {
    case text, background, border, shadow

    /// The number of names for a value above which none is given, because a long list says nothing.
    private static let maximumNames = 3

    /// Selects the names of an old and a new value among all candidates.
    static func names(
        _ before: [String], _ after: [String], for role: TokenRole?
    ) -> (before: String?, after: String?) {
        let names = (fitting(before, role), fitting(after, role))
        // The same token with another value is the most likely change.
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
        names.isEmpty || names.count > maximumNames ? nil : names.joined(separator: " or ")
    }
}
