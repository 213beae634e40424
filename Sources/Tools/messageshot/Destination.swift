import Foundation
import Pictures

/// The place that pictures are written to.
enum Destination: Equatable {
    case standardOutput
    case file(String)
    /// A folder that is there, without a slash behind it.
    case folder(String)

    /// Finds out what the argument of `-o` means, and that it can be written to, before anything is drawn.
    ///
    /// - Parameter output: The argument; `nil` for a file in the current folder, named `name`.
    init(output: String?, name: String) throws {
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
            try Self.checkFolder(folder)
            self = .folder(folder)
        } else {
            let folder = output.contains("/") ? (output as NSString).deletingLastPathComponent : "."
            try Self.checkFolder(folder, isWrittenTo: !Self.isDevice(output))
            self = .file(output)
        }
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

    private static func checkFolder(_ path: String, isWrittenTo: Bool = true) throws {
        let folder = path.isEmpty ? "/" : path
        guard FileManager.default.fileExists(atPath: folder) else {
            throw Failure("\(folder): there is no such folder to write to; make it first")
        }
        guard isFolder(folder) else { throw Failure("\(folder) is not a folder; it can't be written into") }
        guard !isWrittenTo || access(folder, W_OK | X_OK) == 0 else {
            throw Failure("\(folder): the folder can't be written to: \(String(cString: strerror(errno)))")
        }
    }
}

extension Destination {
    /// The format that the name of the file asks for; PNG if it asks for none.
    func format() throws -> PictureFormat {
        guard case .file(let path) = self else { return .png }
        let fileExtension = (path as NSString).pathExtension
        guard !fileExtension.isEmpty else { return .png }
        guard let format = PictureFormat(fileExtension: fileExtension.lowercased()) else {
            throw Failure("\(path): .\(fileExtension) is no format that can be written; png, svg, pdf and json are")
        }
        return format
    }

    /// Makes sure that a picture doesn't take the place of the conversation that it is drawn from.
    func checkDiffers(from input: String) throws {
        guard case .file(let path) = self, input != InputFile.standardStream else { return }
        let (input, output) = (URL(fileURLWithPath: input), URL(fileURLWithPath: path))
        guard input.resolvingSymlinksInPath() != output.resolvingSymlinksInPath() else {
            throw Failure("\(path) is the conversation itself; name another file for the picture")
        }
    }

    /// The picture's path, or `nil` for standard output.
    ///
    /// - Parameters:
    ///   - name: The file's name in a folder, without its ending.
    ///   - page: The number that is put before the ending.
    func path(name: String, page: Int?, format: PictureFormat) -> String? {
        let number = page.map { "-\($0)" } ?? ""
        switch self {
        case .standardOutput: return nil
        case .folder(let folder): return "\(folder == "/" ? "" : folder)/\(name)\(number).\(format.fileExtension)"
        case .file(let path):
            guard let page else { return path }
            let ending = path.pictureEnding
            return "\(path.dropLast(ending.count))-\(page)\(ending)"
        }
    }
}

extension String {
    /// The end of a file's name from the dot on, or nothing.
    fileprivate var pictureEnding: String {
        if hasSuffix(".\(PictureFormat.frames.fileExtension)") { return ".\(PictureFormat.frames.fileExtension)" }
        let fileExtension = (self as NSString).pathExtension
        return fileExtension.isEmpty ? "" : ".\(fileExtension)"
    }

    fileprivate func trimmingSuffix(_ character: Character) -> Substring {
        self[...(lastIndex { $0 != character } ?? startIndex)]
    }
}
