import Frames
import Rendering

/// Modifiers that don't affect what VoiceOver reads, only how it is spoken.
extension View {
    /// Names for Voice Control, which aren't read.
    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

    /// Names for Voice Control, which aren't read.
    public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

    /// For Switch Control, whose elements differ from VoiceOver's.
    public nonisolated func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View { self }

    /// Stills are never drawn with inverted colors.
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// A still has no long presses.
    public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

    /// A still has no long presses.
    public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { self }

    /// VoiceOver has no focus in a picture.
    public nonisolated func accessibilityFocused(
        _ condition: AccessibilityFocusState<Bool>.Binding
    ) -> some View { self }

    /// VoiceOver has no focus in a picture.
    public nonisolated func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }

    /// The label and the content are read separately. Reported when accessibility elements are requested.
    public nonisolated func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        modifier(
            _AccessibilityModifier(.transparent) { _, _ in
                RenderProblems.report(
                    .oncePerRender, "accessibilityLabeledPair: the label and the content are read separately.")
            })
    }

    /// Affects only how the text is spoken.
    public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

    /// Affects only how the text is spoken.
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

    /// Affects only how the text is spoken.
    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

    /// Affects only how the text is spoken.
    public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }
}

/// The former names of the modifiers.
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
