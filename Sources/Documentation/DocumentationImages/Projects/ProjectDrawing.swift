import Documents
public import Foundation

/// Draws all pictures of a project in memory, with the frames that they consist of.
package enum ProjectDrawing {
    /// A picture of a project.
    package struct Picture {
        /// The path of its file, relative to the project's folder.
        package let path: String

        /// The bytes of a PNG whatever the format of the file, or why it can't be drawn. Of an animation, the last picture.
        package let result: Result<Data, PictureFailure>
    }

    /// - Parameter file: The path of the project file.
    /// - Throws: `DocumentError` for a mistake in the project file.
    package static func pictures(ofFile file: String) throws -> [Picture] {
        let declarations = try project(in: file).declarations(nil)
        let results = DrawingQueue.draw(declarations, layOut: { try $0.layOut() }, advance: { _, _ in }) {
            file, layout in
            var still = layout
            still.frames = layout.frames.suffix(1)
            var encoding = file.encoding
            (encoding.format, encoding.embedsFrames, encoding.isOptimized) = (.png, true, false)
            return try still.painting { [still, encoding] in try still.data(as: encoding) }.value
        }
        return zip(declarations, results).map { Picture(path: $0.file.path, result: $1) }
    }

    /// The project without the declarations of pages that have a mistake.
    private static func project(in file: String) throws -> PictureProject {
        let reader = try ProjectReader(contentsOf: file)
        var pages = try ProjectPages(of: reader)
        while true {
            do throws(DocumentError) {
                return try reader.project(with: pages.declarations)
            } catch {
                guard pages.leaveOut(error) else { throw error }
            }
        }
    }
}
