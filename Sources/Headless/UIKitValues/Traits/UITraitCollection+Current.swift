import Frames
import Rendering
import Synchronization

extension UITraitCollection {
    /// The innermost current traits.
    private enum Scoped: RenderContextKey {
        static let defaultValue: UITraitCollection? = nil
    }

    /// The traits for resolving dynamic colors: in a view's methods that UIKit calls, those of the view; otherwise,
    /// those of the innermost ``performAsCurrent(_:)``, or of the current render.
    public static var current: UITraitCollection { RenderContext.value(of: Scoped.self) ?? application }

    /// The traits of the current render's settings, regardless of views and closures.
    package static var application: UITraitCollection { ApplicationTraits.collection(for: RenderSettings.current) }

    /// Runs `actions` with these traits as ``current``. Unspecified traits keep their values.
    public func performAsCurrent(_ actions: () -> Void) {
        performingAsCurrent(actions)
    }

    /// Runs `body` with these traits as ``current``, and returns its result.
    package func performingAsCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        try UITraitCollection(traitsFrom: [.current, self]).whileCurrent(body)
    }

    /// Runs `body` with exactly these fully specified traits as ``current``.
    package func whileCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        try RenderContext.with(self, for: Scoped.self, operation: body)
    }
}

/// The traits of render settings: one object for the same settings, so that most comparisons only compare addresses.
private enum ApplicationTraits {
    private struct Key: Hashable {
        let scale: CGFloat
        let appearance: RenderSettings.Appearance
        let contentSize: RenderSettings.ContentSize
        let direction: RenderSettings.Direction
    }

    private static let collections = Mutex<[Key: UITraitCollection]>([:])

    static func collection(for settings: RenderSettings) -> UITraitCollection {
        let key = Key(
            scale: settings.scale, appearance: settings.appearance, contentSize: settings.contentSize,
            direction: settings.direction)
        return collections.withLock { collections in
            if let collection = collections[key] { return collection }
            let collection = UITraitCollection(settings)
            collections[key] = collection
            return collection
        }
    }
}
