internal import CSwiftRuntime
package import Foundation

/// Makes objects of classes that are known only while the program runs: the delegates of apps and scenes.
package enum ObjectCreation {
    /// Makes an object by the class's `init()`. A class that has none of its own and inherits none ends the program with
    /// a line that names it, as in UIKit.
    package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        let object = messageshot_new_object(unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self))
        return Unmanaged<Object>.fromOpaque(object!).takeRetainedValue()
    }
}
