/// The methods of a class, or of an extension of it, that are found by their names.
///
/// The plug-in AppSources writes one into each class that has such methods; the run time finds all of them by the
/// compiler's records of conformances.
public protocol ObjectiveCMethods {
    /// The class; `nil` for a generic class, and for the table that only says that a module has tables.
    static var receiver: AnyClass? { get }

    /// The name of a generic class in its module, without arguments: `Outer.List`.
    static var genericReceiver: String { get }

    /// The methods, and the getters and setters of properties. A generic class has only their names.
    static var methods: [Selector] { get }
}

extension ObjectiveCMethods {
    public static var receiver: AnyClass? { nil }

    public static var genericReceiver: String { "" }
}
