import Foundation
import Frames

/// A view whose content can scroll the scroll views inside to a view.
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

/// The requests to the scroll views in a reader, kept across passes.
final class ScrollRequests {
    /// The target of the last request.
    var target: ScrollTarget?
}

/// A scroll view reader in the scope of its content.
final class ScrollRequestScope: LayoutScope {
    let requests: ScrollRequests

    init(_ requests: ScrollRequests, in parent: LayoutScope?) {
        self.requests = requests
        super.init(in: parent)
    }
}

/// Requests scrolling to a view.
///
/// An application may store it anywhere, as on iOS; it is used on the main queue.
public struct ScrollViewProxy: @unchecked Sendable {
    fileprivate let requests: ScrollRequests
    fileprivate let store: StateStore
    fileprivate let component: String

    /// Scrolls to the view with an identifier.
    ///
    /// - Parameter anchor: The point of the view and of the visible rectangle to align; `nil` to scroll as little as
    ///   possible.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let id = AnyHashable(id)
        if let target = requests.target, target.id == id, target.anchor == anchor { return }
        requests.target = ScrollTarget(id: id, anchor: anchor)
        store.noteChange(of: "the scroll position of \(component)")
    }
}

/// Sets the identity of a view.
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
    /// Sets the identity of the view: states inside are reset when it changes, and scroll views can find it.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { modifier(_IdentifierModifier(id: id)) }
}
