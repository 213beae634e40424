internal import Console

/// The problems with the results of a batch.
package struct MergeReport: Equatable, Sendable {
    /// The kinds of problems with a job or a result.
    package enum Finding: String, CaseIterable, Sendable {
        case missing = "without a result"
        case failed
        case refused = "not valid as separate jobs"
        case double = "done in more than one results file"
        case outdated = "changed since they were done"
        case lost = "done, but their outputs are missing"
        case altered = "done, but their outputs have changed"
        case unknown = "in the results, but not in the jobs"
        case damaged = "not readable as results"
    }

    /// The number of lines of the jobs file.
    package private(set) var jobs = 0

    /// The number of jobs that were done once, with their outputs in place.
    package private(set) var sound = 0

    /// The programs that drew, unique and sorted.
    package private(set) var programs: [String] = []

    private var counts: [Finding: Int] = [:]
    private var names: [Finding: [String]] = [:]

    /// The number of findings per kind that are listed.
    private static let limit = 10

    package init() {}

    /// Whether each job was done once, by the same program.
    package var isSound: Bool { counts.isEmpty && programs.count < 2 && jobs > 0 }

    /// Results may come from anywhere, so names are truncated.
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

    /// A line about all jobs, one per kind of finding, and below it one per listed job.
    package var lines: [String] {
        guard jobs > 0 else { return ["no jobs"] }
        var lines = ["\(jobs) \(jobs == 1 ? "job" : "jobs"): \(sound) done once" + (isSound ? ", complete" : "")]
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
