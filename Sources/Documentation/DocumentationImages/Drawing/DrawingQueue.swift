import Dispatch
import Foundation
import Synchronization

/// Draws pictures. While the main queue lays out the next picture, other threads paint the previous ones.
enum DrawingQueue {
    /// Draws pictures and returns the result of each.
    ///
    /// - Parameters:
    ///   - layOut: Lays a picture out, on the caller's thread and in the order of the pictures.
    ///   - advance: Called on any thread with the number of finished pictures and the total.
    ///   - paint: Paints a picture, on any thread.
    static func draw<Layout: Sendable, Drawn: Sendable>(
        _ pictures: [PictureDeclaration], layOut: (PictureDeclaration) throws -> Layout,
        advance: @escaping @Sendable (_ done: Int, _ count: Int) -> Void,
        paint: @escaping @Sendable (DeclaredFile, Layout) throws -> Drawn
    ) -> [Result<Drawn, PictureFailure>] {
        let results = Mutex<[Int: Result<Drawn, PictureFailure>]>([:])
        let painting = DispatchGroup()
        // Waiting frames take memory, so limit them to what the processors can use.
        let waiting = DispatchSemaphore(value: ProcessInfo.processInfo.activeProcessorCount + 1)
        for (index, picture) in pictures.enumerated() {
            let (file, count) = (picture.file, pictures.count)
            let layout = Result { try layOut(picture) }
            waiting.wait()
            DispatchQueue.global().async(group: painting) {
                let result = Result { try paint(file, layout.get()) }
                    .mapError { PictureFailure($0, drawing: file.entry) }
                let done = results.withLock {
                    $0[index] = result
                    return $0.count
                }
                advance(done, count)
                waiting.signal()
            }
        }
        painting.wait()
        return results.withLock { results in pictures.indices.compactMap { results[$0] } }
    }
}
