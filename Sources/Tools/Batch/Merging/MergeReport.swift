internal import Console

/// What is wrong with the results of a batch, as a whole.
package struct MergeReport: Equatable, Sendable {
    /// What can be wrong with a job, or with a result.
    package enum Finding: String, CaseIterable, Sendable {
        case missing = "without a result"
        case failed
        case refused = "not readable as jobs of their own"
        case double = "done in more than one results file"
        case outdated = "changed since they were done"
        case lost = "done, but their outputs aren't there"
        case altered = "done, but their outputs are others"
        case unknown = "in the results and not in the jobs"
        case damaged = "not readable as results"
    }

    /// The lines of the jobs file.
    package private(set) var jobs = 0

    /// Those that are done, once, with their outputs in place.
    package private(set) var sound = 0

    /// The programs that drew, each once and in order.
    package private(set) var programs: [String] = []

    private var counts: [Finding: Int] = [:]
    private var names: [Finding: [String]] = [:]

    /// How many of each kind are named.
    private static let limit = 10

    package init() {}

    /// Whether each job is there once and done, by one program.
    package var isSound: Bool { counts.isEmpty && programs.count < 2 && jobs > 0 }

    /// Results may come from anywhere: what is named is shortened.
    mutating func add(_ finding: Finding, _ name: @autoclosure () -> String, reason: @autoclosure () -> String? = nil) {
        counts[finding, default: 0] += 1
        guard names[finding, default: []].count < Self.limit else { return }
        let reason = reason().map { " (\($0.shortened(to: 160)))" } ?? ""
        names[finding, default: []].append(name().shortenedInside(to: 120) + reason)
    }

    mutating func addJob(isSound: Bool) {
        jobs += 1
        if isSound { sound += 1 }
    }

    mutating func add(program: String) {
        let program = program.shortened(to: 120)
        guard !programs.contains(program), programs.count < Self.limit else { return }
        programs.append(program)
        programs.sort()
    }

    /// A line about all jobs, one for each kind of finding, and below it one for each job that is named.
    package var lines: [String] {
        guard jobs > 0 else { return ["there is no job"] }
        var lines = ["\(jobs) \(jobs == 1 ? "job" : "jobs"): \(sound) done once" + (isSound ? ", as it should be" : "")]
        for finding in Finding.allCases {
            guard let count = counts[finding] else { continue }
            let named = names[finding] ?? []
            lines.append("\(count) \(finding.rawValue):")
            lines += named.map { "  \($0)" }
            if count > named.count { lines.append("  and \(count - named.count) more") }
        }
        if programs.count > 1 {
            lines.append("drawn by several programs, whose pixels may differ:")
            lines += programs.map { "  \($0)" }
        }
        return lines
    }
}
