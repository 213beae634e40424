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

    /// What any thread has to know of a declared picture.
    struct File: Sendable {
        let entry: String
        let path: String
        let encoding: FileEncoding
        let digest: String?

        /// The path with that of the folder.
        let place: String

        init(_ picture: PictureDeclaration, in folder: String) {
            (entry, path, encoding, digest) = (picture.entry, picture.path, picture.encoding, picture.digest)
            place = "\(folder)/\(picture.path)"
        }
    }

    /// Paints a picture and puts it aside.
    init(_ layout: PictureLayout, of file: File, in staged: StagedFiles, _ digests: FileDigests) throws {
        let (data, summary) = try layout.file(as: file.encoding)
        isNew = FileManager.default.contents(atPath: file.place) != data
        if isNew { try staged.add(data, as: file.path) }
        record = PictureCache.Record(summary, declaration: file.digest, file: data, digests)
        problems = summary.problems
    }
}
