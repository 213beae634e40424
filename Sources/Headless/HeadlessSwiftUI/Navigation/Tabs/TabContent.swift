/// Tabs of a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the selection; `Never` for tabs that code doesn't select.
    associatedtype TabValue: Hashable
    associatedtype Body: TabContent

    @TabContentBuilder<TabValue> var body: Self.Body { get }

    /// Returns the nodes of the visible tab. Applications never implement this: the default evaluates the body.
    static func _makeTabs(of content: Self, in context: BuildContext) -> [LayoutNode]
}

extension TabContent {
    public static func _makeTabs(of content: Self, in context: BuildContext) -> [LayoutNode] {
        var content = content
        let context = context.entering(Self.self)
        guard DynamicProperties.connect(&content, in: context) else { return [] }
        let body = context.observing { content.body }
        return Body._makeTabs(of: body, in: context)
    }
}

extension TabContent where Body == Never {
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: TabContent {
    public typealias TabValue = Never

    public static func _makeTabs(of content: Never, in context: BuildContext) -> [LayoutNode] {}
}

/// Builds the tabs of a tab view from those in a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// The tabs as the content of a tab view.
    public struct Content<Tabs: TabContent> {
        let tabs: Tabs
    }

    public static func buildExpression<Tabs: TabContent>(_ tabs: Tabs) -> Tabs where Tabs.TabValue == TabValue { tabs }

    public static func buildBlock<Tabs: TabContent>(_ tabs: Tabs) -> Tabs where Tabs.TabValue == TabValue { tabs }

    public static func buildBlock<each Tabs: TabContent>(
        _ tabs: repeat each Tabs
    ) -> _TupleTabContent<TabValue, repeat each Tabs> {
        _TupleTabContent(tabs: (repeat each tabs))
    }

    public static func buildIf<Tabs: TabContent>(_ tabs: Tabs?) -> Tabs? { tabs }

    public static func buildEither<First: TabContent, Second: TabContent>(
        first: First
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(.first(first)) }

    public static func buildEither<First: TabContent, Second: TabContent>(
        second: Second
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(.second(second)) }

    public static func buildLimitedAvailability<Tabs: TabContent>(_ tabs: Tabs) -> Tabs { tabs }
}

/// Builds tabs inside others, whose type of selection follows from them.
@resultBuilder
public struct _TabGroupBuilder {
    public static func buildExpression<Tabs: TabContent>(_ tabs: Tabs) -> Tabs { tabs }

    public static func buildBlock<Tabs: TabContent>(_ tabs: Tabs) -> Tabs { tabs }

    public static func buildBlock<First: TabContent, each Other: TabContent>(
        _ first: First, _ others: repeat each Other
    ) -> _TupleTabContent<First.TabValue, First, repeat each Other> {
        _TupleTabContent(tabs: (first, repeat each others))
    }

    public static func buildIf<Tabs: TabContent>(_ tabs: Tabs?) -> Tabs? { tabs }

    public static func buildEither<First: TabContent, Second: TabContent>(
        first: First
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(.first(first)) }

    public static func buildEither<First: TabContent, Second: TabContent>(
        second: Second
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(.second(second)) }

    public static func buildLimitedAvailability<Tabs: TabContent>(_ tabs: Tabs) -> Tabs { tabs }
}

extension TabContentBuilder.Content: PrimitiveView {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] { Tabs._makeTabs(of: tabs, in: context) }
}

/// Several tabs.
public struct _TupleTabContent<TabValue: Hashable, each Tabs: TabContent> {
    let tabs: (repeat each Tabs)
}

extension _TupleTabContent: TabContent {
    public typealias Body = Never

    public static func _makeTabs(of tuple: Self, in context: BuildContext) -> [LayoutNode] {
        var nodes: [LayoutNode] = []
        var number = 0
        func add<Part: TabContent>(_ part: Part) {
            nodes += Part._makeTabs(of: part, in: context.child(number))
            number += 1
        }
        repeat add(each tuple.tabs)
        return nodes
    }
}

extension Optional: TabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue

    public static func _makeTabs(of tabs: Self, in context: BuildContext) -> [LayoutNode] {
        tabs.map { Wrapped._makeTabs(of: $0, in: context.child(0)) } ?? []
    }
}

extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
    public typealias TabValue = TrueContent.TabValue

    public static func _makeTabs(of content: Self, in context: BuildContext) -> [LayoutNode] {
        switch content.storage {
        case .first(let content): TrueContent._makeTabs(of: content, in: context.child(0))
        case .second(let content): FalseContent._makeTabs(of: content, in: context.child(1))
        }
    }
}

extension Group: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    public init(@_TabGroupBuilder content: () -> Content) {
        self.content = content()
    }

    public static func _makeTabs(of group: Self, in context: BuildContext) -> [LayoutNode] {
        Content._makeTabs(of: group.content, in: context)
    }
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    public init(
        _ data: Data, @_TabGroupBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: \.id)
    }

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @_TabGroupBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content) { $0[keyPath: id] }
    }

    public static func _makeTabs(of tabs: Self, in context: BuildContext) -> [LayoutNode] {
        tabs.data.flatMap { element in
            Content._makeTabs(of: tabs.content(element), in: context.child(id: tabs.id(element)))
        }
    }
}
