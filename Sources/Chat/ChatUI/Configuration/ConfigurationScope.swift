import Foundation

/// Where `Components.default` and `Appearance.default` keep their values.
///
/// Outside of a scope there is one place for the whole process. A scope gives a closure a place of its own, so that
/// a before and an after can be drawn side by side, on several threads, and neither sees the other's changes.
public final class ConfigurationScope: @unchecked Sendable {
    private let lock = NSLock()
    private var storedComponents: Components
    private var storedAppearance: Appearance

    init(components: Components, appearance: Appearance) {
        storedComponents = components
        storedAppearance = appearance
    }

    @TaskLocal private static var scoped: ConfigurationScope?
    private static let global = ConfigurationScope(components: Components(), appearance: Appearance())

    /// The scope that the caller is in.
    static var current: ConfigurationScope { scoped ?? global }

    /// Runs `body` with copies of the current defaults. What it sets is gone when it returns.
    public static func run<Value>(_ body: () throws -> Value) rethrows -> Value {
        try $scoped.withValue(current.copy(), operation: body)
    }

    /// Runs `body` with copies of the current defaults, also in the tasks that it starts and waits for.
    public static func run<Value>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Value
    ) async rethrows -> Value {
        try await $scoped.withValue(current.copy(), operation: body)
    }

    private func copy() -> ConfigurationScope {
        ConfigurationScope(components: components, appearance: appearance)
    }

    var components: Components {
        get { lock.withLock { storedComponents } }
        set { lock.withLock { storedComponents = newValue } }
    }

    var appearance: Appearance {
        get { lock.withLock { storedAppearance } }
        set { lock.withLock { storedAppearance = newValue } }
    }
}

extension Components {
    /// The components of every view that has none of its own and stands below none that has.
    public static var `default`: Components {
        get { ConfigurationScope.current.components }
        set { ConfigurationScope.current.components = newValue }
    }
}

extension Appearance {
    /// The appearance of every view that has none of its own and stands below none that has.
    public static var `default`: Appearance {
        get { ConfigurationScope.current.appearance }
        set { ConfigurationScope.current.appearance = newValue }
    }
}
