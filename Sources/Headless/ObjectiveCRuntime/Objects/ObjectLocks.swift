import Foundation
import Synchronization

/// Waits until no other thread has locked an object, and locks it. A thread may lock an object several times.
///
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    ObjectLocks.lock(for: obj as AnyObject, users: 1).lock()
    return 0
}

/// Unlocks an object that the thread has locked.
///
/// - Returns: 0.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    ObjectLocks.lock(for: obj as AnyObject, users: -1).unlock()
    return 0
}

/// The locks of objects, as long as a thread has or wants them.
private enum ObjectLocks {
    private struct Entry {
        let lock = NSRecursiveLock()
        var users = 0
    }

    private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    /// Returns the lock of an object.
    ///
    /// - Parameter change: The change of the number of its users. Without users, the lock is forgotten.
    static func lock(for object: AnyObject, users change: Int) -> NSRecursiveLock {
        entries.withLock { entries in
            var entry = entries[ObjectIdentifier(object)] ?? Entry()
            entry.users += change
            entries[ObjectIdentifier(object)] = entry.users > 0 ? entry : nil
            return entry.lock
        }
    }
}
