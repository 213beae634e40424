// `formatted()` without a style, in the language of the render. Functions of a protocol would be as good as Foundation's, and
// none would be chosen; those of a type are better.

extension Int {
    public func formatted() -> String { formatted(.number) }
}

extension Int32 {
    public func formatted() -> String { formatted(.number) }
}

extension Int64 {
    public func formatted() -> String { formatted(.number) }
}

extension UInt {
    public func formatted() -> String { formatted(.number) }
}

extension Double {
    public func formatted() -> String { formatted(.number) }
}

extension Float {
    public func formatted() -> String { formatted(.number) }
}

extension CGFloat {
    public func formatted() -> String { Double(self).formatted() }
}

extension Array where Element == String {
    public func formatted() -> String { formatted(.list(type: .and)) }
}
