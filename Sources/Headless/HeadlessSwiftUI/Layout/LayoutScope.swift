import Foundation

/// Something around a view that the view can query: a scroll view, a safe area, a coordinate space.
///
/// Scopes are created with the nodes, refer to the next outer scope, and get their position when they are placed.
@MainActor
package class LayoutScope {
    let parent: LayoutScope?

    init(in parent: LayoutScope?) {
        self.parent = parent
    }

    /// Returns the nearest scope of a type, including this one.
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
    /// Whether an enclosing scroll view is looking for an element.
    @MainActor
    var isScrollTargetWanted: Bool {
        guard let scope else { return false }
        return scope.nearest(ScrollScope.self)?.target != nil
    }
}
