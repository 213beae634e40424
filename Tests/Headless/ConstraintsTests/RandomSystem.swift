import Constraints

/// Constraints that were made up, between few variables, with small whole numbers in them.
struct RandomSystem {
    let solver = Solver()
    let variables: [Variable]
    var numbers: RandomNumbers

    /// That the lengths among the variables are at least 0, which the solver demands by itself.
    let demands: [Constraint]

    /// - Parameter hasLengths: Whether about every other variable is a length.
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

    /// Makes up a constraint, which is not added.
    mutating func makeConstraint(strengths: [Strength] = [.required, .required, .high, .medium, .low]) -> Constraint {
        var expression = Expression(constant: Double(numbers.number(in: -6...6)))
        for _ in 0..<numbers.number(in: 1...3) {
            let coefficient = Double(numbers.element(of: [-3, -2, -1, -1, -1, 1, 1, 1, 2, 3]))
            expression.terms.append(Term(numbers.element(of: variables), coefficient: coefficient))
        }
        let relation = numbers.element(of: [Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
        return Constraint(expression, relation, strength: numbers.element(of: strengths))
    }

    /// Makes up constraints and adds those that can be.
    mutating func addConstraints(_ count: Int) -> [Constraint] {
        (0..<count).compactMap { _ in
            let constraint = makeConstraint()
            return (try? solver.add(constraint)) == nil ? nil : constraint
        }
    }
}
