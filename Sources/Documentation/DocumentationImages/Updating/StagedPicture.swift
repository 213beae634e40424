import Files
import Foundation
import Rendering

/// A picture that is drawn, and stored in a temporary file if its bytes differ from the existing file.
struct StagedPicture: Sendable {
    let record: PictureCache.Record

    /// Problems reported during drawing.
    let problems: [RenderProblem]

    /// Whether the bytes differ, so that the file must be written.
    let isNew: Bool

    /// Paints a picture and stores it in a temporary file.
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
