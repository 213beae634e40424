/// A sum of terms and a constant, such as `left + 0.5 * width - 8`.
public struct Expression: Hashable, Sendable {
    /// The terms. A variable may occur in more than one of them.
    public var terms: [Term]

    /// The number that is added to the terms.
    public var constant: Double

    /// Creates a sum.
    public init(_ terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }
}

/// A value that can stand in a sum: a variable, a term, an expression.
public protocol ExpressionConvertible {
    /// The sum that this is.
    var asExpression: Expression { get }
}

extension Variable: ExpressionConvertible {
    /// The variable, once.
    public var asExpression: Expression { Expression([Term(self)]) }
}

extension Term: ExpressionConvertible {
    /// The term alone.
    public var asExpression: Expression { Expression([self]) }
}

extension Expression: ExpressionConvertible {
    /// The sum itself.
    public var asExpression: Expression { self }
}
