internal import Foundation

/// The inputs with findings: a few of each kind, with a line that describes the finding.
struct FindingCollection {
    private let folder: String
    private let seed: UInt64

    /// The maximum number of inputs per kind, since a single bug is found thousands of times.
    private static let most = 2

    init(_ options: FuzzOptions, _ target: String) {
        folder = "\(options.output)/\(target)"
        seed = options.seed
    }

    /// Saves an input.
    ///
    /// - Parameter details: Additional lines, such as the stack of a crash.
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

    /// Part of a file name: the letters and digits of a finding.
    private static func name(of finding: String) -> String {
        let words = finding.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        return String(words.joined(separator: "-").prefix(60))
    }
}
