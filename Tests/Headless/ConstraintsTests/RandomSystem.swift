import Constraints

/// Random constraints between few variables, with small whole numbers.
struct RandomSystem {
    let solver = Solver()
    let variables: [Variable]
    var numbers: RandomNumbers

    /// The constraints that the lengths among the variables are at least 0, which the solver adds itself.
    let demands: [Constraint]

    /// - Parameter hasLengths: Whether about half of the variables are lengths.
    init(seed: Int, variableCount: ClosedRange<Int> = 1...3, hasLengths: Bool = false) {
        var numbers = RandomNumbers(seed: UInt64(seed))
        let solver = solver
        var lengths: [Variable] = []
        variables = (0..<numbers.number(in: variableCount)).map { index in
            guard hasLengths, numbers.number(in: 0...1) == 0 else { return solver.makeVariable("x\(index)") }
            lengths.append(solver.makeLength("l\(index)"))
            return lengths[lengths.count - 1]
        }
        demands = lengths.map { Constraint(Expression([Term($0)]), .greaterThanOrEqual) }
        self.numbers = numbers
    }

    /// Returns a random constraint, without adding it.
    mutating func makeConstraint(strengths: [Strength] = [.required, .required, .high, .medium, .low]) -> Constraint {
        var expression = Expression(constant: Double(numbers.number(in: -6...6)))
        for _ in 0..<numbers.number(in: 1...3) {
            let coefficient = Double(numbers.element(of: [-3, -2, -1, -1, -1, 1, 1, 1, 2, 3]))
            expression.terms.append(Term(numbers.element(of: variables), coefficient: coefficient))
        }
        let relation = numbers.element(of: [Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
        return Constraint(expression, relation, strength: numbers.element(of: strengths))
    }

    /// Adds random constraints, except those that contradict others.
    mutating func addConstraints(_ count: Int) -> [Constraint] {
        (0..<count).compactMap { _ in
            let constraint = makeConstraint()
            return (try? solver.add(constraint)) == nil ? nil : constraint
        }
    }
}
