import Frames
import Rendering
import Synchronization

extension UITraitCollection {
    /// The innermost traits that were made current.
    private enum Scoped: RenderContextKey {
        static let defaultValue: UITraitCollection? = nil
    }

    /// The traits under which dynamic colors are resolved: in code of a view that UIKit calls those of the view, else
    /// those of the innermost ``performAsCurrent(_:)``, or of the render that is under way.
    public static var current: UITraitCollection { RenderContext.value(of: Scoped.self) ?? application }

    /// The traits that follow from the settings of the render under way, whatever views and closures change.
    package static var application: UITraitCollection { ApplicationTraits.collection(for: RenderSettings.current) }

    /// Runs `actions` with these traits as ``current``. What they leave open is as it was.
    public func performAsCurrent(_ actions: () -> Void) {
        performingAsCurrent(actions)
    }

    /// Runs `body` with these traits as ``current``, and returns its result.
    package func performingAsCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        try UITraitCollection(traitsFrom: [.current, self]).whileCurrent(body)
    }

    /// Runs `body` with exactly these traits, which leave nothing open, as ``current``.
    package func whileCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        try RenderContext.with(self, for: Scoped.self, operation: body)
    }
}

/// The traits of settings, one object for the same settings: who compares traits compares two addresses.
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
