public import Foundation
public import Frames
public import Raster
import Rendering

/// A picture with its frame tree, if known.
public struct ComparedPicture: Sendable {
    /// The decoded pixels.
    public var bitmap: Bitmap

    /// The tree that the pixels were drawn from; `nil` if unknown.
    public var frame: Frame?

    /// The reason why there is no frame tree, or why the one in the file can't be used.
    public var note: String?

    /// The note of a picture without a frame tree.
    static let missingTree = "it has no frame tree"

    /// Creates a picture from pixels.
    public init(_ bitmap: Bitmap, frame: Frame? = nil) {
        self.bitmap = bitmap
        guard let frame = frame?.repaired() else { return }
        use(frame)
    }

    /// The plausible pixels per point between a tree and a picture.
    private static let scales: ClosedRange<CGFloat> = 1 / 1024...1024

    /// Uses a tree if it can belong to the picture.
    private mutating func use(_ frame: Frame) {
        guard Self.scales.contains(CGFloat(bitmap.pixelsWide) / frame.rect.width) else {
            note = "the frame tree belongs to a picture of another size"
            return
        }
        self.frame = frame
    }
}

/// The reason why a picture can't be compared, as a sentence without the file's name.
public struct UnreadablePicture: Error, Equatable, CustomStringConvertible {
    /// The sentence, which follows the file's name and a colon.
    public let description: String

    /// - Parameter description: One sentence without the file's name.
    public init(_ description: String) {
        self.description = description
    }
}

extension ComparedPicture {
    /// Reads the bytes of a PNG file.
    ///
    /// - Throws: If the data isn't a complete PNG file, or exceeds 64 million pixels. A missing or damaged frame tree
    ///   isn't an error, but reported in ``note``.
    public init(png data: Data) throws(UnreadablePicture) {
        try PictureInspection.check(data)
        do {
            bitmap = try PNGReader.bitmap(in: data)
        } catch {
            throw UnreadablePicture(error.reason)
        }
        do {
            if let frame = try PNGReader.frame(in: data, for: bitmap) {
                use(frame)
            } else {
                note = Self.missingTree
            }
        } catch {
            note = error.reason
        }
    }

    /// Reads a PNG file.
    ///
    /// - Throws: If the file doesn't exist or can't be read, or if ``init(png:)`` throws.
    public init(path: String) throws(UnreadablePicture) {
        try self.init(png: PictureInspection.data(at: path))
    }
}

/// Checks a file before it is decoded, to report what is wrong with it.
enum PictureInspection {
    static func data(at path: String) throws(UnreadablePicture) -> Data {
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw UnreadablePicture(errno == ENOENT ? "there is no such file" : String(cString: strerror(errno)))
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw UnreadablePicture("expected a PNG picture, found a folder")
        default: throw UnreadablePicture("expected a PNG picture, found a device or a pipe")
        }
        guard access(path, R_OK) == 0 else { throw UnreadablePicture("permission to read it is denied") }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw UnreadablePicture("it can't be read")
        }
        return data
    }

    static func check(_ data: Data) throws(UnreadablePicture) {
        guard !data.isEmpty else { throw UnreadablePicture("the file is empty") }
        switch VersionControlTrace(in: data) {
        case .lfsPointer?:
            throw UnreadablePicture("it is a Git LFS pointer, not the picture; run “git lfs pull” to fetch it")
        case .mergeConflict?:
            throw UnreadablePicture("it contains merge conflict markers; choose one side of the merge")
        case nil: break
        }
        // Reads all chunks and their checksums.
        do {
            _ = try PNGReader.text(in: data)
        } catch {
            throw UnreadablePicture(error.reason)
        }
        try checkHeader(data)
    }

    /// Checks the size in the header before anything is decoded.
    private static func checkHeader(_ data: Data) throws(UnreadablePicture) {
        let bytes = [UInt8](data.prefix(24))
        guard bytes.count == 24, bytes[12..<16].elementsEqual("IHDR".utf8) else {
            throw UnreadablePicture("not a PNG picture: its header is missing")
        }
        func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        let size = PixelSize(width: number(16), height: number(20))
        guard size.width > 0, size.height > 0 else { throw UnreadablePicture("it has \(size) pixels") }
        guard size.width <= RasterError.maximumPixelsPerSide, size.height <= RasterError.maximumPixelsPerSide,
            size.width * size.height <= maximumPixels
        else {
            throw UnreadablePicture(
                "it has \(size) pixels; the limit is \(maximumPixels / 1_000_000) million in total and "
                    + "\(RasterError.maximumPixelsPerSide) per side")
        }
    }

    private static let maximumPixels = 64_000_000
}

extension RasterError {
    /// The description without the file's name, which the caller adds.
    fileprivate var reason: String {
        switch self {
        case .image(_, let reason): reason
        default: description
        }
    }
}
