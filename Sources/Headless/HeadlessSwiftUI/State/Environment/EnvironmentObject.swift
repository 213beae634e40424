import Frames
import OpenCombine

/// An object that an enclosing view puts into the environment.
///
/// A view whose object is missing is omitted from the picture, with a warning that names the view and the object's
/// type: its body is never evaluated. A modifier whose object is missing doesn't change its content.
@propertyWrapper @MainActor @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    public nonisolated init() {}

    /// The object. It is available only in the body, as on iOS.
    public var wrappedValue: ObjectType {
        guard let object else {
            preconditionFailure(
                "@EnvironmentObject \(ObjectType.self) was read outside of the body of a view that is drawn.")
        }
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(wrappedValue) }

    public mutating func _connect(as name: String, in context: BuildContext) {
        object = context.environment[object: ObjectType.self]
        guard let object else { return context.reportMissing(ObjectType.self, setBy: ".environmentObject(_:)") }
        context.observe(object, as: name)
    }
}

extension View {
    /// Puts an object into the environment of this view, for `@EnvironmentObject` properties.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(_EnvironmentObjectModifier(object: object))
    }

    /// Puts an observable object into the environment of this view, for `@Environment(T.self)` properties; `nil`
    /// removes it.
    public nonisolated func environment<T: AnyObject>(_ object: T?) -> some View {
        modifier(_EnvironmentObjectModifier(object: object))
    }
}

/// Puts an object into the environment.
public struct _EnvironmentObjectModifier<Object: AnyObject> {
    let object: Object?
}

extension _EnvironmentObjectModifier: ContextModifier {
    package func change(_ context: inout BuildContext) { context.environment[object: Object.self] = object }
}

extension EnvironmentValues {
    /// The object of a type; `nil` if no enclosing view sets one.
    public subscript<T: AnyObject>(_ objectType: T.Type) -> T? {
        get { self[object: objectType] }
        set { self[object: objectType] = newValue }
    }

    subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { self[ObjectKey<Object>.self] }
        set { self[ObjectKey<Object>.self] = newValue }
    }

    private enum ObjectKey<Object: AnyObject>: EnvironmentKey {
        static var defaultValue: Object? { nil }
    }
}

extension BuildContext {
    /// Reports that a required object is missing from the environment: the view is omitted.
    @MainActor
    func reportMissing(_ type: Any.Type, setBy modifier: String) {
        store.lacksObject = true
        store.report(
            "\(componentName) needs an object of type \(ComponentName.name(of: type)), and no view around it sets "
                + "one with \(modifier); \(componentName) is left out.")
    }
}
