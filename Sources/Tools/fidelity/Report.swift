/// The outcome of a case.
enum Outcome {
    /// The real picture is missing if `hasPicture` is false: then no ink was compared.
    case judged(Findings, hasPicture: Bool)

    /// The case has prose inputs without code; the reason lists them.
    case noScene(String)

    /// The tool skips cases of this kind; the reason explains why.
    case leftOut(String)
}

/// The printed report about the cases.
struct Report {
    private var families: [String] = []
    private var counts: [String: Count] = [:]
    private var unbuilt: [(name: String, reason: String)] = []
    private var leftOut: [String: Int] = [:]
    private var withoutPicture = 0
    private var parts = 0

    private struct Count {
        var passed = 0
        var missed = 0
        var noScene = 0

        static func + (one: Count, other: Count) -> Count {
            Count(
                passed: one.passed + other.passed, missed: one.missed + other.missed,
                noScene: one.noScene + other.noScene)
        }

        var text: String {
            "\(passed) of \(passed + missed)" + (noScene > 0 ? ", no scene \(noScene)" : "")
        }
    }

    /// Prints a case and counts it.
    mutating func add(_ reference: ReferenceCase, _ outcome: Outcome) {
        let name = "\(reference.family)/\(reference.name)"
        if !families.contains(reference.family) { families.append(reference.family) }
        switch outcome {
        case .judged(let findings, let hasPicture):
            let checks = findings.checks
            let passes = checks.allSatisfy(\.passes)
            if passes {
                counts[reference.family, default: Count()].passed += 1
            } else {
                counts[reference.family, default: Count()].missed += 1
            }
            print("\(passes ? "pass" : "MISS")  \(name)")
            for check in checks {
                print("  \(check.passes ? " " : "✗") \(check.subject)  \(check.measured)  ours \(check.ours)")
            }
            for thing in findings.uncompared { print("  ? \(thing)") }
            parts += findings.parts
            if !hasPicture { withoutPicture += 1 }
        case .noScene(let reason):
            counts[reference.family, default: Count()].noScene += 1
            unbuilt.append((name, reason))
        case .leftOut(let reason):
            leftOut["\(reference.family): \(reason)", default: 0] += 1
        }
    }

    /// Prints how many cases of each family pass, and which were not judged and why.
    func printSummary(unusedCode: Int) {
        print("\nPassed, by family:")
        for family in families {
            if let count = counts[family] { print("  \(family)  \(count.text)") }
        }
        let all = counts.values.reduce(Count(), +)
        let others = leftOut.values.reduce(0, +)
        print("\nCases: \(all.passed + all.missed + all.noScene + others)")
        print("  judged \(all.passed + all.missed): passed \(all.passed), missed \(all.missed)")
        print("  no scene \(all.noScene)")
        for (name, reason) in unbuilt { print("    \(name): \(reason)") }
        print("  left out \(others)")
        for (reason, count) in leftOut.sorted(by: { $0.key < $1.key }) { print("    \(count) × \(reason)") }
    }
}
