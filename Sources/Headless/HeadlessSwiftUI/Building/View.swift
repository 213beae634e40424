/// A part of a user interface, described by its body.
///
/// A view is a description: its body is evaluated once per layout pass, and the view isn't kept.
@MainActor @preconcurrency
public protocol View {
    /// The type of the body.
    associatedtype Body: View

    /// The content of the view.
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Returns the view's layout nodes. Applications never implement this: the default evaluates the body.
    static func _makeNodes(of view: Self, in context: BuildContext) -> [LayoutNode]
}

extension View {
    public static func _makeNodes(of view: Self, in context: BuildContext) -> [LayoutNode] {
        guard !context.isRecursive(Self.self) else { return [] }
        var view = view
        let context = context.entering(Self.self)
        guard DynamicProperties.connect(&view, in: context) else { return [] }
        let body = context.observing { view.body }
        return ComponentNode.wrap(Body._makeNodes(of: body, in: context), in: context)
    }
}

/// A view that creates its nodes itself.
package protocol PrimitiveView: View where Body == Never {
    /// Returns the view's nodes.
    func makeNodes(in context: BuildContext) -> [LayoutNode]
}

extension PrimitiveView {
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }

    public static func _makeNodes(of view: Self, in context: BuildContext) -> [LayoutNode] {
        view.makeNodes(in: context)
    }
}

extension Never: View {
    public var body: Never { fatalError("Never has no body.") }
}
