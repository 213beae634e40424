/// Light or dark as a view asks for it, for the whole screen that it is on.
public struct PreferredColorSchemeKey: PreferenceKey {
    public static let defaultValue: ColorScheme? = nil

    /// The first view that asks is heard.
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Makes the whole screen light or dark; `nil` leaves it as it is.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}

extension LayoutNode {
    /// Light or dark as something inside the node asks for it; `nil` if nothing does.
    var preferredColorScheme: ColorScheme? {
        var found: ColorScheme??
        collect(PreferredColorSchemeKey.self, into: &found)
        return found ?? nil
    }
}
