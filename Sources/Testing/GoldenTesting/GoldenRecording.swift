/// Which goldens are recorded, by the environment's `MESSAGESHOT_RECORD`.
enum GoldenRecording: String, CaseIterable {
    case never
    /// Those that are not there.
    case missing
    /// Those that are not there, and those that no longer match.
    case all

    static let variable = "MESSAGESHOT_RECORD"

    /// On a machine where `CI` is set nothing is recorded: a golden that nobody has looked at proves nothing.
    init(environment: [String: String]) throws {
        guard let text = environment[Self.variable], !text.isEmpty else {
            self = .never
            return
        }
        guard let recording = GoldenRecording(rawValue: text) else {
            throw GoldenError(description: "\(Self.variable) is “\(text)”; never, missing and all are known")
        }
        let isOnCI = environment["CI"].map { !["", "0", "false"].contains($0.lowercased()) } ?? false
        self = isOnCI ? .never : recording
    }
}
