/// A modifier that produces a different version of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the modified view.
    associatedtype Body: View

    /// Returns the modified view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

    /// The view to modify.
    typealias Content = _ViewModifier_Content<Self>

    /// Returns the layout nodes of the modified view. Applications never implement this: the default evaluates the
    /// body.
    static func _makeNodes(
        of modifier: Self, in context: BuildContext, content: @escaping (BuildContext) -> [LayoutNode]
    ) -> [LayoutNode]

    /// Returns the layout nodes of a view with the modifier. Applications never implement this.
    static func _makeNodes<V: View>(of modifier: Self, around view: V, in context: BuildContext) -> [LayoutNode]
}

extension ViewModifier {
    public static func _makeNodes<V: View>(
        of modifier: Self, around view: V, in context: BuildContext
    ) -> [LayoutNode] {
        _makeNodes(of: modifier, in: context) { V._makeNodes(of: view, in: $0.child(0)) }
    }

    public static func _makeNodes(
        of modifier: Self, in context: BuildContext, content: @escaping (BuildContext) -> [LayoutNode]
    ) -> [LayoutNode] {
        guard !context.isRecursive(Self.self) else { return content(context) }
        var modifier = modifier
        let context = context.entering(Self.self)
        guard DynamicProperties.connect(&modifier, in: context) else { return content(context) }
        let body = context.observing { modifier.body(content: _ViewModifier_Content(makeNodes: content)) }
        return ComponentNode.wrap(Body._makeNodes(of: body, in: context), in: context)
    }
}

/// The view to which a modifier is applied.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let makeNodes: (BuildContext) -> [LayoutNode]
}

extension _ViewModifier_Content: PrimitiveView {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] { makeNodes(context) }
}

/// A modifier that wraps each node of its content.
package protocol PrimitiveModifier: BodilessModifier {
    /// Returns the node that replaces `node`.
    func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode
}

extension PrimitiveModifier {
    public static func _makeNodes(
        of modifier: Self, in context: BuildContext, content: @escaping (BuildContext) -> [LayoutNode]
    ) -> [LayoutNode] {
        wrap(content(context), with: modifier, in: context)
    }

    // Most modifiers are of this kind or the next one. Without a closure, the view isn't copied for each of them.
    public static func _makeNodes<V: View>(
        of modifier: Self, around view: V, in context: BuildContext
    ) -> [LayoutNode] {
        wrap(V._makeNodes(of: view, in: context.child(0)), with: modifier, in: context)
    }

    @MainActor
    private static func wrap(
        _ nodes: consuming [LayoutNode], with modifier: Self, in context: BuildContext
    ) -> [LayoutNode] {
        for index in nodes.indices {
            if let rows = nodes[index].rowGroup {
                nodes[index] = rows.mapped { modifier.wrap($0, in: context) }
            } else {
                nodes[index] = modifier.wrap(nodes[index], in: context)
            }
        }
        return nodes
    }
}

/// A modifier that changes the context of its content.
package protocol ContextModifier: BodilessModifier {
    /// Changes the context in which the content is created.
    func change(_ context: inout BuildContext)
}

extension ContextModifier {
    public static func _makeNodes(
        of modifier: Self, in context: BuildContext, content: @escaping (BuildContext) -> [LayoutNode]
    ) -> [LayoutNode] {
        var context = context
        modifier.change(&context)
        return content(context)
    }

    public static func _makeNodes<V: View>(
        of modifier: Self, around view: V, in context: BuildContext
    ) -> [LayoutNode] {
        var context = context
        modifier.change(&context)
        return V._makeNodes(of: view, in: context.child(0))
    }
}

/// A view with its modifier, or two consecutive modifiers.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: Never { preconditionFailure("ModifiedContent has no body.") }

    public static func _makeNodes(of view: Self, in context: BuildContext) -> [LayoutNode] {
        Modifier._makeNodes(of: view.modifier, around: view.content, in: context)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> Never {
        preconditionFailure("ModifiedContent has no body.")
    }

    public static func _makeNodes(
        of modifier: Self, in context: BuildContext, content: @escaping (BuildContext) -> [LayoutNode]
    ) -> [LayoutNode] {
        Modifier._makeNodes(of: modifier.modifier, in: context) { inner in
            Content._makeNodes(of: modifier.content, in: inner.child(0), content: content)
        }
    }
}

extension ViewModifier {
    /// Returns this modifier followed by another.
    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
    public init() {}

    public static let identity = EmptyModifier()
}

extension EmptyModifier: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode { node }
}

extension View {
    /// Applies a modifier to the view.
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
