internal import CSwiftRuntime
package import Foundation

/// Creates objects of classes that are known only at run time: the delegates of apps and scenes.
package enum ObjectCreation {
    /// Creates an object with the class's `init()`. A class that neither defines nor inherits one ends the program with
    /// a message, as in UIKit.
    package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        let object = messageshot_new_object(unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self))
        return Unmanaged<Object>.fromOpaque(object!).takeRetainedValue()
    }
}
