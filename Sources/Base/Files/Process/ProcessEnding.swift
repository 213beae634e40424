internal import Foundation

/// How a process ended.
package enum ProcessEnding: Sendable, Equatable, CustomStringConvertible {
    /// It exited with a code.
    case code(Int32)

    /// A signal ended it, such as a crash.
    case signal(Int32)

    /// - Parameter status: The status that `waitpid` returns.
    package init(status: Int32) {
        let signal = status & 0x7F
        self = signal == 0 ? .code(status >> 8 & 0xFF) : .signal(signal)
    }

    /// The exit code, or 128 and the number of the signal, as a shell has it.
    package var status: Int32 {
        switch self {
        case .code(let code): code
        case .signal(let signal): 128 + signal
        }
    }

    /// `"code 2"`, or `"signal 11, SIGSEGV"`.
    package var description: String {
        switch self {
        case .code(let code): "code \(code)"
        case .signal(let signal): "signal \(signal)" + (Self.signalNames[signal].map { ", \($0)" } ?? "")
        }
    }

    private static let signalNames = [
        SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
        SIGKILL: "SIGKILL", SIGSEGV: "SIGSEGV", SIGTERM: "SIGTERM", SIGXCPU: "SIGXCPU", SIGXFSZ: "SIGXFSZ",
    ]
}
