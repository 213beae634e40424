import Files
internal import Foundation

/// The place that pictures are written to.
package enum Destination: Equatable {
    case standardOutput
    case file(String)
    /// A folder that is there, without a slash behind it.
    case folder(String)

    /// Finds out what the argument of `-o` means, and that it can be written to, before anything is drawn.
    ///
    /// - Parameters:
    ///   - output: The argument; `nil` for a file in the current folder, named `name`.
    ///   - makesFolder: Whether a folder with a slash behind it may still have to be made.
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

    /// Refuses to write a file that isn't text to a terminal, where it would show as garbage.
    ///
    /// - Parameter format: The format's name in the message, such as `"PNG"`.
    package func checkIsNoTerminal(for format: String) throws {
        guard self == .standardOutput, isatty(STDOUT_FILENO) == 1 else { return }
        throw Failure("\(format) is no text for a terminal; send it on with > or |, or name a file with -o")
    }

    /// Refuses a name that says that the file is something else than what is written.
    ///
    /// - Parameters:
    ///   - endings: What the name may end in, the usual ending first. A name without an ending is fine.
    ///   - what: What is written, such as `"a conversation file"`.
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

    /// Whether the bytes go into something that is there and stays there, such as a pipe.
    private static func isDevice(_ path: String) -> Bool {
        let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        return type.map { $0 != .typeRegular && $0 != .typeSymbolicLink } ?? false
    }

    /// The nearest folder on the way to a path that is there.
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
            throw Failure("\(folder): there is no such folder to write to; make it first")
        }
        guard isFolder(folder) else { throw Failure("\(folder) is not a folder; it can't be written into") }
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
