import Foundation
import GoldenCommands
import Pictures

extension Destination {
    /// The format that the file name specifies; PNG by default.
    func format() throws -> PictureFormat {
        guard case .file(let path) = self else { return .png }
        let fileExtension = (path as NSString).pathExtension
        guard !fileExtension.isEmpty else { return .png }
        guard let format = PictureFormat(fileExtension: fileExtension.lowercased()) else {
            throw Failure(
                "\(path): .\(fileExtension) is not a supported format; expected png, jpg, webp, svg, pdf, json or txt")
        }
        return format
    }

    /// Checks before drawing that an input isn't also the output.
    func check(input path: String, _ session: CommandSession) throws {
        session.reads(path)
        if case .file(let output) = self { try session.inputs.check(output) }
    }

    /// The picture's path, or `nil` for standard output.
    ///
    /// - Parameters:
    ///   - name: The file's name in a folder, without its extension.
    ///   - page: The number inserted before the extension.
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
    /// The file extension with its dot, or empty.
    fileprivate var pictureEnding: String {
        for format in [PictureFormat.frames, .tree] where hasSuffix(".\(format.fileExtension)") {
            return ".\(format.fileExtension)"
        }
        let fileExtension = (self as NSString).pathExtension
        return fileExtension.isEmpty ? "" : ".\(fileExtension)"
    }
}
