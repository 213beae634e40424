/// Selectors of methods, as the plug-in AppSources writes them.
extension Selector {
    /// Creates the selector of a method without parameters.
    ///
    /// - Parameters:
    ///   - name: The name in Objective-C.
    ///   - method: A method reference, such as `Player.play`.
    public init<Object, Result>(_ name: String, _ method: @escaping (Object) -> () -> Result) {
        self.init(name, parameters: 0, function: SelectorFunction(of: Object.self) { object, _ in method(object)() })
    }

    /// Creates the selector of a method with a parameter.
    public init<Object, A, Result>(_ name: String, _ method: @escaping (Object) -> (A) -> Result) {
        self.init(
            name, parameters: 1,
            function: SelectorFunction(of: Object.self) { object, arguments in
                method(object)(try arguments.value(0))
            })
    }

    /// Creates the selector of a method with two parameters.
    public init<Object, A, B, Result>(_ name: String, _ method: @escaping (Object) -> (A, B) -> Result) {
        self.init(
            name, parameters: 2,
            function: SelectorFunction(of: Object.self) { object, arguments in
                method(object)(try arguments.value(0), try arguments.value(1))
            })
    }

    /// Creates the selector of a method with three parameters.
    public init<Object, A, B, C, Result>(_ name: String, _ method: @escaping (Object) -> (A, B, C) -> Result) {
        self.init(
            name, parameters: 3,
            function: SelectorFunction(of: Object.self) { object, arguments in
                method(object)(try arguments.value(0), try arguments.value(1), try arguments.value(2))
            })
    }

    /// Creates the selector of a method with four parameters.
    public init<Object, A, B, C, D, Result>(_ name: String, _ method: @escaping (Object) -> (A, B, C, D) -> Result) {
        self.init(
            name, parameters: 4,
            function: SelectorFunction(of: Object.self) { object, arguments in
                method(object)(
                    try arguments.value(0), try arguments.value(1), try arguments.value(2), try arguments.value(3))
            })
    }

    // MARK: Functions of an object or a class

    /// Creates the selector of a function that has its object already: a type's own, or an expression's.
    public init<Result>(_ name: String, bound function: @escaping () -> Result) {
        self.init(name, parameters: 0, function: SelectorFunction(of: Any.self) { _, _ in function() })
    }

    /// Creates the selector of a function of one parameter that has its object already.
    public init<A, Result>(_ name: String, bound function: @escaping (A) -> Result) {
        self.init(
            name, parameters: 1,
            function: SelectorFunction(of: Any.self) { _, arguments in function(try arguments.value(0)) })
    }

    /// Creates the selector of a function of two parameters that has its object already.
    public init<A, B, Result>(_ name: String, bound function: @escaping (A, B) -> Result) {
        self.init(
            name, parameters: 2,
            function: SelectorFunction(of: Any.self) { _, arguments in
                function(try arguments.value(0), try arguments.value(1))
            })
    }

    // MARK: Properties

    /// Creates the selector of a property's getter.
    public init<Object, Value>(_ name: String, get: @escaping @MainActor (Object) -> Value) {
        let get = unsafeBitCast(get, to: ((Object) -> Value).self)
        self.init(name, function: SelectorFunction(of: Object.self) { object, _ in get(object) })
    }

    /// Creates the selector of a property's setter.
    public init<Object, Value>(_ name: String, set: @escaping @MainActor (Object, Value) -> Void) {
        let set = unsafeBitCast(set, to: ((Object, Value) -> Void).self)
        self.init(
            name,
            function: SelectorFunction(of: Object.self) { object, arguments in set(object, try arguments.value(0)) })
    }
}
