import Console
import Foundation

/// The way in which an associated value is stored. Here, all policies are the same: the value lives until it is
/// replaced or its owner is deallocated. So even `ASSIGN` retains a delegate that refers to its owner.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// An object that can have associated values: a responder, a layer, a constraint or a layout guide.
///
/// As on iOS, the functions below are free and thus not isolated; their callers must have exclusive access to the
/// object.
protocol AssociatedValueOwner: AnyObject {
    var associatedValues: [UnsafeRawPointer: Any] { get set }
}

/// Associates a value with an object, as the Objective-C runtime does.
///
/// - Parameters:
/// - object: A responder, a layer, a constraint or a layout guide. Other objects can't have associated values: this is
///   reported on standard error, and the value isn't stored.
///   - key: Compared by its address.
///   - value: `nil` removes the value.
/// - policy: Has no effect: values are always retained.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    guard let owner = object as? any AssociatedValueOwner else {
        StandardError.write(
            "objc_setAssociatedObject: \(type(of: object)) can't have associated values; only views, controllers, "
                + "layers, constraints and layout guides can")
        return
    }
    owner.associatedValues[key] = value
}

/// Returns the value associated with an object under a key; `nil` if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    (object as? any AssociatedValueOwner)?.associatedValues[key]
}

/// Removes all values associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    (object as? any AssociatedValueOwner)?.associatedValues = [:]
}
