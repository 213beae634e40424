/// Adds a value to `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues`.
///
///     extension EnvironmentValues {
///         @Entry var isCompact = false
///     }
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// The default value of an entry without a type. `@Entry` writes it.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "SwiftUIMacros", type: "EntryDefaultValueMacro")
