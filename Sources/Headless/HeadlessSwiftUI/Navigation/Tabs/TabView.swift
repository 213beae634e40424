import Foundation
import UIKitValues

/// Screens of which one is visible, above a bar with an item for each.
public struct TabView<SelectionValue: Hashable, Content> {
    let selection: SelectionValue?
    let content: Content
}

extension TabView: View where Content: View {
    public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection?.wrappedValue, content: content())
    }
}

extension TabView where SelectionValue == Int, Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content())
    }
}

extension TabView: PrimitiveView where Content: View {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] {
        let safeArea = SafeAreaScope(in: context.scope)
        let tabs = TabScope(selection: selection.map { AnyHashable($0) }, in: safeArea)
        let pages = Content._makeNodes(of: content, in: context.child(0).inside(stackAlong: nil).inside(tabs))
        let shown = tabs.shownNodes(of: pages, in: context)
        let screen = FlexibleFrameNode.filling(shown, in: context)
        let bar: LayoutNode?
        if context.environment.tabViewIsPaged {
            let selected = pages.firstIndex { $0 === shown } ?? 0
            let dots = PageDots(count: pages.count, selected: selected)
            guard pages.count > 1, context.environment.pageIndexShows, let layer = context.child(1).singleNode(of: dots)
            else { return [screen] }
            return [BackdropNode(screen, layer: layer, isAbove: true, alignment: .bottom, in: context)]
        } else {
            bar = tabs.items.isEmpty ? nil : context.child(1).singleNode(of: TabBar(items: tabs.items))
        }
        guard let bar else { return [screen] }
        return [
            SafeAreaBarNode(
                screen, bar: bar, at: .bottom, alignment: .center, gap: 0, scope: safeArea, in: context)
        ]
    }
}

/// A tab view in the scope of its tabs.
final class TabScope: LayoutScope {
    /// A tab as its bar shows it.
    struct Item {
        let label: AnyView
        let isSelected: Bool
        let badge: Text?
    }

    private let selection: AnyHashable?

    /// The tag of the tab that is being created.
    var tag: AnyHashable?

    /// The badge of the tab that is being created.
    var badge: Text?

    private(set) var items: [Item] = []
    private var first: [LayoutNode] = []

    init(selection: AnyHashable?, in parent: LayoutScope?) {
        self.selection = selection
        super.init(in: parent)
    }

    /// Creates the nodes of a tab; none if another one is selected.
    func addTab(_ label: AnyView, in context: BuildContext, content: (BuildContext) -> [LayoutNode]) -> [LayoutNode] {
        let tag = tag
        let badge = badge
        let isFirst = items.isEmpty
        var nodes: [LayoutNode] = []
        if let tag, let selection {
            guard tag == selection else {
                items.append(Item(label: label, isSelected: false, badge: badge))
                if isFirst { first = context.store.withoutActions { content(context) } }
                return []
            }
            nodes = content(context)
        } else {
            // The tag may be inside.
            nodes = context.store.withoutActions { content(context) }
            let inner = nodes.first.flatMap { $0.trait(TagKey.self) ?? nil }
            if isFirst { first = nodes }
            guard selection == nil ? isFirst : inner == selection else {
                items.append(Item(label: label, isSelected: false, badge: badge))
                return []
            }
            nodes = content(context)
        }
        items.append(Item(label: label, isSelected: true, badge: badge))
        return nodes
    }

    /// Returns the visible page: the selected one, or the first.
    func shownNodes(of pages: [LayoutNode], in context: BuildContext) -> LayoutNode {
        if !items.isEmpty {
            let shown = pages.isEmpty ? first : pages
            return shown.count == 1 ? shown[0] : LayersNode(aligned: .center, nodes: shown, in: context)
        }
        let selected = pages.first { ($0.trait(TagKey.self) ?? nil) == selection }
        return selected ?? pages.first ?? LayersNode(aligned: .center, nodes: [], in: context)
    }
}

extension FlexibleFrameNode {
    /// Returns a view centered in the available space.
    static func filling(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        let limits = Limits(least: nil, ideal: nil, most: .infinity)
        return FlexibleFrameNode(node, horizontal: limits, vertical: limits, alignment: .center, in: context)
    }
}

/// The bar of a tab view: 49 points high, an icon of 22 points over a title of 10; on a phone in landscape 32 points
/// high, with the title beside the icon.
struct TabBar: View {
    let items: [TabScope.Item]
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    private var isCompact: Bool { verticalSizeClass == .compact }

    var body: some View {
        VStack(spacing: 0) {
            Divider()
            HStack(spacing: 0) {
                ForEach(0..<items.count, id: \.self) { number in
                    TabBarItem(item: items[number]).frame(maxWidth: .infinity)
                        .control(.combined) { node, _ in
                            node.traits = items[number].isSelected ? [.button, .selected] : .button
                            node.kind = .tab
                            node.position = .init(number + 1, of: items.count)
                        }
                }
            }
            .padding(.top, isCompact ? 3 : 5)
            Spacer(minLength: 0)
        }
        .frame(height: isCompact ? 32 : 49)
        .background(Color(.systemBackground))
        .modifier(
            _AccessibilityModifier(.group) { mark, _ in (mark.node.label, mark.node.traits) = ("Tab Bar", .tabBar) })
    }
}

/// An item of a tab bar.
private struct TabBarItem: View {
    let item: TabScope.Item
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    var body: some View {
        TabBarItemLayout(isCompact: verticalSizeClass == .compact) {
            item.label
                .modifier(_TabIconModifier())
                .labelStyle(TabBarLabelStyle())
                .modifier(_TabColorModifier(isSelected: item.isSelected))
            badge
        }
    }

    @ViewBuilder private var badge: some View {
        if let text = item.badge {
            text.font(.system(size: 13)).foregroundColor(.white).lineLimit(1).padding(.horizontal, 5)
                .frame(minWidth: 18)
                .background(Color(.systemRed), in: Capsule())
        }
    }
}

/// Puts a badge at the upper corner of a tab's icon. A wide badge begins further towards the icon's leading edge, and
/// its text is cut short where the tab ends.
private struct TabBarItemLayout: Layout {
    let isCompact: Bool

    /// The distance between the middle of an icon and its leading edge, in points.
    private static let halfIcon: CGFloat = 12

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let label = subviews.first?.sizeThatFits(proposal) ?? .zero
        let width = proposal.replacingUnspecifiedDimensions(by: label).width
        return CGSize(width: max(width, label.width), height: label.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let label = subviews.first else { return }
        let size = label.sizeThatFits(ProposedViewSize(bounds.size))
        label.place(
            at: CGPoint(x: bounds.midX, y: bounds.minY), anchor: .top, proposal: ProposedViewSize(bounds.size))
        guard let badge = subviews.dropFirst().first else { return }
        let start = isCompact ? bounds.midX - size.width / 2 : bounds.midX - Self.halfIcon
        let end = bounds.maxX - 2
        let widest = ProposedViewSize(width: max(end - start, 18), height: nil)
        let width = badge.sizeThatFits(widest).width
        let leading = max(min(start + Self.halfIcon + (isCompact ? 0 : 3), end - width), start)
        badge.place(at: CGPoint(x: leading, y: bounds.minY - 2), proposal: widest)
    }
}

/// Colors an item: with the tint if it is selected, otherwise gray.
private struct _TabColorModifier: ViewModifier {
    let isSelected: Bool

    func body(content: Content) -> some View {
        content.foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.systemGray)))
    }
}

private struct TabBarLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { TabBarLabel(configuration: configuration) }
}

private struct TabBarLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    var body: some View {
        let icon = configuration.icon.font(.system(size: 20)).frame(height: 25)
        if verticalSizeClass == .compact {
            HStack(spacing: 7) {
                icon
                configuration.title.font(.system(size: 12))
            }
        } else {
            VStack(spacing: 2) {
                icon
                configuration.title.font(.system(size: 10, weight: .medium))
            }
        }
    }
}

/// Puts an adjacent icon and title above each other, or side by side on a phone in landscape.
private struct _TabIconModifier {}

extension _TabIconModifier: BodilessModifier {
    static func _makeNodes(
        of modifier: Self, in context: BuildContext, content: @escaping (BuildContext) -> [LayoutNode]
    ) -> [LayoutNode] {
        let isCompact = context.environment.verticalSizeClass == .compact
        let axis = isCompact ? Axis.horizontal : .vertical
        var icon = context.inside(stackAlong: axis)
        icon.environment.font = .system(size: 20)
        var title = context.inside(stackAlong: axis)
        title.environment.font = isCompact ? .system(size: 12) : .system(size: 10, weight: .medium)
        let nodes = content(icon)
        guard nodes.count > 1 else { return nodes }
        let framed = FixedFrameNode(nodes[0], width: nil, height: 25, alignment: .center, in: context)
        let others = content(title).dropFirst()
        return [
            StackNode(
                axis, aligned: isCompact ? VerticalAlignment.center.key : HorizontalAlignment.center.key,
                spacing: isCompact ? 7 : 2, nodes: [framed] + others, in: context)
        ]
    }
}

/// The dots for the number of pages.
private struct PageDots: View {
    let count: Int
    let selected: Int
    @Environment(\.pageIndexHasBackground) private var hasBackground

    var body: some View {
        HStack(spacing: 9) {
            ForEach(0..<count, id: \.self) { number in
                Circle().fill(Color.white.opacity(number == selected ? 1 : 0.3)).frame(width: 7, height: 7)
            }
        }
        .padding(.horizontal, 12)
        .frame(height: 26)
        .background(Color.black.opacity(hasBackground ? 0.2 : 0), in: Capsule())
        .padding(.bottom, 12.5)
    }
}
