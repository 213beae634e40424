import Frames
import Rendering

/// What changes nothing of what VoiceOver reads, or the way in which it is spoken.
extension View {
    /// Voice control's names, which aren't read.
    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

    /// Voice control's names, which aren't read.
    public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

    /// For switch control, which stops at other elements than VoiceOver.
    public nonisolated func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View { self }

    /// A still isn't drawn with inverted colors.
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Nobody holds a finger on a still.
    public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

    /// Nobody holds a finger on a still.
    public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { self }

    /// VoiceOver is nowhere in a still.
    public nonisolated func accessibilityFocused(
        _ condition: AccessibilityFocusState<Bool>.Binding
    ) -> some View { self }

    /// VoiceOver is nowhere in a still.
    public nonisolated func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }

    /// The two are read one by one. Told where elements are asked for.
    public nonisolated func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        modifier(
            _AccessibilityModifier(.transparent) { _, _ in
                RenderProblems.report(
                    .oncePerRender, "accessibilityLabeledPair: label and content are read one by one.")
            })
    }

    /// How letters are spoken, not which.
    public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

    /// How letters are spoken, not which.
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

    /// How letters are spoken, not which.
    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

    /// How letters are spoken, not which.
    public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }
}

/// The first names of the modifiers.
extension View {
    public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }

    public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }

    public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    public nonisolated func accessibility(sortPriority: Double) -> some View {
        accessibilitySortPriority(sortPriority)
    }

    public nonisolated func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
}
