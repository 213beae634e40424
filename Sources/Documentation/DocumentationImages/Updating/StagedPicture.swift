import Files
import Foundation
import Rendering

/// A picture that is drawn, and put aside if its bytes are others than those that are there.
struct StagedPicture: Sendable {
    let record: PictureCache.Record

    /// What drawing has reported.
    let problems: [RenderProblem]

    /// Whether the bytes are others, so that the file is to be written.
    let isNew: Bool

    /// Paints a picture, and puts it aside for its place in a folder.
    init(
        _ layout: PictureLayout, as file: DeclaredFile, in folder: String, _ staged: StagedFiles, _ digests: FileDigests
    ) throws {
        let painted = try layout.painting { try layout.data(as: file.encoding) }
        isNew = FileManager.default.contents(atPath: "\(folder)/\(file.path)") != painted.value
        if isNew { try staged.add(painted.value, as: file.path) }
        record = PictureCache.Record(
            declaration: file.digest,
            inputs: Dictionary(uniqueKeysWithValues: layout.inputs.map { ($0, digests.digest(ofFile: $0)) }),
            file: FileDigests.digest(painted.value), summary: painted.summary)
        problems = painted.problems
    }
}
