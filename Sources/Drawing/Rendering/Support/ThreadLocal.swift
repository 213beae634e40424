internal import Foundation

/// An object for each thread, made when the thread first asks for it and released when the thread ends.
///
/// For static properties: the key under which threads keep their objects is never given back, and a process has about
/// a thousand of them.
///
///     enum Formatters { static let dates = ThreadLocal { DateFormatter() } }
///     let formatter = Formatters.dates.current // the same object whenever this thread asks
package struct ThreadLocal<Object: AnyObject>: Sendable {
    private let key: pthread_key_t
    private let makeObject: @Sendable () -> Object

    /// - Parameter makeObject: Makes the object of a thread.
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

/// Releases the object of a thread that ends.
private func releaseObject(_ pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { return }
    Unmanaged<AnyObject>.fromOpaque(pointer).release()
}
