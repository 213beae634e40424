internal import Foundation

/// The inputs of which something was found: a few of each kind, with a line that says what.
struct FindingCollection {
    private let folder: String
    private let seed: UInt64

    /// The most inputs of a kind: one flaw is met a thousand times.
    private static let most = 2

    init(_ options: FuzzOptions, _ target: String) {
        folder = "\(options.output)/\(target)"
        seed = options.seed
    }

    /// Keeps an input.
    ///
    /// - Parameter details: Further lines, such as the stack of a crash.
    func add(_ findings: [String], _ input: Data, index: Int, details: String = "") {
        for finding in Set(findings).sorted() {
            let kind = Self.name(of: finding)
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            let path = "\(folder)/\(kind)-\(seed)-\(index)"
            guard names.count(where: { $0.hasPrefix("\(kind)-") && !$0.hasSuffix(".txt") }) < Self.most else {
                continue
            }
            try? input.write(to: URL(fileURLWithPath: path))
            try? Data("\(finding)\n\(details)".utf8).write(to: URL(fileURLWithPath: path + ".txt"))
        }
    }

    /// A part of a file's name: the letters and digits of a finding.
    private static func name(of finding: String) -> String {
        let words = finding.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        return String(words.joined(separator: "-").prefix(60))
    }
}
