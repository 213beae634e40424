/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content

    let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: \.id)
    }

    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(data: data, content: content) { $0[keyPath: id] }
    }

    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content) { $0 }
    }

    /// A view for each element, with a binding to the element.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [Binding<C.Element>] {
        self.init(data: data.elements, content: content) { $0.wrappedValue[keyPath: id] }
    }

    /// A view for each element, with a binding to the element.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [Binding<C.Element>], C.Element: Identifiable, ID == C.Element.ID {
        self.init(data: data.elements, content: content) { $0.wrappedValue.id }
    }

    public var body: Never { preconditionFailure("ForEach has no body.") }

    public static func _makeNodes(of view: Self, in context: BuildContext) -> [LayoutNode] {
        guard !context.defersRows else { return [view.deferred(in: context)] }
        let places = ElementPlaces<ID>()
        var nodes: [LayoutNode] = []
        for (place, element) in view.data.enumerated() {
            nodes += view.makeNodes(for: element, at: place, among: places, in: context)
        }
        return nodes
    }

    @MainActor
    private func makeNodes(
        for element: Data.Element, at place: Int, among places: ElementPlaces<ID>, in context: BuildContext
    ) -> [LayoutNode] {
        let id = id(element)
        places.note(id, at: place, in: context)
        let nodes = Content._makeNodes(of: content(element), in: context.child(id: id))
        // A scroll view that looks for an element needs its nodes.
        guard context.isScrollTargetWanted else { return nodes }
        return nodes.map { $0.rowGroup == nil ? IDNode($0, id: AnyHashable(id), in: context) : $0 }
    }

    /// The nodes of all elements, created when a lazy container requests them.
    @MainActor
    private func deferred(in context: BuildContext) -> LayoutNode {
        let places = ElementPlaces<ID>()
        return DeferredNodes(
            count: data.count, in: context,
            place: { wanted in
                guard let wanted = wanted.base as? ID, let index = data.firstIndex(where: { id($0) == wanted })
                else { return nil }
                return data.distance(from: data.startIndex, to: index)
            },
            make: { place in
                let element = data[data.index(data.startIndex, offsetBy: place)]
                return makeNodes(for: element, at: place, among: places, in: context)
            })
    }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
    /// A binding for each element.
    fileprivate var elements: [Binding<Value.Element>] {
        wrappedValue.indices.map { index in
            Binding<Value.Element>(
                get: { self.wrappedValue[index] },
                set: { self.wrappedValue[index] = $0 })
        }
    }
}
