/// The outcome of a case.
enum Outcome {
    case judged(Findings)

    /// The case has a scene, but its picture is missing: no ink was compared.
    case judgedWithoutPicture(Findings)

    /// The case has prose inputs without code; the reason lists them.
    case noScene(String)

    /// The tool skips cases of this kind; the reason explains why.
    case leftOut(String)
}

/// The printed report about the cases.
struct Report {
    private var families: [String] = []
    private var counts: [String: Count] = [:]
    private var totals = CheckTotals()
    private var unbuilt: [(name: String, reason: String)] = []
    private var leftOut: [String: Int] = [:]
    private var withoutPicture = 0

    private struct Count {
        var passed = 0
        var missed = 0
        var noScene = 0

        /// The cases that pass with things that nothing compares, and the number of these things.
        var incomplete = 0
        var uncompared = 0

        static func + (one: Count, other: Count) -> Count {
            Count(
                passed: one.passed + other.passed, missed: one.missed + other.missed,
                noScene: one.noScene + other.noScene, incomplete: one.incomplete + other.incomplete,
                uncompared: one.uncompared + other.uncompared)
        }

        var text: String {
            "\(passed) of \(passed + missed)" + (noScene > 0 ? ", no scene \(noScene)" : "")
                + (uncompared > 0 ? ", not compared \(uncompared) in \(incomplete)" : "")
        }
    }

    /// Prints a case and counts it.
    mutating func add(_ reference: ReferenceCase, _ outcome: Outcome) {
        let name = "\(reference.family)/\(reference.name)"
        if !families.contains(reference.family) { families.append(reference.family) }
        switch outcome {
        case .judged(let findings): add(findings, of: name, in: reference.family)
        case .judgedWithoutPicture(let findings):
            withoutPicture += 1
            add(findings, of: name, in: reference.family)
        case .noScene(let reason):
            counts[reference.family, default: Count()].noScene += 1
            unbuilt.append((name, reason))
        case .leftOut(let reason):
            leftOut["\(reference.family): \(reason)", default: 0] += 1
        }
    }

    private mutating func add(_ findings: Findings, of name: String, in family: String) {
        let passes = findings.checks.allSatisfy(\.passes)
        var count = counts[family] ?? Count()
        if passes {
            count.passed += 1
            count.incomplete += findings.uncompared.isEmpty ? 0 : 1
            count.uncompared += findings.uncompared.count
        } else {
            count.missed += 1
        }
        counts[family] = count
        var own = CheckTotals()
        own.add(findings)
        totals.add(findings)
        print("\(passes ? "pass" : "MISS")  \(name)  (\(own.text))")
        for check in findings.checks {
            print("  \(check.passes ? " " : "✗") \(check.subject)  \(check.measured)  ours \(check.ours)")
        }
        for thing in findings.uncompared { print("  ? \(thing)") }
    }

    /// Prints how many cases of each family pass, what was compared, and which cases were not judged and why.
    ///
    /// - Parameter unusedCode: The number of tests with code that the list of cases lacks.
    func printSummary(unusedCode: Int) {
        print("\nPassed, by family, and the things in passing cases that nothing compares:")
        for family in families {
            if let count = counts[family] { print("  \(family)  \(count.text)") }
        }
        let all = counts.values.reduce(Count(), +)
        let others = leftOut.values.reduce(0, +)
        print("\nCompared: \(totals.text)")
        print("  missed: \(totals.missesText)")
        print("  not compared: \(totals.uncompared) things; \(totals.parts) finds inside of letters, icons and photos")
        print("  pass only because nothing compares them: \(all.uncompared) things in \(all.incomplete) cases")
        if withoutPicture > 0 { print("  judged without ink, as their pictures are missing: \(withoutPicture) cases") }
        print("\nCases: \(all.passed + all.missed + all.noScene + others)")
        print("  judged \(all.passed + all.missed): passed \(all.passed), missed \(all.missed)")
        print("  no scene \(all.noScene)")
        for (name, reason) in unbuilt { print("    \(name): \(reason)") }
        print("  left out \(others)")
        for (reason, count) in leftOut.sorted(by: { $0.key < $1.key }) { print("    \(count) × \(reason)") }
        if unusedCode > 0 { print("  \(unusedCode) written scenes without a case in this list") }
    }
}
