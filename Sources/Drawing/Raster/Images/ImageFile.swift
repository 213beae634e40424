internal import Files
import Foundation

/// A picture file that is opened once, with errors as `RasterError`.
struct ImageFile {
    private let file: OpenedFile
    private let path: String

    init(_ path: String) throws(RasterError) {
        self.path = path
        do {
            file = try OpenedFile(path)
        } catch {
            throw error.rasterError(path)
        }
        guard file.version.size <= ImageHeader.maximumBytes else {
            let limit = ImageHeader.maximumBytes >> 20
            throw .image(path: path, reason: "the picture file exceeds the limit of \(limit) MiB")
        }
    }

    /// Identifies the content of the file.
    var version: OpenedFile.Version { file.version }

    func bytes() throws(RasterError) -> Data { try bytes(upTo: ImageHeader.maximumBytes) }

    private func bytes(upTo limit: Int) throws(RasterError) -> Data {
        do {
            return try file.bytes(upTo: limit)
        } catch {
            throw error.rasterError(path)
        }
    }

    /// Headers are usually shorter; metadata and thumbnails before them may be longer.
    private static let defaultHeader = 64 << 10

    func header() throws(RasterError) -> ImageHeader {
        let beginning = try bytes(upTo: Self.defaultHeader)
        guard file.version.size > beginning.count else { return try ImageHeader(beginning, name: path) }
        if let header = try? ImageHeader(beginning, name: path) { return header }
        return try ImageHeader(bytes(), name: path)
    }
}

extension OpenedFile.Failure {
    fileprivate func rasterError(_ path: String) -> RasterError {
        if case .other(let number) = self, MachineErrors.contains(number) {
            .unreadableImage(path: path, reason: reason)
        } else {
            .image(path: path, reason: reason)
        }
    }

    fileprivate var reason: String {
        switch self {
        case .missing: "there is no such picture"
        case .directory: "it is a folder, not a picture"
        case .notRegular: "it is not a regular file"
        case .refused: "the picture can't be read"
        case .linked: "a link leads out of the folder of pictures"
        case .other(let number): "the picture can't be read: \(String(cString: strerror(number)))"
        }
    }
}
