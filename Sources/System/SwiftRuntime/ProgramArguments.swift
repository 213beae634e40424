internal import CSwiftRuntime
internal import Foundation

/// The arguments of the program, for machines without `/proc`, from which Swift's runtime reads them.
package enum ProgramArguments {
    /// Passes the arguments on the process's stack to `CommandLine`, unless the environment is missing.
    ///
    /// Call this first in `main`: no other thread may change the environment meanwhile.
    package static func takeFromStack() {
        guard let environment = UnsafeMutableRawPointer(environ), let arguments = before(environment) else { return }
        _swift_stdlib_overrideUnsafeArgvArgc(arguments.baseAddress, Int32(arguments.count))
    }

    /// Returns the arguments before the environment on a process's stack: their number, a pointer each, and zero
    /// (*System V Application Binary Interface*, section 3.4.1).
    package static func before(
        _ environment: UnsafeMutableRawPointer
    ) -> UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>? {
        let words = environment.assumingMemoryBound(to: UInt.self)
        guard words[-1] == 0 else { return nil }
        // An address is larger than any number of arguments.
        guard let count = (0..<100_000).first(where: { words[-2 - $0] == UInt($0) }) else { return nil }
        let first = UnsafeMutableRawPointer(words - 1 - count)
        return UnsafeMutableBufferPointer(
            start: first.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self), count: count)
    }
}
