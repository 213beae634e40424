import Frames
import OpenCombine

/// An object that a view creates and owns: one for each position of the view, kept across passes.
@propertyWrapper @MainActor @preconcurrency
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    // Initializers may run on any thread; the object is created only on the main actor.
    private nonisolated(unsafe) let make: () -> ObjectType
    private var box: Box?

    public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        make = thunk
    }

    /// The object. Before the view is drawn, each access creates a new one, as on iOS.
    public var wrappedValue: ObjectType { box?.object ?? make() }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(wrappedValue) }

    public mutating func _connect(as name: String, in context: BuildContext) {
        let make = make
        box = context.store.value(for: context.identity) {
            Box(make(), name: BuildContext.propertyName(name, of: context.component), store: context.store)
        }
    }

    private final class Box {
        let object: ObjectType
        private let subscription: AnyCancellable

        init(_ object: ObjectType, name: String, store: StateStore) {
            self.object = object
            subscription = store.noteChanges(of: object, as: name)
        }
    }
}

extension StateStore {
    /// Treats changes that an object announces as changes of state, as long as the result is retained.
    func noteChanges<Object: ObservableObject>(of object: Object, as name: String) -> AnyCancellable {
        object.objectWillChange.sink { [weak self] _ in self?.noteChange(of: name) }
    }
}
