/// A component that rules skip, including everything inside.
///
///     LayoutLint(except: ["avatarView", .component("timestampLabel", [.contrast])])
public struct LintException: Sendable, Equatable, ExpressibleByStringLiteral {
    /// The name of its frame, or the part before or after the `#`.
    public var component: String
    /// The rules that skip it.
    public var rules: Set<LintRule>

    /// Creates an exception from some rules; by default from all.
    public static func component(_ name: String, _ rules: Set<LintRule> = .all) -> LintException {
        LintException(component: name, rules: rules)
    }

    /// Creates an exception from all rules.
    public init(stringLiteral value: String) {
        self.init(component: value, rules: .all)
    }

    private init(component: String, rules: Set<LintRule>) {
        self.component = component
        self.rules = rules
    }
}
