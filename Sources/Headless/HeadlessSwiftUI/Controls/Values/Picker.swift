/// A selection among tagged views. A menu shows only the selected one; segments show all.
public struct Picker<Label, SelectionValue: Hashable, Content> {
    let selection: AnyHashable
    let label: Label
    let content: Content
}

extension Picker: View where Label: View, Content: View {
    public nonisolated init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(selection: AnyHashable(selection.wrappedValue), label: label(), content: content())
    }

    public nonisolated init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: AnyHashable(selection.wrappedValue), label: label, content: content())
    }

    public var body: some View { PickerBody(selection: selection, label: label, content: content) }
}

extension Picker where Label == Text, Content: View {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

private struct PickerBody<Label: View, Content: View>: View {
    let selection: AnyHashable
    let label: Label
    let content: Content
    @Environment(\.pickerAppearance) private var kind
    @Environment(\.isInList) private var isInList
    @Environment(\.areLabelsHidden) private var areLabelsHidden

    var body: some View {
        switch kind {
        case .segments: PickerOptions(selection: selection, kind: kind, content: content)
        case .list:
            VStack(alignment: .leading) { PickerOptions(selection: selection, kind: kind, content: content) }
        case .menu where isInList && !areLabelsHidden:
            HStack {
                label
                Spacer()
                choice.foregroundStyle(.secondary)
            }
            .popUpElement(label, choice)
        case .menu:
            choice.foregroundStyle(.tint).padding(.horizontal, 12).padding(.vertical, 7)
                .popUpElement(label, choice)
        }
    }

    /// The selected option with the two chevrons of a menu.
    private var choice: some View {
        HStack(spacing: 4) {
            PickerOptions(selection: selection, kind: kind, content: content)
            VStack(spacing: 2) {
                Image(systemName: "chevron.up")
                Image(systemName: "chevron.down")
            }
            .font(.system(size: 8, weight: .semibold))
        }
    }
}

extension View {
    /// Makes a closed picker a single element with its label, and the selected option as its value.
    fileprivate func popUpElement<Label: View, Choice: View>(_ label: Label, _ choice: Choice) -> some View {
        control { node, context in
            node.label = SpokenView(label, in: context).label
            node.value = SpokenView(choice, in: context).elements.first { !$0.isNamedByPicture }?.label
            (node.traits, node.kind) = (.button, .popUpButton)
        }
    }
}

/// The options of a picker in its current style.
private struct PickerOptions<Content: View> {
    let selection: AnyHashable
    let kind: PickerKind
    let content: Content
}

extension PickerOptions: PrimitiveView {
    func makeNodes(in context: BuildContext) -> [LayoutNode] {
        var inner = context.child(0).inside(stackAlong: nil)
        if kind == .segments { inner.environment.font = inner.environment.font ?? .footnote.weight(.medium) }
        let options = Content._makeNodes(of: content, in: inner)
        let chosen = options.firstIndex { $0.trait(TagKey.self) == .some(.some(selection)) }
        if chosen == nil, !options.isEmpty {
            context.store.report("\(context.componentName): no option of a picker has the tag \(selection).")
        }
        switch kind {
        case .menu: return chosen.map { [options[$0]] } ?? []
        case .segments:
            let segments = Segments(options: options, chosen: chosen)
            return AnyView._makeNodes(of: AnyView(segments), in: context.child(1))
        case .list:
            var rows: [LayoutNode] = []
            for (number, option) in options.enumerated() {
                let row = AnyView(PickerRow(option: option, isChosen: number == chosen))
                rows += AnyView._makeNodes(of: row, in: context.child(1).child(number))
            }
            return rows
        }
    }
}

/// An option of a picker in a list, with a checkmark if it is selected.
private struct PickerRow: View {
    let option: LayoutNode
    let isChosen: Bool

    var body: some View {
        HStack {
            ReadyNodes(nodes: [option])
            Spacer()
            if isChosen { Image(systemName: "checkmark").foregroundStyle(.tint) }
        }
        .control(.combined) { node, _ in node.traits = isChosen ? [.button, .selected] : .button }
    }
}

/// Options of equal width on gray, the selected one on white: 32 points high, like UIKit's.
private struct Segments: View {
    let options: [LayoutNode]
    let chosen: Int?
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<options.count) { number in
                ReadyNodes(nodes: [options[number]])
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background { if number == chosen { knob } }
                    .saying { node, _ in
                        node.traits = number == chosen ? [.button, .selected] : .button
                        node.position = .init(number + 1, of: options.count)
                    }
            }
        }
        .lineLimit(1)
        .padding(2)
        .frame(height: 32)
        .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 9, style: .continuous))
        // The titles aren't the text of a list's row.
        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    }

    private var knob: some View {
        RoundedRectangle(cornerRadius: 7, style: .continuous)
            .fill(colorScheme == .dark ? Color(.systemGray2) : .white)
            .shadow(color: .black.opacity(0.12), radius: 4, x: 0, y: 3)
    }
}

enum PickerKind { case menu, segments, list }

/// The style of pickers.
public protocol PickerStyle {
    /// The appearance of the picker. Applications never implement this.
    var _appearance: _PickerAppearance { get }
}

/// The appearance of a picker.
public struct _PickerAppearance {
    let kind: PickerKind
    /// The problem to report for a style that isn't drawn.
    var problem: String?
}

public struct DefaultPickerStyle: PickerStyle, Sendable {
    public init() {}
    public var _appearance: _PickerAppearance { _PickerAppearance(kind: .menu) }
}

public struct MenuPickerStyle: PickerStyle, Sendable {
    public init() {}
    public var _appearance: _PickerAppearance { _PickerAppearance(kind: .menu) }
}

public struct SegmentedPickerStyle: PickerStyle, Sendable {
    public init() {}
    public var _appearance: _PickerAppearance { _PickerAppearance(kind: .segments) }
}

public struct InlinePickerStyle: PickerStyle, Sendable {
    public init() {}
    public var _appearance: _PickerAppearance { _PickerAppearance(kind: .list) }
}

public struct WheelPickerStyle: PickerStyle, Sendable {
    public init() {}
    public var _appearance: _PickerAppearance {
        _PickerAppearance(kind: .menu, problem: "a picker's wheel isn't drawn; it looks like a menu.")
    }
}

public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
    public init() {}
    public var _appearance: _PickerAppearance {
        _PickerAppearance(kind: .menu, problem: "a picker's link isn't drawn; it looks like a menu.")
    }
}

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension View {
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        let appearance = style._appearance
        return environment(\.pickerAppearance, appearance.kind).modifier(_UndrawnModifier(appearance.problem))
    }
}

extension EnvironmentValues {
    fileprivate var pickerAppearance: PickerKind {
        get { self[PickerAppearanceKey.self] }
        set { self[PickerAppearanceKey.self] = newValue }
    }

    private enum PickerAppearanceKey: EnvironmentKey {
        static var defaultValue: PickerKind { .menu }
    }
}
