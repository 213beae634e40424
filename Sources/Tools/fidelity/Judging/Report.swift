import Foundation

/// What is printed about the cases.
struct Report {
    private var passed: [String: Int] = [:]
    private var total: [String: Int] = [:]
    private var uncovered: [String: Int] = [:]
    private var families: [String] = []

    /// Prints a case and counts it.
    mutating func add(_ reference: ReferenceCase, checks: [Check], unread: [String]) {
        let passes = checks.allSatisfy(\.passes)
        count(reference.family)
        total[reference.family, default: 0] += 1
        if passes { passed[reference.family, default: 0] += 1 }

        print("\(passes ? "pass" : "FAIL")  \(reference.family)/\(reference.name)")
        for check in checks {
            print("  \(check.passes ? " " : "✗") \(check.subject)  \(check.measured)  ours \(check.ours)")
        }
        if !unread.isEmpty { print("    not read: \(unread.joined(separator: ", "))") }
    }

    /// Counts a case that the tool can't draw.
    mutating func addUncovered(_ reference: ReferenceCase) {
        count(reference.family)
        uncovered[reference.family, default: 0] += 1
    }

    private mutating func count(_ family: String) {
        if !families.contains(family) { families.append(family) }
    }

    /// Prints how many cases of each family pass.
    func printCounts() {
        print("")
        for family in families {
            let count = total[family, default: 0]
            if count > 0 { print("\(family)  \(passed[family, default: 0]) of \(count)") }
            if let left = uncovered[family] { print("\(family)  not covered yet: \(left) cases") }
        }
        print("all  \(passed.values.reduce(0, +)) of \(total.values.reduce(0, +))")
    }
}
