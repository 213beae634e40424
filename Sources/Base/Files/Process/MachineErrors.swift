internal import Foundation

/// Classifies `errno` values.
package enum MachineErrors {
    /// Whether the machine is at fault, not the request: a full or broken disk, a read-only file system, too many open
    /// files, out of memory.
    package static func contains(_ number: Int32) -> Bool {
        [EROFS, ENOSPC, EDQUOT, EIO, EMFILE, ENFILE, ENOMEM].contains(number)
    }
}
