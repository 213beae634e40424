import Foundation

/// The message of a failing test: what is wrong, then the changes, then the files to look at, then the commands to run.
struct FailureText {
    let check: GoldenCheck

    /// What a person should know of besides.
    let notes: [GoldenNote]

    /// The other use of the golden.
    let sharing: NameClaims.Sharing?

    /// More than a screenful is not read.
    private static let mostChanges = 20

    private var golden: String { check.place.shortened(check.place.golden) }

    func recorded(_ why: String?, _ changes: [String]) -> String {
        guard let why, !why.isEmpty else {
            return lines("\(golden) was not there and has been recorded.", [], [lookAtIt])
        }
        return lines("\(golden) has been recorded anew: \(why).", changes, [lookAtIt])
    }

    var recordedInThisRun: String {
        lines("\(golden) was recorded in this very run, so it proves nothing yet.", [], [lookAtIt])
    }

    private var lookAtIt: String {
        "Look at \(check.place.golden), then run the test again: it passes from now on."
    }

    func missing(_ evidence: GoldenResult.Evidence?) -> String {
        lines(
            "\(golden) is not there.", [],
            paths(evidence) + ["Is the new one right? Then take it: \(approval)", "or record: \(recording(.missing))"])
    }

    /// A text's own difference comes last, as it is: suites look for it there.
    func changed(
        _ headline: String, _ compared: ComparedGolden, _ evidence: GoldenResult.Evidence?
    ) -> String {
        let last = paths(evidence) + remedy(isOurs: compared.isOurs)
        guard compared.pictures == nil, compared.isOurs else {
            return lines("\(golden): \(headline)", compared.changes, last)
        }
        let (shown, more) = (compared.changes.prefix(Self.mostLines), compared.changes.count - Self.mostLines)
        let rest = more > 0 ? ["… and \(more) more lines; all of them are in the file above"] : []
        let text = (shown + rest).joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
        return lines("\(golden): \(headline)", [], last) + "\n\n\(text)"
    }

    private static let mostLines = 400

    /// A golden that two assertions share can't be right for both.
    private func remedy(isOurs: Bool) -> [String] {
        if let sharing {
            guard sharing.other != check.claimant else {
                return ["\(check.source) compares several values with this golden; tell them apart with named:"]
            }
            return ["\(check.claimant.words(with: sharing.other)) share this golden; if not on purpose, use named:"]
        }
        return isOurs ? ["Is the new one right? Then take it: \(approval)"] : []
    }

    func unreadable(_ error: UnreadableGolden, _ evidence: GoldenResult.Evidence?) -> String {
        lines("\(golden) \(error).", [], paths(evidence))
    }

    /// Strict mode doesn't let the content pass, although it may match.
    func flawed(_ evidence: GoldenResult.Evidence?, _ addition: String = "") -> String {
        let notes = notes.map(\.description)
        let first = "\(golden): MESSAGESHOT_STRICT is set, and \(notes.first ?? "")"
        let others = notes.dropFirst().map { "  and \($0)" } + (addition.isEmpty ? [] : ["  \(addition)"])
        return ([first] + others + paths(evidence)).joined(separator: "\n")
    }

    /// Nothing could be compared.
    func failed(_ reason: any Error) -> String {
        lines("\(golden): \(reason)".replacingOccurrences(of: "\(check.place.package)/", with: ""), [], [])
    }

    /// - Parameter parts: What makes it heavy, a line each.
    func tooHeavy(_ weight: Int, limit: Int, _ parts: [String], _ evidence: GoldenResult.Evidence?) -> String {
        lines(
            "\(golden) would weigh \(Self.kibibytes(weight)), \(Self.kibibytes(weight - limit)) more than the "
                + "\(Self.kibibytes(limit)) that a golden may have here. It was not recorded.",
            parts,
            paths(evidence) + [
                "Draw less: one component, or a narrower or lower picture\(scaleAdvice).",
                "Or allow it: withSnapshotTesting(sizeBudget: \(roundedUp(weight))) { … }",
            ])
    }

    private var scaleAdvice: String {
        (check.settings?.scale ?? 1) > 1 ? "; or draw fewer pixels per point: RenderSettings(scale: 1)" : ""
    }

    // MARK: Parts

    private func paths(_ evidence: GoldenResult.Evidence?) -> [String] {
        [
            ("expected", evidence?.expected), ("actual", evidence?.actual), ("difference", evidence?.difference),
            ("minimal", evidence?.minimal),
        ].compactMap { kind, path in path.map { "  \(kind): \($0)" } } + [toolWords(evidence)].compactMap { $0 }
    }

    private func toolWords(_ evidence: GoldenResult.Evidence?) -> String? {
        guard case .both(let actual, let contrast) = evidence else { return nil }
        return check.tool?(contrast.expected, actual)
    }

    private var approval: String { "swift run goldens approve --only \(check.place.id.shellArgument)" }

    private func recording(_ mode: RecordMode) -> String {
        let file = check.source.file.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
        return "\(RecordMode.variables[0])=\(mode) swift test --filter \(file)"
    }

    private func lines(_ first: String, _ changes: [String], _ last: [String]) -> String {
        var shown = changes.prefix(Self.mostChanges).map { "  \($0)" }
        let more = changes.count - Self.mostChanges
        if more > 0 { shown.append("  … and \(more) more lines; all of them are in the report") }
        return ([first] + shown + notes.map { "  note: \($0)" } + last).joined(separator: "\n")
    }

    static func kibibytes(_ bytes: Int) -> String {
        guard bytes >= 1024 else { return bytes == 1 ? "1 byte" : "\(bytes) bytes" }
        return bytes % 1024 == 0 ? "\(bytes >> 10) KiB" : "\(Double(bytes * 10 / 1024) / 10) KiB"
    }

    /// The next multiple of 4 KiB, so that the next small change is no reason to come back.
    private func roundedUp(_ weight: Int) -> Int { (weight / 4096 + 2) * 4096 }
}
