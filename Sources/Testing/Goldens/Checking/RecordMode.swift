/// Which goldens a run writes.
public enum RecordMode: String, Sendable, Codable, CaseIterable {
    /// Goldens that are not there, and those whose pixels or frames differ at all.
    case all
    /// Goldens that are not there.
    case missing
    /// Goldens that are not there, and those that no longer match.
    case failed
    /// No golden.
    case never

    /// The environment variables that set the mode; the second is the one of `swift-snapshot-testing`.
    public static let variables = ["MESSAGESHOT_RECORD", "SNAPSHOT_TESTING_RECORD"]

    /// Returns the mode that holds for an assertion: its argument, or else that of the scope or trait around it, of the
    /// process-wide setting, or of the environment; `missing` if none of them says anything.
    ///
    /// If the environment variable `CI` is set, the mode is always `never`: a golden that nobody has looked at proves
    /// nothing, and a file that CI writes is gone with the machine.
    ///
    /// - Throws: If the environment names a mode that does not exist.
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
