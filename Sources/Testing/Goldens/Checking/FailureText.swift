import Foundation

/// The message of a failing test: what is wrong, then the changes, then the files to look at, then the commands to run.
struct FailureText {
    let check: GoldenCheck
    let result: GoldenResult

    /// More than a screenful is not read.
    private static let mostChanges = 20

    private var golden: String { check.place.shortened(check.place.golden) }

    func recorded(_ why: String?) -> String {
        guard let why, !why.isEmpty else {
            return lines("\(golden) was not there and has been recorded.", [], [lookAtIt])
        }
        return lines("\(golden) has been recorded anew: \(why).", result.changes, [lookAtIt])
    }

    var recordedInThisRun: String {
        lines("\(golden) was recorded in this very run, so it proves nothing yet.", [], [lookAtIt])
    }

    private var lookAtIt: String {
        "Look at \(check.place.golden), then run the test again: it passes from now on."
    }

    var missing: String {
        lines(
            "\(golden) is not there.", [],
            paths + ["Is the new one right? Then take it: \(approval)", "or record: \(recording(.missing))"])
    }

    /// A text's own difference comes last, as it is: suites look for it there.
    func changed(_ headline: String) -> String {
        guard result.comparison == nil, result.isOurs else {
            return lines("\(golden): \(headline)", result.changes, paths + remedy)
        }
        let (shown, more) = (result.changes.prefix(Self.mostLines), result.changes.count - Self.mostLines)
        let rest = more > 0 ? ["… and \(more) more lines; all of them are in the file above"] : []
        let text = (shown + rest).joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
        return lines("\(golden): \(headline)", [], paths + remedy) + "\n\n\(text)"
    }

    private static let mostLines = 400

    /// A golden that two assertions share can't be right for both.
    private var remedy: [String] {
        if let sharing = result.sharing {
            let claimant = Claimant(source: check.source, test: check.runningTest)
            guard sharing.other != claimant else {
                return ["\(check.source) compares several values with this golden; tell them apart with named:"]
            }
            return ["\(claimant.words(with: sharing.other)) share this golden; if not on purpose, use named:"]
        }
        return result.isOurs ? ["Is the new one right? Then take it: \(approval)"] : []
    }

    func unreadable(_ error: UnreadableGolden) -> String {
        lines("\(golden) \(error).", [], paths)
    }

    /// Strict mode doesn't let the content pass, although it may match.
    func flawed(_ addition: String = "") -> String {
        let notes = result.notes.map(\.description)
        let first = "\(golden): MESSAGESHOT_STRICT is set, and \(notes.first ?? "")"
        let others = notes.dropFirst().map { "  and \($0)" } + (addition.isEmpty ? [] : ["  \(addition)"])
        return ([first] + others + paths).joined(separator: "\n")
    }

    /// Nothing could be compared.
    func failed(_ reason: any Error) -> String {
        lines("\(golden): \(reason)".replacingOccurrences(of: "\(check.place.package)/", with: ""), [], [])
    }

    func tooHeavy(_ parts: [String]) -> String {
        let (weight, limit) = (result.weight ?? 0, result.budget ?? 0)
        return lines(
            "\(golden) would weigh \(Self.kibibytes(weight)), \(Self.kibibytes(weight - limit)) more than the "
                + "\(Self.kibibytes(limit)) that a golden may have here. It was not recorded.",
            parts,
            paths + [
                "Draw less: one component, or a narrower or lower picture\(scaleAdvice).",
                "Or allow it: withSnapshotTesting(sizeBudget: \(roundedUp(weight))) { … }",
            ])
    }

    private var scaleAdvice: String {
        (result.settings?.scale ?? 1) > 1 ? "; or draw fewer pixels per point: RenderSettings(scale: 1)" : ""
    }

    // MARK: Parts

    private var paths: [String] {
        [
            ("expected", result.expected), ("actual", result.actual), ("difference", result.difference),
            ("minimal", result.minimal),
        ].compactMap { kind, path in path.map { "  \(kind): \($0)" } } + (toolWords.map { [$0] } ?? [])
    }

    private var toolWords: String? {
        guard let tool = check.tool, let expected = result.expected, let actual = result.actual else { return nil }
        return tool(expected, actual)
    }

    private var approval: String { "swift run goldens approve --only \(result.id.shellArgument)" }

    private func recording(_ mode: RecordMode) -> String {
        let file = check.source.file.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
        return "\(RecordMode.variables[0])=\(mode) swift test --filter \(file)"
    }

    private func lines(_ first: String, _ changes: [String], _ last: [String]) -> String {
        var shown = changes.prefix(Self.mostChanges).map { "  \($0)" }
        let more = changes.count - Self.mostChanges
        if more > 0 { shown.append("  … and \(more) more lines; all of them are in the report") }
        return ([first] + shown + result.notes.map { "  note: \($0)" } + last).joined(separator: "\n")
    }

    static func kibibytes(_ bytes: Int) -> String {
        guard bytes >= 1024 else { return bytes == 1 ? "1 byte" : "\(bytes) bytes" }
        return bytes % 1024 == 0 ? "\(bytes >> 10) KiB" : "\(Double(bytes * 10 / 1024) / 10) KiB"
    }

    /// The next multiple of 4 KiB, so that the next small change is no reason to come back.
    private func roundedUp(_ weight: Int) -> Int { (weight / 4096 + 2) * 4096 }
}
