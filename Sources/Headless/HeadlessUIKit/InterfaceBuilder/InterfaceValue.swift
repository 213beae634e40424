/// Values of a file for properties of any type.
enum InterfaceValue {
    /// Returns the value as a property's type: an object as its class, an array as one of its elements' class, a number
    /// as any type of numbers; `nil` if the property can't have it.
    static func cast<Value>(_ value: Any?, as type: Value.Type = Value.self) -> Value? {
        guard let value else { return Any?.none as? Value }
        if let typed = value as? Value { return typed }
        return forms(of: value).lazy.compactMap { $0 as? Value }.first
    }

    /// The value, and if it is a number, the same number in the types that a property may have.
    static func forms(of value: Any?) -> [Any?] {
        guard let value, let number = number(value) else { return [value] }
        return [
            value, number, CGFloat(number), Float(number), NSNumber(value: number), Int(exactly: number.rounded()) ?? 0,
            UInt(exactly: number.rounded()) ?? 0, Int32(exactly: number.rounded()) ?? 0,
            Int16(exactly: number.rounded()) ?? 0, UInt8(exactly: number.rounded()) ?? 0, number != 0,
            UILayoutPriority(Float(number)),
        ]
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let number as Double: number
        case let number as Int: Double(number)
        default: nil
        }
    }
}
