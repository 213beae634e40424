internal import Foundation

/// When the process crashes, writes the call stack to standard error, so that different crashes can be distinguished.
///
/// Optimized programs trap without a message. In a program that is linked at a fixed address, the addresses are the
/// same in every run; `addr2line` or a debugger resolves them to function names.
enum CrashHandler {
    /// Printed before the addresses, which start with the innermost call.
    static let heading = "crashed at:"

    static func install() {
        // After a stack overflow, the stack has no space for the handler.
        let size = 1 << 16
        var stack = stack_t(ss_sp: malloc(size), ss_flags: 0, ss_size: size)
        sigaltstack(&stack, nil)
        var action = sigaction()
        action.__sigaction_handler.sa_handler = tellAndEnd
        action.sa_flags = Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_NODEFER))
        for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] { sigaction(signal, &action, nil) }
    }
}

private func tellAndEnd(_ signal: CInt) {
    withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: 16) { addresses in
        guard let first = addresses.baseAddress else { return }
        let count = backtrace(first, 16)
        CrashHandler.heading.withCString { _ = write(STDERR_FILENO, $0, strlen($0)) }
        _ = write(STDERR_FILENO, "\n", 1)
        // The first two are this function and the system's signal trampoline.
        if count > 2 { writeSymbols(first + 2, count - 2, STDERR_FILENO) }
    }
    _ = Glibc.signal(signal, SIG_DFL)
    raise(signal)
}

// Functions of <execinfo.h> that Swift's C library module doesn't import.

@_silgen_name("backtrace")
private func backtrace(_ addresses: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ most: CInt) -> CInt

@_silgen_name("backtrace_symbols_fd")
private func writeSymbols(_ addresses: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ count: CInt, _ file: CInt)
