internal import Foundation

/// One typesetter for each thread, made when the thread first asks and gone with it.
enum ThreadTypesetter {
    static var current: Typesetter {
        if let pointer = pthread_getspecific(key) {
            return Unmanaged<Typesetter>.fromOpaque(pointer).takeUnretainedValue()
        }
        let typesetter = Typesetter()
        pthread_setspecific(key, Unmanaged.passRetained(typesetter).toOpaque())
        return typesetter
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let status = pthread_key_create(&key) { pointer in
            guard let pointer else { return }
            Unmanaged<Typesetter>.fromOpaque(pointer).release()
        }
        precondition(status == 0, "The process has a thread-specific key left")
        return key
    }()
}
