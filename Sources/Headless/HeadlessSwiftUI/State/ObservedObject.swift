import Frames
import OpenCombine

/// An object with another owner, whose changes the view shows.
@propertyWrapper @MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    // Initializers may run on any thread; the object is used only on the main actor.
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

    /// Provides bindings to an object's properties.
    @dynamicMemberLookup @MainActor @preconcurrency
    public struct Wrapper {
        private let object: ObjectType

        init(_ object: ObjectType) {
            self.object = object
        }

        /// A binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }
}

extension BuildContext {
    /// Observes an object that the store doesn't own, in place of the previous one.
    @MainActor
    func observe<Object: ObservableObject>(_ object: Object, as name: String) {
        let watch = store.value(for: identity) { ObjectWatch<Object>() }
        guard watch.object !== object else { return }
        watch.object = object
        watch.subscription = store.noteChanges(of: object, as: Self.propertyName(name, of: component))
    }
}

/// The observed object of a property, kept across passes.
private final class ObjectWatch<Object: AnyObject> {
    var object: Object?
    var subscription: AnyCancellable?
}
