/// The color scheme that a view prefers for its whole screen.
public struct PreferredColorSchemeKey: PreferenceKey {
    public static let defaultValue: ColorScheme? = nil

    /// The first view with a preference wins.
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Sets the preferred color scheme of the whole screen; `nil` for no preference.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}

extension LayoutNode {
    /// The preferred color scheme inside the node; `nil` for none.
    var preferredColorScheme: ColorScheme? {
        var found: ColorScheme??
        collect(PreferredColorSchemeKey.self, into: &found)
        return found ?? nil
    }
}
