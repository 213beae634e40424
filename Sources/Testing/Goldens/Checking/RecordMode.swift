/// The goldens that a run writes.
public enum RecordMode: String, Sendable, Codable, CaseIterable {
    /// Missing goldens, and those whose pixels or frames differ at all.
    case all
    /// Missing goldens.
    case missing
    /// Missing goldens, and those that no longer match.
    case failed
    /// No golden.
    case never

    /// The environment variables that set the mode; the second is that of `swift-snapshot-testing`.
    public static let variables = ["MESSAGESHOT_RECORD", "SNAPSHOT_TESTING_RECORD"]

    /// Returns the mode of an assertion: from its argument, or else from the enclosing scope or trait, the process-wide
    /// setting, or the environment; `missing` by default.
    ///
    /// If the environment variable `CI` is set, the mode is always `never`: a golden that was never reviewed proves
    /// nothing, and the files that CI writes are lost with the machine.
    ///
    /// - Throws: If the environment names an unknown mode.
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
                throw GoldenError("\(variable) is “\(text)”; expected all, missing, failed or never")
            }
            return mode
        }
        return nil
    }

    static func isCI(_ environment: [String: String]) -> Bool {
        environment["CI"].map { !["", "0", "false"].contains($0.lowercased()) } ?? false
    }
}
