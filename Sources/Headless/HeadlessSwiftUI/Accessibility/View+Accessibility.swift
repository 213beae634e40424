import Frames

/// Accessibility properties of a view. They make a view without elements an element; for a view with several elements,
/// they apply to each of them, as far as is known from use.
extension View {
    /// Sets the accessibility label.
    public nonisolated func accessibilityLabel(_ text: Text) -> some View {
        saying { $0.label = text.spoken(in: $1) }
    }

    /// Sets the accessibility label.
    public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }

    /// Sets the accessibility label.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ text: S) -> some View {
        accessibilityLabel(Text(text))
    }

    /// Sets the accessibility value.
    public nonisolated func accessibilityValue(_ text: Text) -> some View {
        saying { $0.value = text.spoken(in: $1) }
    }

    /// Sets the accessibility value.
    public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> some View { accessibilityValue(Text(key)) }

    /// Sets the accessibility value.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ text: S) -> some View {
        accessibilityValue(Text(text))
    }

    /// Describes the result of activating the view.
    public nonisolated func accessibilityHint(_ text: Text) -> some View {
        saying { $0.hint = text.spoken(in: $1) }
    }

    /// Describes the result of activating the view.
    public nonisolated func accessibilityHint(_ key: LocalizedStringKey) -> some View { accessibilityHint(Text(key)) }

    /// Describes the result of activating the view.
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ text: S) -> some View {
        accessibilityHint(Text(text))
    }

    /// Hides the view and its content from assistive technologies.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(_AccessibilityModifier(hidden ? .hidden : .transparent))
    }

    /// Hides the view and its content from assistive technologies.
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

    // MARK: Children

    /// Makes the view a single element, or a group of those inside.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(_AccessibilityModifier(children.role))
    }

    /// Sets the priority in reading order among siblings; 0 is the default.
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        modifier(_AccessibilityModifier { mark, _ in mark.priority = sortPriority })
    }

    /// Replaces the view's elements by those of another view.
    public nonisolated func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        represented(.transparent, by: representation())
    }

    /// Replaces the elements inside this view by those of another view.
    public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        represented(.group, by: children())
    }

    private nonisolated func represented<V: View>(_ role: AccessibilityProperties.Role, by view: V) -> some View {
        var modifier = _AccessibilityModifier(role)
        modifier.representation = AnyView(view)
        return self.modifier(modifier)
    }

    // MARK: More

    /// Adds content that is read on demand.
    public nonisolated func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        saying { $0.details.append(.init(label: label.spoken(in: $1), value: value.spoken(in: $1))) }
    }

    /// Adds content that is read on demand.
    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance) }

    /// Adds content that is read on demand.
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(Text(labelKey), Text(value), importance: importance) }

    /// Adds content that is read on demand.
    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> some View {
        saying { node, context in
            guard let value else { return }
            node.details.append(.init(label: key.label.spoken(in: context), value: value.spoken(in: context)))
        }
    }

    /// Sets the activation point as a fraction of the view's size.
    public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        modifier(
            _AccessibilityModifier { mark, _ in mark.activation = CGPoint(x: activationPoint.x, y: activationPoint.y) })
    }
}
