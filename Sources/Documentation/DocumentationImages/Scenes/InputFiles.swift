import Rendering
import Synchronization

/// Collects the files that scenes of a picture are drawn from.
final class InputFiles: Sendable {
    private let found = Mutex<[String]>([])

    /// The paths, without duplicates.
    var paths: [String] { found.withLock { $0.unique } }

    /// The files of the picture that is being laid out.
    enum OfPicture: RenderContextKey {
        static let defaultValue: InputFiles? = nil

        static func add(_ paths: [String]) {
            RenderContext.value(of: Self.self)?.found.withLock { $0 += paths }
        }
    }
}
