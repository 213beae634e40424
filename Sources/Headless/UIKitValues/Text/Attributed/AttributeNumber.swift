/// Numbers in dictionaries of attributes, which may be of any numeric type.
enum AttributeNumber {
    /// Returns a finite number; `nil` for anything else.
    static func length(_ value: Any?) -> CGFloat? {
        let number: CGFloat? =
            switch value {
            case let number as CGFloat: number
            case let number as Double: CGFloat(number)
            case let number as Int: CGFloat(number)
            case let number as Float: CGFloat(number)
            case let number as NSNumber: CGFloat(number.doubleValue)
            case let style as NSUnderlineStyle: CGFloat(style.rawValue)
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }
}
