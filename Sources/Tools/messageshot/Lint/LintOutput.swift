import Foundation
import Lint

/// The findings in one picture.
struct LintResult: Encodable {
    /// The path of the file, and the channel if it has several.
    let picture: String
    let components: Int
    let findings: [LintFinding]

    init(picture: String, _ report: LintReport) {
        (self.picture, components, findings) = (picture, report.componentCount, report.findings)
    }
}

/// The findings in all pictures.
struct LintOutput: Encodable {
    private let schema = 1
    let results: [LintResult]

    private enum CodingKeys: CodingKey { case schema, results }

    init(_ results: [LintResult]) {
        self.results = results
    }

    func writeLines() throws {
        for result in results {
            for group in result.findings.groups {
                try StandardOutput.write(line: "\(result.picture): \(group.description)")
            }
        }
        try StandardOutput.write(line: summary)
    }

    /// The number of findings, pictures and components.
    private var summary: String {
        let findings = results.reduce(0) { $0 + $1.findings.count }
        let components = results.reduce(0) { $0 + $1.components }
        return "\(findings == 0 ? "no findings" : findings.counting("finding")) in "
            + "\(results.count.counting("picture")) with \(components.counting("component"))"
    }

    func writeJSON() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try StandardOutput.write(json: encoder.encode(self))
    }
}

extension Int {
    fileprivate func counting(_ word: String) -> String { "\(self) \(word)\(self == 1 ? "" : "s")" }
}
