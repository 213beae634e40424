import CConformances

/// Checks whether the conformance index replaces the lookup of Swift's runtime, which takes half of a bubble's time.
enum ConformanceFindings {
    static var all: [Finding] {
        var records = 0
        let state = messageshot_index_state(&records)
        return [finding(state, records: records)]
    }

    /// - Parameter records: The number of conformances in the program.
    static func finding(_ state: ConformanceIndexState, records: Int) -> Finding {
        guard let reason = reason(state, records: records) else {
            return Finding(.ok, subject, "the index answers for \(records) records")
        }
        return Finding(.warning, subject, "the index is off: \(reason); pictures are the same, but take longer")
    }

    private static let subject = "conformances"

    private static func reason(_ state: ConformanceIndexState, records: Int) -> String? {
        switch state {
        case .answers: nil
        case .isNotLinked: "the program was linked without it; build with make"
        case .lacksImages: "Swift's libraries are linked dynamically; build with make"
        case .isTooSmall: "it holds \(messageshot_index_capacity()) records, but the program has \(records)"
        case .lacksWitnesses: "Swift's runtime lacks the expected function"
        case .lacksMemory: "out of memory"
        }
    }
}
