import Foundation
import Frames
import Rendering

/// The nodes of a pass that asked for a frame without end, such as `frame(width: .infinity)` does.
///
/// Such a frame can't be drawn; the others can. A static list, because nodes know nothing of the pass they are in,
/// and all of them are placed on the main actor, one view graph at a time.
@MainActor
enum NonFiniteFrames {
    private(set) static var found: [(component: Any.Type?, rect: CGRect)] = []

    static func note(_ node: LayoutNode) {
        found.append((node.component, node.placement))
    }

    /// Forgets what was found since there were `count`.
    static func forget(after count: Int) {
        found.removeSubrange(count...)
    }

    /// Tells of each component with a frame without end, in one line.
    static func report(after count: Int) {
        var told: [String] = []
        for (component, rect) in found[count...] {
            let name = component.map(ComponentName.name) ?? "The root view"
            guard !told.contains(name) else { continue }
            told.append(name)
            RenderProblems.report(
                "\(name) has a part without a finite frame (x \(rect.origin.x), y \(rect.origin.y), "
                    + "width \(rect.size.width), height \(rect.size.height)); that part isn't drawn.")
        }
    }
}

extension CGRect {
    /// Whether position and size are numbers.
    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
