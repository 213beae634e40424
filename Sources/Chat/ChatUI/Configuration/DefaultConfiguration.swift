import ChatLook

extension Components {
    private enum Key: ConfigurationKey {
        static var defaultValue: Components { Components() }
    }

    /// The components of every view without its own or inherited ones.
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

    /// The appearance of every view without its own or inherited one.
    public static var `default`: Appearance {
        get { ConfigurationScope.current[Key.self] }
        set {
            ConfigurationScope.current[Key.self] = newValue
            // Texts are looked up in a lower module, which doesn't know appearances.
            ConfigurationScope.current[LocalizationProvider.self] = newValue.localizationProvider
        }
    }
}
