import Dispatch
import Foundation

/// Draws pictures: while the main queue lays out the next one, other threads paint those before.
enum DrawingQueue {
    /// Draws pictures in their order, and returns when all are done.
    ///
    /// - Parameters:
    ///   - layOut: Lays a picture out, on the caller's thread.
    ///   - paint: Called for each picture, with its number, on any thread and in any order.
    static func draw(
        _ pictures: [PictureDeclaration], layOut: (PictureDeclaration) throws -> PictureLayout = { try $0.layOut() },
        paint: @escaping @Sendable (Int, Result<PictureLayout, any Error>) -> Void
    ) {
        let painting = DispatchGroup()
        // Frames that wait take memory: no more of them than the processors have use for.
        let waiting = DispatchSemaphore(value: ProcessInfo.processInfo.activeProcessorCount + 1)
        for (index, picture) in pictures.enumerated() {
            let layout = Result { try layOut(picture) }
            waiting.wait()
            DispatchQueue.global().async(group: painting) {
                paint(index, layout)
                waiting.signal()
            }
        }
        painting.wait()
    }
}
