import Frames
import OpenCombine

/// An object that a view makes and owns: one for each place of the view, whatever the number of passes.
@propertyWrapper @MainActor @preconcurrency
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    // An initializer may run anywhere; the object is made on the main actor alone.
    private nonisolated(unsafe) let make: () -> ObjectType
    private var box: Box?

    public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        make = thunk
    }

    /// The object. Before the view is drawn, a new one is made at each access, as on iOS.
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
    /// Takes it as a change of state when an object says that it will change, for as long as the result is kept.
    func noteChanges<Object: ObservableObject>(of object: Object, as name: String) -> AnyCancellable {
        object.objectWillChange.sink { [weak self] _ in self?.noteChange(of: name) }
    }
}
