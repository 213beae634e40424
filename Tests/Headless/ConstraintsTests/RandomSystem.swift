import Constraints

/// Constraints that were made up, between few variables, with small whole numbers in them.
struct RandomSystem {
    let solver = Solver()
    let variables: [Variable]
    var numbers: RandomNumbers

    init(seed: Int, variableCount: ClosedRange<Int> = 1...3) {
        var numbers = RandomNumbers(seed: UInt64(seed))
        let solver = solver
        variables = (0..<numbers.number(in: variableCount)).map { solver.makeVariable("x\($0)") }
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
