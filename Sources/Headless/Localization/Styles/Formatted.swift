// `formatted()` without a style, in the language of the render. Members of a protocol extension would be ambiguous with
// Foundation's; members of the concrete types are preferred.

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
