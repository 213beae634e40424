internal import Foundation

/// Files that ``AtomicFile`` was writing when its process was killed.
package enum UnfinishedFiles {
    /// Removes those in a folder whose processes are gone. Nobody uses them: they never got their names.
    package static func remove(in folder: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            guard let process = process(writing: name), kill(process, 0) != 0, errno == ESRCH else { continue }
            unlink("\(folder)/\(name)")
        }
    }

    /// The process in a name such as `.welcome.png.4711-123456.part`; `nil` if the name is another one.
    private static func process(writing name: String) -> pid_t? {
        guard name.hasPrefix("."), name.hasSuffix(".part") else { return nil }
        let numbers = name.dropLast(".part".count).split(separator: ".").last?.split(separator: "-") ?? []
        guard numbers.count == 2, UInt32(numbers[1]) != nil, let process = pid_t(numbers[0]), process > 0 else {
            return nil
        }
        return process
    }
}
