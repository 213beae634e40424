/// Items of the bars around a screen.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent

    @ToolbarContentBuilder var body: Self.Body { get }

    /// Adds the items to a list. Applications never implement this: the default evaluates the body.
    static func _addItems(of content: Self, to list: inout _ToolbarItems, in context: BuildContext)
}

extension ToolbarContent {
    public static func _addItems(of content: Self, to list: inout _ToolbarItems, in context: BuildContext) {
        var content = content
        let context = context.entering(Self.self)
        guard DynamicProperties.connect(&content, in: context) else { return }
        let body = context.observing { content.body }
        Body._addItems(of: body, to: &list, in: context)
    }
}

extension ToolbarContent where Body == Never {
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: ToolbarContent {
    public static func _addItems(of content: Never, to list: inout _ToolbarItems, in context: BuildContext) {}
}

/// The items of bars while they are collected.
public struct _ToolbarItems {
    var entries: [ToolbarEntry] = []
}

/// Items that users can reorder. A still shows them in the order of the code.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// A view in a bar.
public struct ToolbarItem<ID, Content> {
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItem: ToolbarContent where Content: View {
    public typealias Body = Never

    public static func _addItems(of item: Self, to list: inout _ToolbarItems, in context: BuildContext) {
        list.add(item.content, at: item.placement, in: context)
    }
}

extension ToolbarItem: CustomizableToolbarContent where Content: View {}

extension ToolbarItem where ID == (), Content: View {
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }
}

extension ToolbarItem where ID == String, Content: View {
    public nonisolated init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.init(placement: placement, content: content())
    }
}

/// Views beside each other in a bar.
public struct ToolbarItemGroup<Content> {
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItemGroup: ToolbarContent where Content: View {
    public typealias Body = Never

    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }

    public static func _addItems(of group: Self, to list: inout _ToolbarItems, in context: BuildContext) {
        list.add(group.content, at: group.placement, in: context)
    }
}

/// Actions in the menu of a bar's title. The menu is closed in a still.
public struct ToolbarTitleMenu<Content> {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension ToolbarTitleMenu: ToolbarContent where Content: View {
    public typealias Body = Never

    public static func _addItems(of menu: Self, to list: inout _ToolbarItems, in context: BuildContext) {}
}

extension _ToolbarItems {
    @MainActor
    fileprivate mutating func add<Content: View>(
        _ content: Content, at placement: ToolbarItemPlacement, in context: BuildContext
    ) {
        var inner = context.child(entries.count).inside(stackAlong: .horizontal)
        if placement.isEmphasized { inner.environment.font = .body.bold() }
        inner.environment.hasSystemTouchArea = true
        // Bars don't grow with the text size.
        inner.environment.dynamicTypeSize = .large
        inner.environment.imageScale = .large
        if placement.slot != .principal { inner.environment.showLabelsAsIcons() }
        let nodes = Content._makeNodes(of: content, in: inner)
        entries.append(ToolbarEntry(slot: placement.slot, nodes: nodes))
    }
}

/// The placement of an item in a bar.
public struct ToolbarItemPlacement: Sendable {
    let slot: ToolbarEntry.Slot
    var isEmphasized = false

    public static let automatic = ToolbarItemPlacement(slot: .trailing)
    public static let principal = ToolbarItemPlacement(slot: .principal)
    public static let navigation = ToolbarItemPlacement(slot: .leading)
    public static let primaryAction = ToolbarItemPlacement(slot: .trailing)
    public static let secondaryAction = ToolbarItemPlacement(slot: .trailing)
    public static let status = ToolbarItemPlacement(slot: .bottom)
    public static let confirmationAction = ToolbarItemPlacement(slot: .trailing, isEmphasized: true)
    public static let cancellationAction = ToolbarItemPlacement(slot: .leading)
    public static let destructiveAction = ToolbarItemPlacement(slot: .trailing)
    public static let navigationBarLeading = ToolbarItemPlacement(slot: .leading)
    public static let navigationBarTrailing = ToolbarItemPlacement(slot: .trailing)
    public static let topBarLeading = ToolbarItemPlacement(slot: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(slot: .trailing)
    public static let bottomBar = ToolbarItemPlacement(slot: .bottom)

    /// Above the keyboard, which a still doesn't have.
    public static let keyboard = ToolbarItemPlacement(slot: .none)
}
