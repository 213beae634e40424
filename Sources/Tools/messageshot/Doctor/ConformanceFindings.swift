import CConformances

/// Whether the index of conformances answers in the place of Swift's runtime, which takes half of a bubble's time for it.
enum ConformanceFindings {
    static var all: [Finding] {
        var records = 0
        let state = messageshot_index_state(&records)
        return [finding(state, records: records)]
    }

    /// - Parameter records: How many conformances the program has.
    static func finding(_ state: ConformanceIndexState, records: Int) -> Finding {
        guard let reason = reason(state, records: records) else {
            return Finding(.ok, subject, "the index answers for \(records) records")
        }
        return Finding(.warning, subject, "the index is off: \(reason); pictures are the same, and take longer")
    }

    private static let subject = "conformances"

    private static func reason(_ state: ConformanceIndexState, records: Int) -> String? {
        switch state {
        case .answers: nil
        case .isNotLinked: "the program was linked without it; build with make"
        case .lacksImages: "Swift's libraries are shared ones; build with make"
        case .isTooSmall: "it holds \(messageshot_index_capacity()) records, and the program has \(records)"
        case .lacksWitnesses: "Swift's runtime has no function of the known name for it"
        case .lacksMemory: "there was no memory for it"
        }
    }
}
