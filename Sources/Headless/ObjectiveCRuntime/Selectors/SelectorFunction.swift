/// A method of a class, with its types erased.
///
/// Whoever calls it is where Objective-C would call the method: on the main thread, if the method is isolated to it.
struct SelectorFunction: @unchecked Sendable {
    enum Outcome {
        case returned(Any?)
        /// The object isn't of the method's class.
        case wrongObject
        /// An argument isn't of the type that the method has.
        case wrongArgument(Any?, type: Any.Type)
    }

    /// The type whose method it is.
    let owner: Any.Type

    /// Calls the method; missing arguments are `nil`.
    let call: (_ object: Any, _ arguments: [Any?]) -> Outcome

    /// An argument that can't be converted.
    private struct Mismatch: Error, @unchecked Sendable {
        let value: Any?
        let type: Any.Type
    }

    init<Object, Result>(
        of owner: Object.Type, _ method: @escaping (Object, Arguments) throws -> Result
    ) {
        self.owner = owner
        call = { object, arguments in
            guard let object = object as? Object else { return .wrongObject }
            do {
                return .returned(unwrapped(try method(object, Arguments(values: arguments))))
            } catch let mismatch as Mismatch {
                return .wrongArgument(mismatch.value, type: mismatch.type)
            } catch {
                return .returned(nil)
            }
        }
    }

    /// The arguments of a call.
    struct Arguments {
        let values: [Any?]

        /// Returns an argument as the method wants it.
        func value<Value>(_ index: Int, as type: Value.Type = Value.self) throws -> Value {
            let value = index < values.count ? values[index] : nil
            // An optional as a whole is also an `Any`, with another optional inside.
            if let value, let converted = value as? Value { return converted }
            guard value == nil, let absent = value as? Value else { throw Mismatch(value: value, type: type) }
            return absent
        }
    }
}

/// A value that may be `nil`.
private protocol OptionalValue {
    var value: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var value: Any? { flatMap { unwrapped($0) } }
}

/// Returns a value of unknown type; `nil` for an optional that is `nil`.
private func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.value
}
