import Dispatch
import Documents
import Foundation

/// Draws pictures: while the main queue lays out the next one, other threads paint those before.
struct DrawingQueue {
    let sources: ProjectSources

    /// The folder of the project.
    let folder: String

    /// - Parameters:
    ///   - pictures: Laid out in this order, on the caller's thread.
    ///   - finish: Called for each picture, with its number, on any thread and in any order.
    func draw(
        _ pictures: [DeclaredPicture],
        finish: @escaping @Sendable (Int, Result<DrawnPicture, any Error>) -> Void
    ) {
        let painting = DispatchGroup()
        // Frames that wait take memory: no more of them than the processors have use for.
        let waiting = DispatchSemaphore(value: ProcessInfo.processInfo.activeProcessorCount + 1)
        for (index, picture) in pictures.enumerated() {
            do {
                let paint = try PictureDrawing(sources: sources, folder: folder).layOut(picture)
                waiting.wait()
                DispatchQueue.global().async(group: painting) {
                    finish(index, Result { try paint() })
                    waiting.signal()
                }
            } catch {
                finish(index, .failure(error))
            }
        }
        painting.wait()
    }
}
