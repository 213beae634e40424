import ChatLook

extension Components {
    private enum Key: ConfigurationKey {
        static var defaultValue: Components { Components() }
    }

    /// The components of every view that has none of its own and stands below none that has.
    public static var `default`: Components {
        get { ConfigurationScope.current[Key.self] }
        set { ConfigurationScope.current[Key.self] = newValue }
    }
}

extension Appearance {
    private enum Key: ConfigurationKey {
        static var defaultValue: Appearance {
            Appearance.registerDesignTokens()
            return Appearance()
        }
    }

    /// The appearance of every view that has none of its own and stands below none that has.
    public static var `default`: Appearance {
        get { ConfigurationScope.current[Key.self] }
        set {
            ConfigurationScope.current[Key.self] = newValue
            // Texts are looked up below this module, where appearances are not known.
            ConfigurationScope.current[LocalizationProvider.self] = newValue.localizationProvider
        }
    }
}
