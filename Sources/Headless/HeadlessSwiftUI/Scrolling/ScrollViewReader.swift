import Foundation
import Frames

/// A view whose content can ask the scroll views inside to show some view.
public struct ScrollViewReader<Content> {
    public var content: (ScrollViewProxy) -> Content
}

extension ScrollViewReader: View where Content: View {
    public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }
}

extension ScrollViewReader: PrimitiveView where Content: View {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] {
        let store = context.store
        let requests = store.value(for: context.child(1).identity) { ScrollRequests() }
        let scope = ScrollRequestScope(requests, in: context.scope)
        let proxy = ScrollViewProxy(requests: requests, store: store, component: context.componentName)
        return Content._makeNodes(of: content(proxy), in: context.child(0).inside(scope))
    }
}

/// What was asked of the scroll views in a reader, from pass to pass.
final class ScrollRequests {
    /// The last one wins.
    var target: ScrollTarget?
}

/// A scroll view reader, as seen by what is inside.
final class ScrollRequestScope: LayoutScope {
    let requests: ScrollRequests

    init(_ requests: ScrollRequests, in parent: LayoutScope?) {
        self.requests = requests
        super.init(in: parent)
    }
}

/// Asks scroll views to show some view.
///
/// An application may keep it anywhere, as on iOS; it is used on the main queue, where its views are.
public struct ScrollViewProxy: @unchecked Sendable {
    fileprivate let requests: ScrollRequests
    fileprivate let store: StateStore
    fileprivate let component: String

    /// Shows the view with an identifier.
    ///
    /// - Parameter anchor: The point of view and visible part that meet; `nil` for the shortest way.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let id = AnyHashable(id)
        if let target = requests.target, target.id == id, target.anchor == anchor { return }
        requests.target = ScrollTarget(id: id, anchor: anchor)
        store.noteChange(of: "the scroll position of \(component)")
    }
}

/// Gives a view an identity of its own.
public struct _IdentifierModifier<ID: Hashable> {
    let id: ID
}

extension _IdentifierModifier: BodilessModifier {
    public static func _makeNodes(
        of modifier: Self, in context: BuildContext, content: @escaping (BuildContext) -> [LayoutNode]
    ) -> [LayoutNode] {
        let nodes = content(context.child(id: modifier.id))
        guard context.isScrollTargetWanted else { return nodes }
        return nodes.map { $0.rowGroup == nil ? IDNode($0, id: AnyHashable(modifier.id), in: context) : $0 }
    }
}

extension View {
    /// Gives the view an identity: states inside begin anew when it changes, and scroll views can look for it.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { modifier(_IdentifierModifier(id: id)) }
}
