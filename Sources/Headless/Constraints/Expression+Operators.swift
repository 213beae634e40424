// Sums, differences and multiples of variables, terms and expressions.

extension ExpressionConvertible {
    /// Returns the sum of two expressions.
    public static func + (left: Self, right: some ExpressionConvertible) -> Expression {
        var sum = left.asExpression
        sum.add(right.asExpression, times: 1)
        return sum
    }

    /// Returns the difference of two expressions.
    public static func - (left: Self, right: some ExpressionConvertible) -> Expression {
        var difference = left.asExpression
        difference.add(right.asExpression, times: -1)
        return difference
    }

    /// Returns the expression with a larger constant.
    public static func + (left: Self, right: Double) -> Expression {
        var sum = left.asExpression
        sum.constant += right
        return sum
    }

    /// Returns the expression with a smaller constant.
    public static func - (left: Self, right: Double) -> Expression {
        left + -right
    }

    /// Returns the expression with a larger constant.
    public static func + (left: Double, right: Self) -> Expression {
        right + left
    }

    /// Returns a number less the expression.
    public static func - (left: Double, right: Self) -> Expression {
        -right + left
    }

    /// Returns the negative of the expression.
    public static prefix func - (operand: Self) -> Expression {
        operand * -1
    }

    /// Returns a multiple of the expression.
    public static func * (left: Self, right: Double) -> Expression {
        var product = left.asExpression
        product.multiply(by: right)
        return product
    }

    /// Returns a multiple of the expression.
    public static func * (left: Double, right: Self) -> Expression {
        right * left
    }

    /// Returns the expression divided by a number other than 0.
    public static func / (left: Self, right: Double) -> Expression {
        left * (1 / right)
    }
}

extension Expression {
    /// Adds `factor * other`.
    mutating func add(_ other: Expression, times factor: Double) {
        terms.reserveCapacity(terms.count + other.terms.count)
        for term in other.terms {
            terms.append(Term(term.variable, coefficient: factor * term.coefficient))
        }
        constant += factor * other.constant
    }

    /// Multiplies every term and the constant.
    mutating func multiply(by factor: Double) {
        for position in terms.indices {
            terms[position].coefficient *= factor
        }
        constant *= factor
    }
}
