/// The root of the classes whose objects are the values of attributed strings.
///
/// When attributed strings compare their attributes, Foundation takes the word behind an object's header for the type
/// number of a Core Foundation object, and stops the program if that number is 0. A word that is no type's number
/// lets it ask `isEqual`.
open class AttributeValue: NSObject {
    /// Has to stay the first stored property. Bits 8 to 17 are what counts.
    private let typeNumber: UInt = 0x3ff << 8

    override public init() {
        super.init()
    }
}
