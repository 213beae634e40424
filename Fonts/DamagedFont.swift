#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A file of the folder of fonts that isn't as it is bundled.
public struct DamagedFont: Equatable, Sendable, CustomStringConvertible {
    /// What is wrong with it.
    public enum Damage: Equatable, Sendable {
        case missing
        /// The system doesn't let it be read, and says why.
        case unreadable(reason: String)
        /// It is a folder, a pipe or a device.
        case notAFile
        /// Both in bytes.
        case size(Int, expected: Int)
        /// Its size is right, and its bytes are not. Known to those who read it.
        case content
    }

    /// The file's name.
    public let file: String
    public let damage: Damage

    package init(file: String, damage: Damage) {
        (self.file, self.damage) = (file, damage)
    }

    /// Looks at files of a folder without reading them, and returns those that something is wrong with.
    package static func all(of files: [FontManifest.File], in folder: String) -> [DamagedFont] {
        // All paths are written into one buffer: each start of a program asks for nearly 200.
        let folder = (folder + "/").utf8CString.dropLast()
        let longestName = 255
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: folder.count + longestName + 1) { path in
            _ = path.initialize(from: folder)
            return files.compactMap { file in
                memcpy(path.baseAddress! + folder.count, file.name.utf8Start, file.name.utf8CodeUnitCount + 1)
                let damage = Damage(path: path.baseAddress!, size: file.size)
                return damage.map { DamagedFont(file: "\(file.name)", damage: $0) }
            }
        }
    }

    public var description: String {
        switch damage {
        case .missing: "\(file) is missing"
        case .unreadable(let reason): "\(file) can't be read (\(reason))"
        case .notAFile: "\(file) is not a file"
        case .size(let size, let expected): "\(file) has \(size) bytes instead of \(expected)"
        case .content: "\(file) has other contents"
        }
    }
}

extension DamagedFont.Damage {
    fileprivate init?(path: UnsafePointer<CChar>, size: Int) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            let code = errno
            self = code == ENOENT ? .missing : .unreadable(reason: String(cString: strerror(code)))
            return
        }
        if status.st_mode & S_IFMT != S_IFREG {
            self = .notAFile
        } else if status.st_size != size {
            self = .size(Int(status.st_size), expected: size)
        } else if status.st_mode & 0o444 != 0o444, access(path, R_OK) != 0 {
            // What everybody may read needs no second question.
            self = .unreadable(reason: String(cString: strerror(errno)))
        } else {
            return nil
        }
    }
}
