// Required constraints, written as they are read: `right == left + width`.

extension ExpressionConvertible {
    public static func == (left: Self, right: some ExpressionConvertible) -> Constraint {
        Constraint(left - right, .equal)
    }

    public static func <= (left: Self, right: some ExpressionConvertible) -> Constraint {
        Constraint(left - right, .lessThanOrEqual)
    }

    public static func >= (left: Self, right: some ExpressionConvertible) -> Constraint {
        Constraint(left - right, .greaterThanOrEqual)
    }

    public static func == (left: Self, right: Double) -> Constraint {
        Constraint(left - right, .equal)
    }

    public static func <= (left: Self, right: Double) -> Constraint {
        Constraint(left - right, .lessThanOrEqual)
    }

    public static func >= (left: Self, right: Double) -> Constraint {
        Constraint(left - right, .greaterThanOrEqual)
    }
}
