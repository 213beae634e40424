/// The priority of a constraint.
///
/// Each priority is a separate level. A stronger constraint is never violated to satisfy weaker ones, however many.
/// Constraints of equal strength share an unavoidable violation: the sum of the amounts by which they are missed is
/// minimal.
public struct Strength: Hashable, Sendable {
    /// The level, from above 0 to 1000, as in `UILayoutPriority`.
    public let priority: Float

    /// Creates the strength of a priority.
    ///
    /// - Precondition: The priority is greater than 0 and at most 1000.
    public init(priority: Float) {
        precondition(priority > 0 && priority <= 1000, "A priority must be greater than 0 and at most 1000.")
        self.priority = priority
    }

    /// The strength of a constraint that must be satisfied: the solver rejects it if it can't be.
    public static let required = Strength(priority: 1000)

    /// Priority 750, with which views resist being made smaller than their content.
    public static let high = Strength(priority: 750)

    /// Priority 500.
    public static let medium = Strength(priority: 500)

    /// Priority 250, with which views resist being made larger than their content.
    public static let low = Strength(priority: 250)

    /// Whether the constraint must be satisfied.
    public var isRequired: Bool { priority == 1000 }
}

extension Strength: Comparable {
    public static func < (left: Strength, right: Strength) -> Bool {
        left.priority < right.priority
    }
}

extension Strength: CustomStringConvertible {
    public var description: String { isRequired ? "required" : number(Double(priority)) }
}
