import Foundation

/// The folders of a package's runs. Only the newest are kept.
enum RunFolders {
    private static let kept = 10

    /// Returns the folders of runs, newest first.
    static func all(in folder: String) -> [String] { all(in: folder, with: GoldenRun.manifest) }

    /// Returns the folders with a certain file, sorted by its date, newest first.
    private static func all(in folder: String, with file: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let dated = names.compactMap { name -> (path: String, date: Date)? in
            let path = "\(folder)/\(name)"
            let attributes = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(file)")
            guard name != latest, let date = attributes?[.modificationDate] as? Date else { return nil }
            return (path, date)
        }
        return dated.sorted { ($0.date, $0.path) > ($1.date, $1.path) }.map(\.path)
    }

    private static let latest = "latest"

    /// Points `latest` to a run, and removes old runs.
    static func tidy(around run: String) {
        let url = URL(fileURLWithPath: run)
        let folder = url.deletingLastPathComponent().path
        // Test processes without comparisons leave folders without a manifest.
        let runs = all(in: folder)
        let others = all(in: folder, with: RunningTests.folder).filter { !runs.contains($0) }
        for old in runs.dropFirst(kept) + others.dropFirst(kept) where old != run {
            try? FileManager.default.removeItem(atPath: old)
        }
        let temporary = "\(folder)/.latest-\(getpid())"
        unlink(temporary)
        guard symlink(url.lastPathComponent, temporary) == 0 else { return }
        if rename(temporary, "\(folder)/\(latest)") != 0 { unlink(temporary) }
    }
}
