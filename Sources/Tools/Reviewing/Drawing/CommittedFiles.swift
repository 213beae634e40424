internal import Files
internal import Foundation
internal import Goldens

/// Goldens and other pictures that git knows: they are compared as they were committed.
enum CommittedFiles {
    /// Whether a path is that of a golden: below `Golden`, the folder that the environment names, or `__Snapshots__`.
    static func isGolden(_ path: String) -> Bool {
        let named = ProcessInfo.processInfo.environment[GoldenPlace.variable].flatMap { $0.split(separator: "/").last }
        let folders = ["Golden", "__Snapshots__"] + [named].compactMap { $0 }
        return path.split(separator: "/").dropLast().contains { folders.contains($0) }
    }

    /// Adds the changed files of a side.
    ///
    /// - Parameter folder: The folder of the side's files.
    static func add(_ changes: [ChangedFile], in folder: String, of side: ReviewSide, to pictures: inout SidePictures) {
        for change in changes where change.isOn(side) {
            let isGolden = isGolden(change.path)
            guard let content = content(of: change.path, isGolden: isGolden, in: folder) else { continue }
            pictures.add(
                SidePictures.Entry(kind: isGolden ? .golden : .picture, name: change.path, content: content))
        }
    }

    /// Pictures of other formats than PNG, which aren't compared.
    static func uncompared(among changes: [ChangedFile]) -> [String] {
        changes.map(\.path).filter { ["jpg", "jpeg", "webp", "gif", "svg", "pdf"].contains(ending(of: $0)) }
    }

    private static func content(
        of path: String, isGolden: Bool, in folder: String
    ) -> Result<ReviewContent, SidePictures.Undrawn>? {
        let isPicture = ending(of: path) == "png"
        guard isPicture || isGolden, let data = try? UntrustedFile.read(path, below: folder, limit: largest) else {
            return nil
        }
        if isPicture { return .success(.picture(data)) }
        guard GoldenKind.isText(data) else { return .failure(SidePictures.Undrawn(reason: "it is no text")) }
        return .success(.text(String(decoding: data, as: UTF8.self)))
    }

    /// The limit of a file in bytes.
    private static let largest = 64 << 20

    private static func ending(of path: String) -> String { (path as NSString).pathExtension.lowercased() }
}

extension ChangedFile {
    fileprivate func isOn(_ side: ReviewSide) -> Bool {
        switch side {
        case .before: kind != .added
        case .after: kind != .removed
        }
    }
}
