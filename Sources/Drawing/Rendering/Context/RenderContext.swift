/// The environment of a render: its settings, the requested tags, the sink for its problems, and the values of
/// ``RenderContextKey``s.
///
/// It is the only value that travels with a render: down the call stack, into the tasks that it starts and awaits, and
/// through ``MainQueue`` to the main queue. A context is immutable; a changed one replaces it for a scope.
package final class RenderContext: Sendable {
    let settings: RenderSettings
    let wantedTags: WantedTags
    let problems: ProblemSink
    private let slots: [Slot]

    @TaskLocal static var current = RenderContext()

    private init(
        settings: RenderSettings = RenderSettings(), wantedTags: WantedTags = WantedTags(),
        problems: ProblemSink = .process, slots: [Slot] = []
    ) {
        self.settings = settings
        self.wantedTags = wantedTags
        self.problems = problems
        self.slots = slots
    }

    /// Runs `body` in this context.
    func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$current.withValue(self, operation: body)
    }

    // MARK: Changes

    func with(_ settings: RenderSettings) -> RenderContext {
        RenderContext(settings: settings, wantedTags: wantedTags, problems: problems, slots: slots)
    }

    func with(_ wantedTags: WantedTags) -> RenderContext {
        RenderContext(settings: settings, wantedTags: wantedTags, problems: problems, slots: slots)
    }

    func with(_ problems: ProblemSink) -> RenderContext {
        RenderContext(settings: settings, wantedTags: wantedTags, problems: problems, slots: slots)
    }

    private func with<Key: RenderContextKey>(_ value: Key.Value, for key: Key.Type) -> RenderContext {
        var slots = slots
        slots.removeAll { $0.key == ObjectIdentifier(key) }
        slots.append(Slot(key: ObjectIdentifier(key), box: Box(value)))
        return RenderContext(settings: settings, wantedTags: wantedTags, problems: problems, slots: slots)
    }

    // MARK: Values by key

    private struct Slot: Sendable {
        let key: ObjectIdentifier
        /// A `Box` of the key's value type.
        let box: any AnyObject & Sendable
    }

    private final class Box<Value: Sendable>: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    /// Returns the current value of a key.
    package static func value<Key: RenderContextKey>(of key: Key.Type) -> Key.Value {
        let id = ObjectIdentifier(key)
        for slot in current.slots where slot.key == id {
            return unsafeDowncast(slot.box, to: Box<Key.Value>.self).value
        }
        return Key.defaultValue
    }

    /// Runs `body` with another value of a key.
    package static func with<Key: RenderContextKey, Result>(
        _ value: Key.Value, for key: Key.Type, operation body: () throws -> Result
    ) rethrows -> Result {
        try current.with(value, for: key).run(body)
    }

    /// Runs `body` with another value of a key, including the tasks that it starts and awaits.
    package static func with<Key: RenderContextKey, Result>(
        _ value: Key.Value, for key: Key.Type, isolation: isolated (any Actor)? = #isolation,
        operation body: () async throws -> Result
    ) async rethrows -> Result {
        try await $current.withValue(current.with(value, for: key), operation: body)
    }
}

/// The key of a value that surrounds a render and is defined in a higher target, such as the scope of an app's
/// configuration.
package protocol RenderContextKey {
    /// The type of the value.
    associatedtype Value: Sendable

    /// The value if none is set.
    static var defaultValue: Value { get }
}
