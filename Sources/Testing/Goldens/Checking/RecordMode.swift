/// Which goldens a run writes.
public enum RecordMode: String, Sendable, Codable, CaseIterable {
    /// All whose pixels or frames are others than before.
    case all
    /// Those that are not there.
    case missing
    /// Those that are not there, and those that no longer match.
    case failed
    /// None.
    case never

    /// The environment's names for the mode; the second is what `swift-snapshot-testing` reads.
    public static let variables = ["MESSAGESHOT_RECORD", "SNAPSHOT_TESTING_RECORD"]

    /// Decides what counts, the nearest word first: the assertion's argument, the scope or trait around it, the
    /// process-wide setting, the environment, and at last `missing`.
    ///
    /// Where the environment's `CI` is set the answer is always `never`: a golden that nobody has looked at proves
    /// nothing, and what CI writes is gone with the machine.
    public static func resolved(
        argument: RecordMode? = nil, scope: RecordMode? = nil, global: RecordMode? = nil, environment: [String: String]
    ) throws(GoldenError) -> RecordMode {
        let asked = try fromEnvironment(environment)
        return isCI(environment) ? .never : argument ?? scope ?? global ?? asked ?? .missing
    }

    private static func fromEnvironment(_ environment: [String: String]) throws(GoldenError) -> RecordMode? {
        for variable in variables {
            guard let text = environment[variable], !text.isEmpty else { continue }
            guard let mode = RecordMode(rawValue: text) else {
                throw GoldenError("\(variable) is “\(text)”; all, missing, failed and never are known")
            }
            return mode
        }
        return nil
    }

    static func isCI(_ environment: [String: String]) -> Bool {
        environment["CI"].map { !["", "0", "false"].contains($0.lowercased()) } ?? false
    }
}
