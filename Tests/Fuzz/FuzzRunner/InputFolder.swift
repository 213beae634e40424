internal import Foundation

/// The inputs of a target in the repository: small seeds, and inputs that once exposed a bug.
struct InputFolder {
    private let root: String
    private let target: String

    init(_ root: String, _ target: String) { (self.root, self.target) = (root, target) }

    /// The contents of all files, in the order of their names.
    var seeds: [Data] { (files("Seeds") + files("Found")).compactMap { FileManager.default.contents(atPath: $0) } }

    private func files(_ kind: String) -> [String] {
        let folder = "\(root)/\(kind)/\(target)"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().map { "\(folder)/\($0)" }
    }
}
