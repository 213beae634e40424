import Files
internal import Foundation

/// The destination of pictures.
package enum Destination: Equatable {
    case standardOutput
    case file(String)
    /// An existing folder, without a trailing slash.
    case folder(String)

    /// Resolves the argument of `-o`, and checks before drawing that it can be written to.
    ///
    /// - Parameters:
    ///   - output: The argument; `nil` for a file in the current folder with the name `name`.
    ///   - makesFolder: Whether a folder with a trailing slash may be created.
    package init(output: String?, name: String, makesFolder: Bool = false) throws {
        guard let output else {
            try Self.checkFolder(".")
            self = .file(name)
            return
        }
        guard !output.isEmpty else { throw Failure("-o is empty; name a file, a folder, or - for standard output") }
        if output == InputFile.standardStream {
            self = .standardOutput
        } else if output.hasSuffix("/") || Self.isFolder(output) {
            let folder = output == "/" ? "/" : String(output.trimmingSuffix("/"))
            try Self.checkFolder(makesFolder ? Self.existingFolder(of: folder) : folder)
            self = .folder(folder)
        } else {
            let folder = output.contains("/") ? output.folderOfPath : "."
            try Self.checkFolder(folder, isWrittenTo: !Self.isDevice(output))
            self = .file(output)
        }
    }

    /// Refuses to print a binary file to a terminal.
    ///
    /// - Parameter format: The format's name in the message, such as `"PNG"`.
    package func checkIsNoTerminal(for format: String) throws {
        guard self == .standardOutput, isatty(STDOUT_FILENO) == 1 else { return }
        throw Failure("refusing to print \(format) to a terminal; redirect it, or use -o FILE")
    }

    /// Rejects a file extension that doesn't match the content.
    ///
    /// - Parameters:
    ///   - endings: The valid file extensions, the usual one first. No extension is fine, too.
    ///   - what: The content, such as `"a conversation file"`.
    package func check(endings: [String], of what: String) throws {
        guard case .file(let path) = self, let usual = endings.first else { return }
        let ending = RelativePath.ending(of: path)
        guard !ending.isEmpty, !endings.contains(ending.lowercased()) else { return }
        throw Failure("\(path): \(what) is no .\(ending); name it \(path.dropLast(ending.count))\(usual)")
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Whether the path is an existing special file, such as a pipe.
    private static func isDevice(_ path: String) -> Bool {
        let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        return type.map { $0 != .typeRegular && $0 != .typeSymbolicLink } ?? false
    }

    /// The nearest existing parent folder of a path.
    private static func existingFolder(of path: String) -> String {
        var folder = path
        while !folder.isEmpty, folder != "/", !FileManager.default.fileExists(atPath: folder) {
            folder = folder.folderOfPath
        }
        return folder.isEmpty ? "." : folder
    }

    private static func checkFolder(_ path: String, isWrittenTo: Bool = true) throws {
        let folder = path.isEmpty ? "/" : path
        guard FileManager.default.fileExists(atPath: folder) else {
            throw Failure("\(folder): there is no such folder; create it first")
        }
        guard isFolder(folder) else { throw Failure("\(folder) is not a folder") }
        guard !isWrittenTo || access(folder, W_OK | X_OK) == 0 else {
            let number = errno
            throw Failure(
                "\(folder): the folder can't be written to: \(String(cString: strerror(number)))",
                MachineErrors.contains(number) ? .machine : .input)
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(_ character: Character) -> Substring {
        self[...(lastIndex { $0 != character } ?? startIndex)]
    }
}
