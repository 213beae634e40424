internal import Foundation

/// A process group for a program and those that it starts. It ends with this process, however this process ends.
///
/// Its leader waits until a pipe from this process is closed, which even SIGKILL does, and then ends the group.
final class ProcessGroup: Sendable {
    /// The identifier of the group, which is that of its leader.
    let leader: pid_t

    private let pipe: OwnedDescriptor

    init() throws(FileError) {
        let ends = try Descriptors.pipe()
        let reading = OwnedDescriptor(ends.reading)
        pipe = OwnedDescriptor(ends.writing)
        let nothing = OwnedDescriptor(try Descriptors.nothing())
        leader = try TemporaryFiles.startingProcess { () throws(FileError) in
            try Descriptors.spawn(
                ["/bin/sh", "-c", "read -r end; kill -s KILL 0"],
                descriptors: [(reading.number, 0), (nothing.number, 1), (nothing.number, 2)])
        }
    }

    /// Ends all processes of the group. Its identifier is free afterward.
    ///
    /// - Parameter reap: Frees the identifiers of other processes of the group, once they have ended.
    func end(reaping reap: () -> Void = {}) {
        ChildProcesses.end(leader)
        TemporaryFiles.endingProcess(leader) {
            reap()
            while waitpid(leader, nil, 0) < 0, errno == EINTR {}
        }
    }
}
