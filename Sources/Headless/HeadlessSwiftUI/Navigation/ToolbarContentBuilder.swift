/// Collects items of bars.
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _TupleToolbarContent<repeat each Content> {
        _TupleToolbarContent(content: (repeat each content))
    }

    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(.first(first)) }

    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(.second(second)) }

    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// Several items of bars.
public struct _TupleToolbarContent<each Content: ToolbarContent> {
    let content: (repeat each Content)
}

extension _TupleToolbarContent: ToolbarContent {
    public typealias Body = Never

    public static func _addItems(of tuple: Self, to list: inout _ToolbarItems, in context: BuildContext) {
        var number = 0
        func add<Part: ToolbarContent>(_ part: Part, to list: inout _ToolbarItems) {
            Part._addItems(of: part, to: &list, in: context.child(number))
            number += 1
        }
        repeat add(each tuple.content, to: &list)
    }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public typealias Body = Never

    public static func _addItems(of content: Self, to list: inout _ToolbarItems, in context: BuildContext) {
        if let content { Wrapped._addItems(of: content, to: &list, in: context.child(0)) }
    }
}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    public static func _addItems(of content: Self, to list: inout _ToolbarItems, in context: BuildContext) {
        switch content.storage {
        case .first(let content): TrueContent._addItems(of: content, to: &list, in: context.child(0))
        case .second(let content): FalseContent._addItems(of: content, to: &list, in: context.child(1))
        }
    }
}
