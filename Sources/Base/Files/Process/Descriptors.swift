package import Foundation

/// Pipes, and processes started with them.
package enum Descriptors {
    /// A pipe whose ends other processes don't inherit.
    package static func pipe() throws(FileError) -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [-1, -1]
        guard Foundation.pipe(&ends) == 0 else { throw FileError(path: "a pipe", action: "creating", errno: errno) }
        return try moved(ends)
    }

    /// A pipe to a process. If the process has ended, writing fails rather than raising a signal.
    package static func pipeForSending() throws(FileError) -> (reading: Int32, sending: Int32) {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
            throw FileError(path: "a pipe", action: "creating", errno: errno)
        }
        return try moved(ends)
    }

    /// The device that has nothing to read, and keeps nothing.
    package static func nothing() throws(FileError) -> Int32 {
        let descriptor = open("/dev/null", O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(path: "/dev/null", action: "opening", errno: errno) }
        return try moved(descriptor)
    }

    /// A file for the output of a process, which disappears when the last process closes it.
    package static func unnamedFile() throws(FileError) -> Int32 {
        let folder = FileManager.default.temporaryDirectory.path
        var name = Array("\(folder)/messageshot-output-XXXXXX".utf8CString)
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw FileError(path: folder, action: "creating a temporary file", errno: errno) }
        unlink(name)
        return try moved(descriptor)
    }

    private static func moved(_ ends: [Int32]) throws(FileError) -> (Int32, Int32) {
        let first: Int32
        do {
            first = try moved(ends[0])
        } catch {
            close(ends[1])
            throw error
        }
        do {
            return (first, try moved(ends[1]))
        } catch {
            close(first)
            throw error
        }
    }

    /// Moves a descriptor out of the range that a new program uses.
    private static func moved(_ descriptor: Int32) throws(FileError) -> Int32 {
        defer { close(descriptor) }
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
        guard copy >= 0 else { throw FileError(path: "a pipe", action: "creating", errno: errno) }
        return copy
    }

    package static func makeNonblocking(_ descriptor: Int32) {
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    /// Reads the available bytes, at most the capacity of a pipe.
    package static func read(_ descriptor: Int32) -> (count: Int, code: Int32, bytes: [UInt8]) {
        var code: Int32 = 0
        var count = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { bytes, length in
            count = Foundation.read(descriptor, bytes.baseAddress, bytes.count)
            code = errno
            length = max(0, count)
        }
        return (count, code, bytes)
    }

    /// The variable by which a program whose crash is reported in words prints no backtrace, which would take seconds.
    package static let withoutBacktraces = ["SWIFT_BACKTRACE": "enable=no"]

    /// Starts a program in another process group, so that ctrl-C reaches this program first.
    ///
    /// - Parameters:
    ///   - command: The program, which is searched for in the `PATH`, and its arguments.
    ///   - folder: The working directory; `nil` for the current one.
    ///   - environment: Variables in addition to those of this process.
    ///   - group: The process group that it joins; 0 for a new one.
    ///   - descriptors: The descriptors that it inherits, with their new numbers.
    package static func spawn(
        _ command: [String], in folder: String? = nil, environment: [String: String] = [:], group: pid_t = 0,
        descriptors: [(own: Int32, number: Int32)]
    ) throws(FileError) -> pid_t {
        if let folder, access(folder, X_OK) != 0 { throw FileError(path: folder, action: "entering", errno: errno) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (own, number) in descriptors { posix_spawn_file_actions_adddup2(&actions, own, number) }
        if let folder { _ = setFolder(&actions, folder) }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var (defaults, mask) = (sigset_t(), sigset_t())
        sigemptyset(&defaults)
        for signal in [SIGPIPE, SIGINT, SIGTERM, SIGHUP] { sigaddset(&defaults, signal) }
        sigemptyset(&mask)
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        posix_spawnattr_setsigmask(&attributes, &mask)
        posix_spawnattr_setpgroup(&attributes, group)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

        var strings: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        let environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        var variables: [UnsafeMutablePointer<CChar>?] =
            environment.sorted { $0.key < $1.key }
            .map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for string in strings + variables { free(string) } }
        var process: pid_t = 0
        let code = posix_spawnp(&process, command[0], &actions, &attributes, &strings, &variables)
        guard code == 0 else { throw FileError(path: command[0], action: "starting", errno: code) }
        return process
    }
}

/// Sets the working directory of a started program. Swift's module of the C library lacks the function.
@_silgen_name("posix_spawn_file_actions_addchdir_np")
private func setFolder(_ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ path: UnsafePointer<CChar>)
    -> Int32
