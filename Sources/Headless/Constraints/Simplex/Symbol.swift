/// A column or a row of the tableau: a variable, or the marker of a constraint.
///
/// The marker of the constraint `expression relation 0` stands for the value of `expression`. A length is the marker of
/// the demand that it is at least 0, and so needs no equation for that.
struct Symbol: Hashable, BitwiseCopyable {
    /// Twice the index, and 1 more for a marker. Orders symbols and finds them in arrays.
    let rawValue: Int32

    @inline(__always)
    init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    @inline(__always)
    static func variable(_ index: Int) -> Symbol {
        Symbol(rawValue: Int32(truncatingIfNeeded: index) << 1)
    }

    @inline(__always)
    static func marker(_ index: Int) -> Symbol {
        Symbol(rawValue: Int32(truncatingIfNeeded: index) << 1 | 1)
    }

    /// Fills the row that is in use for nothing.
    static let none = Symbol(rawValue: -2)

    /// Whether the symbol stands for a constraint.
    @inline(__always)
    var isMarker: Bool { rawValue & 1 == 1 }

    /// The index among the variables or among the markers.
    @inline(__always)
    var index: Int { Int(rawValue >> 1) }

    /// How descriptions call a variable without a name.
    var variableName: String { isMarker ? "l\(index)" : "v\(index)" }

    /// The position in arrays that have a place for every symbol.
    @inline(__always)
    var position: Int { Int(rawValue) }
}
