import Frames

/// What is read out of a view. What is said of a view without elements makes it one; of one with several, it holds for
/// each of them, as far as is known from use.
extension View {
    /// What the view is called.
    public nonisolated func accessibilityLabel(_ text: Text) -> some View {
        saying { $0.label = text.spoken(in: $1) }
    }

    /// What the view is called.
    public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }

    /// What the view is called.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ text: S) -> some View {
        accessibilityLabel(Text(text))
    }

    /// What the view is set to.
    public nonisolated func accessibilityValue(_ text: Text) -> some View {
        saying { $0.value = text.spoken(in: $1) }
    }

    /// What the view is set to.
    public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> some View { accessibilityValue(Text(key)) }

    /// What the view is set to.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ text: S) -> some View {
        accessibilityValue(Text(text))
    }

    /// What happens if the view is used.
    public nonisolated func accessibilityHint(_ text: Text) -> some View {
        saying { $0.hint = text.spoken(in: $1) }
    }

    /// What happens if the view is used.
    public nonisolated func accessibilityHint(_ key: LocalizedStringKey) -> some View { accessibilityHint(Text(key)) }

    /// What happens if the view is used.
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ text: S) -> some View {
        accessibilityHint(Text(text))
    }

    /// Whether the view and all in it are left out.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(_AccessibilityModifier(hidden ? .hidden : .transparent))
    }

    /// Whether the view and all in it are left out.
    public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibilityHidden(hidden && isEnabled)
    }

    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(
            _AccessibilityModifier { mark, _ in
                mark.node.traits.formUnion(traits.node)
                mark.isModal = traits.isModal
            })
    }

    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(_AccessibilityModifier { mark, _ in mark.removedTraits = traits.node })
    }

    /// Sets the level of a heading.
    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        saying { node, _ in node.headingLevel = level.number }
    }

    // MARK: What is inside

    /// Makes one element of the view, or a group of those inside.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(_AccessibilityModifier(children.role))
    }

    /// Puts the view before those of lower priority beside it; 0 is everybody's.
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        modifier(_AccessibilityModifier { mark, _ in mark.priority = sortPriority })
    }

    /// Reads the elements of another view in place of the view's own.
    public nonisolated func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        represented(.transparent, by: representation())
    }

    /// Reads the elements of another view as those inside this one.
    public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        represented(.group, by: children())
    }

    private nonisolated func represented<V: View>(_ role: AccessibilityMark.Role, by view: V) -> some View {
        var modifier = _AccessibilityModifier(role)
        modifier.representation = AnyView(view)
        return self.modifier(modifier)
    }

    // MARK: More

    /// Adds something that is read out when more is asked for.
    public nonisolated func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        saying { $0.details.append(.init(label: label.spoken(in: $1), value: value.spoken(in: $1))) }
    }

    /// Adds something that is read out when more is asked for.
    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance) }

    /// Adds something that is read out when more is asked for.
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(Text(labelKey), Text(value), importance: importance) }

    /// Adds something that is read out when more is asked for.
    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> some View {
        saying { node, context in
            guard let value else { return }
            node.details.append(.init(label: key.label.spoken(in: context), value: value.spoken(in: context)))
        }
    }

    /// The point that is touched, as a fraction of the view's size.
    public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        modifier(
            _AccessibilityModifier { mark, _ in mark.activation = CGPoint(x: activationPoint.x, y: activationPoint.y) })
    }
}
