/// The numbers of checks by kind.
struct CheckTotals {
    private var made: [Check.Kind: Int] = [:]
    private var missed: [Check.Kind: Int] = [:]
    private(set) var uncompared = 0
    private(set) var parts = 0

    mutating func add(_ findings: Findings) {
        for check in findings.checks {
            made[check.kind, default: 0] += 1
            if !check.passes { missed[check.kind, default: 0] += 1 }
        }
        uncompared += findings.uncompared.count
        parts += findings.parts
    }

    /// Such as `3 boxes, 2 inks`.
    var text: String { Self.text(made) }

    /// The checks that failed, in the same form.
    var missesText: String { Self.text(missed) }

    private static func text(_ counts: [Check.Kind: Int]) -> String {
        let parts = Check.Kind.allCases.compactMap { kind in counts[kind].map { "\($0) \(kind.rawValue)" } }
        return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
    }
}
