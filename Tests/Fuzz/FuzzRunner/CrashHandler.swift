internal import Foundation

/// Writes where a process crashed to standard error before it ends, so that crashes at different places are told apart.
///
/// Optimized programs trap without a word. The addresses are the same in every run of a program that is linked at a fixed
/// place; `addr2line` or a debugger names their functions.
enum CrashHandler {
    /// Before the addresses, from the inside out.
    static let heading = "crashed at:"

    static func install() {
        // A stack that has overflown has no room for the handler.
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
        // The first two are this function and the system's return from it.
        if count > 2 { writeSymbols(first + 2, count - 2, STDERR_FILENO) }
    }
    _ = Glibc.signal(signal, SIG_DFL)
    raise(signal)
}

// Functions of <execinfo.h>, which Swift's module of the C library leaves out.

@_silgen_name("backtrace")
private func backtrace(_ addresses: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ most: CInt) -> CInt

@_silgen_name("backtrace_symbols_fd")
private func writeSymbols(_ addresses: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ count: CInt, _ file: CInt)
