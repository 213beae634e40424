import Foundation
import Frames
import Rendering

/// The nodes of a pass with a non-finite frame, as `frame(width: .infinity)` requests.
///
/// Such frames can't be drawn; all others can. A static list, because nodes don't know their pass, and all of them are
/// placed on the main actor, one view graph at a time.
@MainActor
enum NonFiniteFrames {
    private(set) static var found: [(component: Any.Type?, rect: CGRect)] = []

    static func note(_ node: LayoutNode) {
        found.append((node.component, node.placement))
    }

    /// Forgets the nodes found since there were `count`.
    static func forget(after count: Int) {
        found.removeSubrange(count...)
    }

    /// Reports each component with a non-finite frame in one line.
    static func report(after count: Int) {
        var reported: [String] = []
        for (component, rect) in found[count...] {
            let name = component.map(ComponentName.name) ?? "The root view"
            guard !reported.contains(name) else { continue }
            reported.append(name)
            RenderProblems.report(
                "\(name) has a part without a finite frame (x \(rect.origin.x), y \(rect.origin.y), "
                    + "width \(rect.size.width), height \(rect.size.height)); that part isn't drawn.")
        }
    }
}

extension CGRect {
    /// Whether position and size are finite.
    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
