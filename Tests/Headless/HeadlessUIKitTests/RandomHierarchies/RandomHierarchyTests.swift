import XCTest

@testable import HeadlessUIKit

/// Random hierarchies whose layout is compared with a goal program that is written from the rules of Auto Layout,
/// without the layout engine and without its solver.
@MainActor @preconcurrency
final class RandomHierarchyTests: XCTestCase {
    /// Rounding to pixels, of which there are 1,024 per point, may miss each goal slightly.
    private static let rounding = 0.1

    func testLayoutsAreTheBest() {
        var judged = 0
        for seed in 0..<200 {
            let hierarchy = RandomHierarchy(seed: UInt64(seed))
            hierarchy.layOut()
            let program = GoalProgram(hierarchy.goals(), variables: 4 * hierarchy.nodes.count)
            let least = program.leastMisses()
            // Which of several contradicting required constraints is left out isn't specified.
            guard let first = least.first, first.priority == 1000, first.amount < 1e-6 else { continue }
            judged += 1
            judge(hierarchy.values, program, least, "seed \(seed)")
        }
        XCTAssertGreaterThan(judged, 150)
    }

    private func judge(
        _ values: [Double], _ program: GoalProgram, _ least: [(priority: Float, amount: Double)], _ message: String
    ) {
        for (priority, amount) in least {
            let miss = program.miss(at: priority, of: values)
            guard abs(miss - amount) > Self.rounding else { continue }
            return XCTFail("\(message): priority \(priority) is missed by \(miss) instead of \(amount)")
        }
    }
}
