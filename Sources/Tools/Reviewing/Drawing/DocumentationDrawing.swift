internal import DocumentationImages
internal import Documents
internal import Foundation

/// Draws the pictures that a `pictures.yaml` of a side declares.
enum DocumentationDrawing {
    /// - Parameters:
    ///   - project: The path of the file, relative to the repository.
    ///   - files: The folder of the side's files.
    static func add(_ project: String, in files: String, of side: ReviewSide, to pictures: inout SidePictures) throws {
        guard FileManager.default.fileExists(atPath: "\(files)/\(project)") else { return }
        do {
            for picture in try ProjectDrawing.pictures(ofFile: "\(files)/\(project)") {
                let content: Result<ReviewContent, SidePictures.Undrawn> =
                    switch picture.result {
                    case .success(let png): .success(.picture(png))
                    case .failure(let failure):
                        .failure(SidePictures.Undrawn(reason: failure.description.replacing("\(files)/", with: "")))
                    }
                pictures.add(
                    SidePictures.Entry(
                        kind: .documentation, name: "\(project.parentFolder.prefixed)\(picture.path)", content: content)
                )
            }
        } catch let error as DocumentError {
            pictures.notes.append("\(side.words): \(error.description.replacing("\(files)/", with: ""))")
        }
    }
}
