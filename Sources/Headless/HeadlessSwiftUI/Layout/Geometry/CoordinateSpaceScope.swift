import Foundation

/// A named coordinate space.
final class CoordinateSpaceScope: LayoutScope {
    let name: AnyHashable

    /// The rectangle relative to the root.
    var rect = CGRect.zero

    init(name: AnyHashable, in parent: LayoutScope?) {
        self.name = name
        super.init(in: parent)
    }

    /// Returns the nearest coordinate space with a name.
    static func named(_ name: AnyHashable, from scope: LayoutScope?) -> CoordinateSpaceScope? {
        var scope = scope
        while let current = scope {
            if let space = current as? CoordinateSpaceScope, space.name == name { return space }
            scope = current.parent
        }
        return nil
    }
}
