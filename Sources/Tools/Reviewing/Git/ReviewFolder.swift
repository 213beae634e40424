internal import Foundation
internal import Synchronization

/// The temporary folder of a review, removed at its end, also if a signal ends the program.
final class ReviewFolder {
    let path: String
    private let signals: [any DispatchSourceSignal]

    private static let prefix = "messageshot-review-"

    init() throws {
        let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
        Self.removeAbandoned(in: parent)
        let path = "\(parent)/\(Self.prefix)\(getpid())-\(UUID().uuidString.prefix(8))"
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        self.path = path
        signals = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                // What they write would keep the folder.
                ChildProcesses.end()
                try? FileManager.default.removeItem(atPath: path)
                signal(number, SIG_DFL)
                kill(getpid(), number)
            }
            source.resume()
            return source
        }
    }

    deinit { remove() }

    func remove() {
        for source in signals { source.cancel() }
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Makes a folder inside, and returns its path.
    func make(_ name: String) throws -> String {
        try FileManager.default.createDirectory(atPath: "\(path)/\(name)", withIntermediateDirectories: true)
        return "\(path)/\(name)"
    }

    /// Removes the folders of reviews that were killed.
    private static func removeAbandoned(in parent: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? [] where name.hasPrefix(prefix) {
            guard let process = name.dropFirst(prefix.count).split(separator: "-").first.flatMap({ pid_t($0) }),
                kill(process, 0) != 0, errno == ESRCH
            else { continue }
            try? FileManager.default.removeItem(atPath: "\(parent)/\(name)")
        }
    }
}
