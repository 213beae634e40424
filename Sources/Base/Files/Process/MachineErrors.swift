internal import Foundation

/// Errors of the system, by their numbers.
package enum MachineErrors {
    /// Whether the machine fails, and not what was asked of it: a full or broken disk, a file system that is mounted to be
    /// read, too many open files, no memory.
    package static func contains(_ number: Int32) -> Bool {
        [EROFS, ENOSPC, EDQUOT, EIO, EMFILE, ENFILE, ENOMEM].contains(number)
    }
}
