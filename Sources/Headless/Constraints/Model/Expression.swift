/// A sum of terms and a constant, such as `left + 0.5 * width - 8`.
public struct Expression: Hashable, Sendable {
    /// The terms. A variable may occur in more than one of them.
    public var terms: [Term]

    /// The number added to the terms.
    public var constant: Double

    /// Creates a sum.
    public init(_ terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }
}

/// A value that can be part of a sum: a variable, a term or an expression.
public protocol ExpressionConvertible {
    /// The value as a sum.
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
