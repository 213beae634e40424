import Frames
import OpenCombine

/// An object that somebody else owns, and whose changes the view shows.
@propertyWrapper @MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    // An initializer may run anywhere; the object is used on the main actor alone.
    private nonisolated(unsafe) var object: ObjectType

    public nonisolated init(wrappedValue: ObjectType) {
        object = wrappedValue
    }

    public nonisolated init(initialValue: ObjectType) {
        self.init(wrappedValue: initialValue)
    }

    /// The object.
    public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }

    public var projectedValue: Wrapper { Wrapper(object) }

    public mutating func _connect(as name: String, in context: BuildContext) {
        context.observe(object, as: name)
    }

    /// Gives bindings to the properties of an object.
    @dynamicMemberLookup @MainActor @preconcurrency
    public struct Wrapper {
        private let object: ObjectType

        init(_ object: ObjectType) {
            self.object = object
        }

        /// A property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }
}

extension BuildContext {
    /// Watches an object that the store doesn't own, in place of the one that stood here before.
    @MainActor
    func observe<Object: ObservableObject>(_ object: Object, as name: String) {
        let watch = store.value(for: identity) { ObjectWatch<Object>() }
        guard watch.object !== object else { return }
        watch.object = object
        watch.subscription = store.noteChanges(of: object, as: Self.propertyName(name, of: component))
    }
}

/// The object that a property watches, from pass to pass.
private final class ObjectWatch<Object: AnyObject> {
    var object: Object?
    var subscription: AnyCancellable?
}
