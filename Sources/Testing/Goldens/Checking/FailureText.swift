import Foundation

/// The message of a failing test: the problem, the changes, the files to look at, and the commands to run.
struct FailureText {
    let check: GoldenCheck

    /// Additional notes for the reader.
    let notes: [GoldenNote]

    /// The other assertion that uses the golden.
    let sharing: NameClaims.Sharing?

    /// Limits the list to about a screenful.
    private static let maximumChanges = 20

    private var golden: String { check.place.shortened(check.place.golden) }

    func recorded(_ why: String?, _ changes: [String]) -> String {
        guard let why, !why.isEmpty else {
            return lines("\(golden) is new and has been recorded.", [], [reviewAdvice])
        }
        return lines("\(golden) has been recorded again: \(why).", changes, [reviewAdvice])
    }

    var recordedInThisRun: String {
        lines("\(golden) was recorded in this run, so a comparison proves nothing yet.", [], [reviewAdvice])
    }

    private var reviewAdvice: String {
        "Look at \(check.place.golden), then run the test again."
    }

    func missing(_ evidence: GoldenResult.Evidence?) -> String {
        lines(
            "\(golden) does not exist.", [],
            paths(evidence) + [acceptance, "or record it: \(recording(.missing))"])
    }

    /// A text's own difference comes last and unchanged, because suites look for it there.
    func changed(
        _ headline: String, _ compared: ComparedGolden, _ evidence: GoldenResult.Evidence?
    ) -> String {
        let last = paths(evidence) + remedy(isOurs: compared.isOurs)
        guard compared.pictures == nil, compared.isOurs else {
            return lines("\(golden): \(headline)", compared.changes, last)
        }
        let (shown, more) = (compared.changes.prefix(Self.maximumLines), compared.changes.count - Self.maximumLines)
        let rest = more > 0 ? ["… and \(more) more lines; all of them are in the file above"] : []
        let text = (shown + rest).joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
        return lines("\(golden): \(headline)", [], last) + "\n\n\(text)"
    }

    private static let maximumLines = 400

    /// A golden that two assertions share can't match both.
    private func remedy(isOurs: Bool) -> [String] {
        if let sharing {
            guard sharing.other != check.claimant else {
                return ["\(check.source) compares several values with this golden; distinguish them with named:"]
            }
            return [
                "\(check.claimant.words(with: sharing.other)) share this golden; if that is not intended, use named:"
            ]
        }
        return isOurs ? [acceptance] : []
    }

    func unreadable(_ error: UnreadableGolden, _ evidence: GoldenResult.Evidence?) -> String {
        lines("\(golden) \(error).", [], paths(evidence))
    }

    /// One line, without notes.
    func otherFonts(_ fonts: OtherFonts) -> String { "\(golden) \(fonts)." }

    /// In strict mode, content with notes fails even if it matches.
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

    /// - Parameter parts: The largest parts, one line each.
    func overBudget(_ byteSize: Int, limit: Int, _ parts: [String], _ evidence: GoldenResult.Evidence?) -> String {
        lines(
            "\(golden) would have \(Self.kibibytes(byteSize)), \(Self.kibibytes(byteSize - limit)) over the limit of "
                + "\(Self.kibibytes(limit)). It was not recorded.",
            parts,
            paths(evidence) + [
                "Draw less: one component, or a smaller picture\(scaleAdvice).",
                "Or raise the limit: withSnapshotTesting(sizeBudget: \(roundedUp(byteSize))) { … }",
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

    private var acceptance: String {
        let noun = check.settings == nil ? "text" : "image"
        return
            "To accept the new \(noun), run: \(PackageCommands.ofRunningTest.approve) --only \(check.place.id.shellArgument)"
    }

    private func recording(_ mode: RecordMode) -> String {
        let file = check.source.file.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
        return "\(RecordMode.variables[0])=\(mode) \(PackageCommands.ofRunningTest.test) --filter \(file)"
    }

    private func lines(_ first: String, _ changes: [String], _ last: [String]) -> String {
        var shown = changes.prefix(Self.maximumChanges).map { "  \($0)" }
        let more = changes.count - Self.maximumChanges
        if more > 0 { shown.append("  … and \(more) more lines; all of them are in the report") }
        return ([first] + shown + notes.map { "  note: \($0)" } + last).joined(separator: "\n")
    }

    static func kibibytes(_ bytes: Int) -> String {
        guard bytes >= 1024 else { return bytes == 1 ? "1 byte" : "\(bytes) bytes" }
        return bytes % 1024 == 0 ? "\(bytes >> 10) KiB" : "\(Double(bytes * 10 / 1024) / 10) KiB"
    }

    /// Rounded up to a multiple of 4 KiB with some headroom, so that the next small change stays within the limit.
    private func roundedUp(_ byteSize: Int) -> Int { (byteSize / 4096 + 2) * 4096 }
}
