/// A property that views take from an appearance proxy.
///
/// Each class declares its properties, see ``AppearanceTaking``: there is no central list.
@MainActor
struct AppearanceProperty {
    /// The name, with the class that declares it.
    let name: String
    let get: (NSObject) -> Any?
    let set: (NSObject, Any?) -> Void
    let areEqual: (Any?, Any?) -> Bool

    /// The value in a new object of the class that declares the property.
    let pristine: Any?

    init<Root: NSObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>, _ untouched: Root,
        areEqual: @escaping (Value, Value) -> Bool
    ) {
        self.name = "\(Root.self).\(name)"
        get = { ($0 as? Root)?[keyPath: path] }
        set = { object, value in
            if let object = object as? Root, let value = value as? Value { object[keyPath: path] = value }
        }
        self.areEqual = { first, second in
            guard let first = first as? Value, let second = second as? Value else { return false }
            return areEqual(first, second)
        }
        pristine = untouched[keyPath: path]
    }

    init<Root: NSObject, Value: Equatable>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>, _ untouched: Root
    ) {
        self.init(name, path, untouched, areEqual: { $0 == $1 })
    }

    static func attributes<Root: NSObject>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, [NSAttributedString.Key: Any]?>, _ untouched: Root
    ) -> AppearanceProperty {
        AppearanceProperty(name, path, untouched) { first, second in
            guard let first, let second else { return first == nil && second == nil }
            return UIBarAppearance.areEqual(first, second)
        }
    }

    static func stateAttributes<Root: NSObject>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, [UIControl.State: [NSAttributedString.Key: Any]]>,
        _ untouched: Root
    ) -> AppearanceProperty {
        AppearanceProperty(name, path, untouched) { first, second in
            first.count == second.count
                && first.allSatisfy { state, attributes in
                    second[state].map { UIBarAppearance.areEqual(attributes, $0) } ?? false
                }
        }
    }
}

extension ButtonValues.ByState where Value: NSObject {
    /// Whether both have the same value for each state.
    func isEqual(to other: Self) -> Bool { stated == other.stated }
}
