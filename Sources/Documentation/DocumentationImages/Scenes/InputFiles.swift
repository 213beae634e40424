import Rendering
import Synchronization

/// The files that a picture is drawn from, as far as scenes name them.
final class InputFiles: Sendable {
    private let found = Mutex<[String]>([])

    /// The paths, each once.
    var paths: [String] { found.withLock { $0.unique } }

    /// The files of the picture that is being laid out.
    enum OfPicture: RenderContextKey {
        static let defaultValue: InputFiles? = nil

        static func add(_ paths: [String]) {
            RenderContext.value(of: Self.self)?.found.withLock { $0 += paths }
        }
    }
}
