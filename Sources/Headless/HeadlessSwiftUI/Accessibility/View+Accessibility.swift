// What assistive technologies read of a view isn't seen: the view is drawn as it is.

extension View {
    public nonisolated func accessibilityLabel(_ text: Text) -> some View { self }

    public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some View { self }

    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ text: S) -> some View { self }

    public nonisolated func accessibilityValue(_ text: Text) -> some View { self }

    public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> some View { self }

    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ text: S) -> some View { self }

    public nonisolated func accessibilityHint(_ text: Text) -> some View { self }

    public nonisolated func accessibilityHint(_ key: LocalizedStringKey) -> some View { self }

    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ text: S) -> some View { self }

    public nonisolated func accessibility(label: Text) -> some View { self }

    public nonisolated func accessibility(value: Text) -> some View { self }

    public nonisolated func accessibility(hint: Text) -> some View { self }

    public nonisolated func accessibility(hidden: Bool) -> some View { self }

    public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }

    public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }

    public nonisolated func accessibility(sortPriority: Double) -> some View { self }

    public nonisolated func accessibility(inputLabels: [Text]) -> some View { self }

    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }

    public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { self }

    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }

    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { self }

    public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }

    public nonisolated func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
        -> some View
    { self }

    @_disfavoredOverload
    public nonisolated func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
        -> some View
    { self }

    public nonisolated func accessibilityAction<L: View>(action: @escaping () -> Void, @ViewBuilder label: () -> L)
        -> some View
    { self }

    public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        self
    }

    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { self }

    public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

    public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

    public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
        -> some View
    { self }

    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

    public nonisolated func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V)
        -> some View
    { self }

    public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        self
    }

    public nonisolated func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }

    public nonisolated func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }

    public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        self
    }

    public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }

    public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

    public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

    public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

}

/// What becomes of the views inside for assistive technologies.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What a view is to assistive technologies.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var names: Set<String> = []

    public typealias Element = AccessibilityTraits

    public init() {}

    private init(_ name: String) { names = [name] }

    public static let isButton = AccessibilityTraits("isButton")
    public static let isHeader = AccessibilityTraits("isHeader")
    public static let isSelected = AccessibilityTraits("isSelected")
    public static let isLink = AccessibilityTraits("isLink")
    public static let isSearchField = AccessibilityTraits("isSearchField")
    public static let isImage = AccessibilityTraits("isImage")
    public static let playsSound = AccessibilityTraits("playsSound")
    public static let isKeyboardKey = AccessibilityTraits("isKeyboardKey")
    public static let isStaticText = AccessibilityTraits("isStaticText")
    public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
    public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
    public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
    public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
    public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
    public static let isModal = AccessibilityTraits("isModal")
    public static let isToggle = AccessibilityTraits("isToggle")
    public static let isTabBar = AccessibilityTraits("isTabBar")

    public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }
    public func union(_ other: Self) -> Self { combined { $0.formUnion(other.names) } }
    public func intersection(_ other: Self) -> Self { combined { $0.formIntersection(other.names) } }
    public func symmetricDifference(_ other: Self) -> Self { combined { $0.formSymmetricDifference(other.names) } }
    public mutating func formUnion(_ other: Self) { self = union(other) }
    public mutating func formIntersection(_ other: Self) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }

    @discardableResult
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let found = intersection(member)
        names.subtract(member.names)
        return found.names.isEmpty ? nil : found
    }

    @discardableResult
    public mutating func update(with newMember: Self) -> Self? {
        let found = intersection(newMember)
        formUnion(newMember)
        return found.names.isEmpty ? nil : found
    }

    private func combined(_ change: (inout Set<String>) -> Void) -> Self {
        var copy = self
        change(&copy.names)
        return copy
    }
}

/// What assistive technologies can ask a view to do.
public struct AccessibilityActionKind: Hashable, Sendable {
    private let name: String

    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    public static let showMenu = AccessibilityActionKind(name: "showMenu")
    public static let delete = AccessibilityActionKind(name: "delete")
}

public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

public enum AccessibilityHeadingLevel: Hashable, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

public struct AccessibilityTextContentType: Hashable, Sendable {
    private let name: String

    public static let plain = AccessibilityTextContentType(name: "plain")
    public static let console = AccessibilityTextContentType(name: "console")
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
}

/// Where assistive technologies are. In a still they are nowhere, until the view says so itself.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private var state: FocusState<Value>

    public init() where Value == Bool { state = FocusState() }

    public init<T: Hashable>() where Value == T? { state = FocusState<Value>() }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { Binding(binding: state.projectedValue) }

    @MainActor
    public mutating func _connect(as name: String, in context: BuildContext) {
        state._connect(as: name, in: context)
    }

    @propertyWrapper
    public struct Binding {
        let binding: FocusState<Value>.Binding

        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }
    }
}
