import Console
import Foundation

/// The way in which an associated value is kept. Here there is one, whatever the policy says: the value lives until
/// another takes its place or its owner goes. A delegate that points back at its owner is kept, too, by `ASSIGN`.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// An object that others can keep values with: a responder, a layer, a constraint or a layout guide.
///
/// The functions below are free ones, as on iOS, and so not isolated; who uses them has the object to itself.
protocol AssociatedValueOwner: AnyObject {
    var associatedValues: [UnsafeRawPointer: Any] { get set }
}

/// Keeps a value with an object, as the Objective-C runtime does.
///
/// - Parameters:
///   - object: A responder, a layer, a constraint or a layout guide. Other objects have no room for values here: that is
///     said on standard error, and nothing is kept.
///   - key: Compared by its address.
///   - value: `nil` removes the value.
///   - policy: Makes no difference: values are kept, whatever it says.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    guard let owner = object as? any AssociatedValueOwner else {
        StandardError.write(
            "objc_setAssociatedObject: \(type(of: object)) can't keep values; views, controllers, layers, "
                + "constraints and layout guides can")
        return
    }
    owner.associatedValues[key] = value
}

/// Returns the value that is kept with an object under a key; `nil` if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    (object as? any AssociatedValueOwner)?.associatedValues[key]
}

/// Removes all values that are kept with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    (object as? any AssociatedValueOwner)?.associatedValues = [:]
}
