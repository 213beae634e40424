internal import Foundation
internal import GoldenCoverage
internal import Goldens

/// The goldens that a change can affect and that weren't recorded again.
enum GoldensToCheck {
    /// - Parameter recorded: The paths of goldens that differ between the sides.
    static func find(
        _ scope: ReviewScope, in repository: GitRepository, since base: String, recorded: Set<String>
    ) throws -> Review.GoldensToRecord? {
        var goldens: [String] = []
        var guess: String?
        for package in scope.touchedPackages {
            let folder = package.isEmpty ? repository.root : "\(repository.root)/\(package)"
            // A package without goldens has none to check.
            guard let inventory = try? GoldenInventory(package: folder) else { continue }
            let files = scope.changes.map { "\(repository.root)/\($0.path)" }.filter { file in
                !CommittedFiles.isGolden(file) && file.hasPrefix("\(folder)/")
            }
            let impact = Impact(of: files, since: base, on: inventory, index: BuildIndex(package: folder))
            if case .guess(let reason) = impact.basis { guess = reason.replacing("\(repository.root)/", with: "") }
            let paths = Dictionary(inventory.goldens.map { ($0.id, $0.path) }) { first, _ in first }
            goldens += impact.goldens.compactMap { paths[$0.id]?.dropFirst(repository.root.count + 1) }.map(String.init)
        }
        let left = Set(goldens).subtracting(recorded).sorted()
        return left.isEmpty ? nil : Review.GoldensToRecord(goldens: left, guess: guess)
    }
}
