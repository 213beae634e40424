/// The comparison between the two sides of a constraint.
public enum Relation: String, Hashable, Sendable {
    /// The left side is at most the right one.
    case lessThanOrEqual = "<="
    /// Both sides are equal.
    case equal = "=="
    /// The left side is at least the right one.
    case greaterThanOrEqual = ">="
}

/// A required or preferred relation between variables: `expression relation 0`.
///
/// Two constraints are equal only if they are the same object, so you can add the same relation twice and remove each
/// one separately.
public final class Constraint: Sendable {
    /// The sum that is compared with 0.
    public let expression: Expression

    /// The comparison with 0.
    public let relation: Relation

    /// The priority of the constraint.
    public let strength: Strength

    /// The constraint's name in descriptions and errors.
    public let label: String?

    /// Creates the constraint `expression relation 0`.
    ///
    /// - Precondition: The coefficients and the constant are finite.
    public init(
        _ expression: Expression,
        _ relation: Relation,
        strength: Strength = .required,
        label: String? = nil
    ) {
        precondition(expression.isFinite, "The coefficients and the constant of a constraint must be finite.")
        self.expression = expression
        self.relation = relation
        self.strength = strength
        self.label = label
    }

    /// Returns the same constraint with another strength.
    public func withStrength(_ strength: Strength) -> Constraint {
        Constraint(expression, relation, strength: strength, label: label)
    }

    /// Returns the same constraint with another constant in its expression.
    public func withConstant(_ constant: Double) -> Constraint {
        Constraint(Expression(expression.terms, constant: constant), relation, strength: strength, label: label)
    }
}

extension Constraint: Hashable {
    public static func == (left: Constraint, right: Constraint) -> Bool {
        left === right
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension Expression {
    fileprivate var isFinite: Bool {
        constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite }
    }
}

extension Constraint: CustomStringConvertible {
    /// The constraint in readable notation: `edges: v1 - v0 - 8 == 0 @ 900`.
    public var description: String {
        describe { $0.description }
    }

    /// Returns the description, with variables named by `name`.
    func describe(name: (Variable) -> String) -> String {
        let label = label.map { $0 + ": " } ?? ""
        let strength = strength.isRequired ? "" : " @ \(strength)"
        return "\(label)\(expression.describe(name: name)) \(relation.rawValue) 0\(strength)"
    }
}

extension Expression: CustomStringConvertible {
    public var description: String {
        describe { $0.description }
    }

    /// Returns the description, with variables named by `name`.
    func describe(name: (Variable) -> String) -> String {
        let summands = terms.map { ($0.coefficient, name($0.variable)) }
        return sum(of: summands, constant: constant)
    }
}
