/// The way in which an associated value is stored. Here, all policies are the same: the value lives until it is
/// replaced or its owner is deallocated. So even `ASSIGN` retains a delegate that refers to its owner.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// An object that keeps its associated values itself: a responder, a layer, a constraint or a layout guide.
package protocol AssociatedValueOwner: AnyObject {
    var associatedValues: [UnsafeRawPointer: Any] { get set }
}

/// The associated values of other objects.
private let associatedValues = WeakTable<[UnsafeRawPointer: Any]>([:])

/// Associates a value with an object, as the Objective-C runtime does.
///
/// As on iOS, the function isn't isolated; its caller must have exclusive access to the object.
///
/// - Parameters:
///   - key: Compared by its address.
///   - value: `nil` removes the value.
///   - policy: Has no effect: values are always retained.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    if let owner = object as? any AssociatedValueOwner {
        owner.associatedValues[key] = value
    } else {
        associatedValues[object as AnyObject][key] = value
    }
}

/// Returns the value associated with an object under a key; `nil` if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    if let owner = object as? any AssociatedValueOwner { return owner.associatedValues[key] }
    return associatedValues[object as AnyObject][key]
}

/// Removes all values associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    if let owner = object as? any AssociatedValueOwner {
        owner.associatedValues = [:]
    } else {
        associatedValues[object as AnyObject] = [:]
    }
}
