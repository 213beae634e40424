/// Builds a view from the views in a closure.
@resultBuilder
public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        var children: [any View] = []
        repeat children.append(each content)
        return TupleView((repeat each content), children: children)
    }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.first(first))
    }

    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.second(second))
    }

    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// Several consecutive views, each laid out separately by the enclosing container.
public struct TupleView<T> {
    public var value: T

    private let children: [any View]

    init(_ value: T, children: [any View]) {
        self.value = value
        self.children = children
    }
}

extension TupleView: PrimitiveView {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] {
        var nodes: [LayoutNode] = []
        for (number, child) in children.enumerated() { nodes += child.makeAnyNodes(in: context.child(number)) }
        return nodes
    }
}

extension View {
    /// Creates the nodes of a view of unknown type.
    fileprivate func makeAnyNodes(in context: BuildContext) -> [LayoutNode] {
        Self._makeNodes(of: self, in: context)
    }
}

/// One of two views, depending on a condition.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage

    init(_ storage: Storage) {
        self.storage = storage
    }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public var body: Never { preconditionFailure("_ConditionalContent has no body.") }

    public static func _makeNodes(of view: Self, in context: BuildContext) -> [LayoutNode] {
        switch view.storage {
        case .first(let content): TrueContent._makeNodes(of: content, in: context.child(0))
        case .second(let content): FalseContent._makeNodes(of: content, in: context.child(1))
        }
    }
}

extension Optional: View where Wrapped: View {
    public var body: Never { preconditionFailure("Optional has no body.") }

    public static func _makeNodes(of view: Self, in context: BuildContext) -> [LayoutNode] {
        guard let view else { return [] }
        return Wrapped._makeNodes(of: view, in: context.child(0))
    }
}

/// A view without content, which takes no place in a stack.
public struct EmptyView: Sendable {
    public init() {}
}

extension EmptyView: PrimitiveView {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] { [] }
}

/// A view of any type.
public struct AnyView {
    private let view: any View

    public init<V: View>(_ view: V) {
        self.view = view
    }

    public init<V: View>(erasing view: V) {
        self.init(view)
    }
}

extension AnyView: PrimitiveView {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] { view.makeAnyNodes(in: context) }
}

/// A group of views, each laid out separately by the enclosing container.
public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: Never { preconditionFailure("Group has no body.") }

    public static func _makeNodes(of view: Self, in context: BuildContext) -> [LayoutNode] {
        Content._makeNodes(of: view.content, in: context)
    }
}
