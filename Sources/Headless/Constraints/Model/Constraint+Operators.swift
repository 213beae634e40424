// Required constraints in natural notation: `right == left + width`.

extension ExpressionConvertible {
    /// Returns a required constraint: the left side is equal to the right one.
    public static func == (left: Self, right: some ExpressionConvertible) -> Constraint {
        Constraint(left - right, .equal)
    }

    /// Returns a required constraint: the left side is at most the right one.
    public static func <= (left: Self, right: some ExpressionConvertible) -> Constraint {
        Constraint(left - right, .lessThanOrEqual)
    }

    /// Returns a required constraint: the left side is at least the right one.
    public static func >= (left: Self, right: some ExpressionConvertible) -> Constraint {
        Constraint(left - right, .greaterThanOrEqual)
    }

    /// Returns a required constraint: the left side is equal to a number.
    public static func == (left: Self, right: Double) -> Constraint {
        Constraint(left - right, .equal)
    }

    /// Returns a required constraint: the left side is at most a number.
    public static func <= (left: Self, right: Double) -> Constraint {
        Constraint(left - right, .lessThanOrEqual)
    }

    /// Returns a required constraint: the left side is at least a number.
    public static func >= (left: Self, right: Double) -> Constraint {
        Constraint(left - right, .greaterThanOrEqual)
    }
}
