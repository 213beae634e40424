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
