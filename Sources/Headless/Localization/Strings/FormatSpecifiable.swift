/// A number with a dedicated placeholder in keys.
public protocol _FormatSpecifiable: Equatable {
    associatedtype _Arg: CVarArg

    var _arg: _Arg { get }
    /// The placeholder, such as `%lld`.
    static var _specifier: String { get }
}

extension _FormatSpecifiable {
    /// The value with its type.
    var formatArgument: FormatArgument {
        switch _arg {
        case let value as any SignedInteger: .integer(Int64(clamping: value))
        case let value as any UnsignedInteger: .unsigned(UInt64(clamping: value))
        case let value as any BinaryFloatingPoint: .number(Double(value))
        case let value: .string(String(describing: value))
        }
    }
}

extension Int: _FormatSpecifiable {
    public var _arg: Int64 { Int64(self) }
    public static var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
    public var _arg: Int32 { Int32(self) }
    public static var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
    public var _arg: Int32 { Int32(self) }
    public static var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
    public var _arg: Int32 { self }
    public static var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
    public var _arg: Int64 { self }
    public static var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
    public var _arg: UInt64 { UInt64(self) }
    public static var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
    public var _arg: UInt32 { UInt32(self) }
    public static var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
    public var _arg: UInt32 { UInt32(self) }
    public static var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
    public var _arg: UInt32 { self }
    public static var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
    public var _arg: UInt64 { self }
    public static var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
    public var _arg: Float { self }
    public static var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
    public var _arg: Double { self }
    public static var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
    public var _arg: CGFloat { self }
    public static var _specifier: String { "%lf" }
}
