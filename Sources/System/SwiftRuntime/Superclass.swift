/// The superclasses of classes, which Objective-C's runtime knows on iOS, and Swift's standard library here.
package enum Superclass {
    /// Returns the superclass; `nil` for a root class.
    package static func of(_ type: AnyClass) -> AnyClass? { _getSuperclass(type) }
}
