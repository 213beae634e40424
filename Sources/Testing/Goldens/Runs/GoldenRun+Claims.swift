import Foundation

// A run's processes don't see each other's assertions. A golden that a process writes, or finds unchanged while
// everything is recorded, is claimed with a file in the run's folder, so that no other process overwrites it.
extension GoldenRun {
    /// Claims a golden for all processes of the run.
    ///
    /// - Returns: The assertion that claimed it before; `nil` if the golden is this one's now.
    func claimWriting(of id: String, by claimant: Claimant) throws -> Claimant? {
        let path = "\(folder)/claims/\(id)"
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // Creating a link is atomic, and fails if there is one.
        let name = "\(path).\(getpid())-\(Self.temporaries.next())"
        try JSONEncoder().encode(claimant).write(to: URL(fileURLWithPath: name))
        defer { unlink(name) }
        if link(name, path) == 0 { return nil }
        guard errno == EEXIST, let data = FileManager.default.contents(atPath: path) else {
            throw GoldenError("\(path): the golden can't be claimed: \(String(cString: strerror(errno)))")
        }
        return try JSONDecoder().decode(Claimant.self, from: data)
    }

    private static let temporaries = LockedCounter()

    /// Waits for the golden that another assertion of the run is about to write.
    ///
    /// - Returns: Whether it exists. The other process may have been killed.
    func awaitGolden(_ place: GoldenPlace) -> Bool {
        for _ in 0..<20 {
            if place.exists { return true }
            usleep(50_000)
        }
        return place.exists
    }
}

/// A counter for any number of threads.
public final class LockedCounter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    /// Starts with 1.
    public init() {}

    /// Returns the next number.
    public func next() -> Int {
        lock.withLock {
            count += 1
            return count
        }
    }
}
