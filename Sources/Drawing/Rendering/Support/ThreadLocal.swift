internal import Foundation

/// An object per thread, created on first access and released when the thread ends.
///
/// Use it only for static properties: the thread-specific key is never freed, and a process has about a thousand keys.
///
///     enum Formatters { static let dates = ThreadLocal { DateFormatter() } }
///     let formatter = Formatters.dates.current // the same object on each access from this thread
package struct ThreadLocal<Object: AnyObject>: Sendable {
    private let key: pthread_key_t
    private let makeObject: @Sendable () -> Object

    /// - Parameter makeObject: Creates a thread's object.
    package init(_ makeObject: @escaping @Sendable () -> Object) {
        var key = pthread_key_t()
        let status = pthread_key_create(&key, releaseObject)
        precondition(status == 0, "The process has no thread-specific key left.")
        self.key = key
        self.makeObject = makeObject
    }

    /// The object of the current thread.
    package var current: Object {
        if let pointer = pthread_getspecific(key) {
            return Unmanaged<Object>.fromOpaque(pointer).takeUnretainedValue()
        }
        let object = makeObject()
        pthread_setspecific(key, Unmanaged.passRetained(object).toOpaque())
        return object
    }
}

/// Releases the object of an ending thread.
private func releaseObject(_ pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { return }
    Unmanaged<AnyObject>.fromOpaque(pointer).release()
}
