/// The base class of objects that are values in attributed strings.
///
/// When attributed strings compare attributes, Foundation reads the word after an object's header as the type number of
/// a Core Foundation object, and traps if it is 0. If the word isn't a valid type number, Foundation calls `isEqual`.
open class AttributeValue: NSObject {
    /// Must stay the first stored property. Only bits 8 to 17 count.
    private let typeNumber: UInt = 0x3ff << 8

    override public init() {
        super.init()
    }
}
