import Foundation

/// Something around a view that the view can ask about its place: a scroll view, a safe area, a coordinate space.
///
/// Scopes are made with the nodes, know the next one around them, and learn their place when they are placed.
@MainActor
package class LayoutScope {
    let parent: LayoutScope?

    init(in parent: LayoutScope?) {
        self.parent = parent
    }

    /// The nearest scope of a kind, this one included.
    final func nearest<Scope: LayoutScope>(_ type: Scope.Type) -> Scope? {
        var scope: LayoutScope? = self
        while let current = scope {
            if let found = current as? Scope { return found }
            scope = current.parent
        }
        return nil
    }
}

extension BuildContext {
    /// Whether a scroll view around looks for an element.
    @MainActor
    var isScrollTargetWanted: Bool {
        guard let scope else { return false }
        return scope.nearest(ScrollScope.self)?.target != nil
    }
}
