public import Foundation
public import Frames
public import Raster
import Rendering

/// A picture with the frames that it was drawn from, if they are known.
public struct ComparedPicture: Sendable {
    /// The decoded pixels.
    public var bitmap: Bitmap

    /// The tree that the pixels were drawn from; `nil` if it is not known.
    public var frame: Frame?

    /// Why there is no frame tree, or why the one in the file can't be used.
    public var note: String?

    /// The note of a picture without a frame tree.
    static let missingTree = "it carries no frame tree"

    /// Creates a picture of pixels that are at hand.
    public init(_ bitmap: Bitmap, frame: Frame? = nil) {
        self.bitmap = bitmap
        guard let frame = frame?.withoutFlaws() else { return }
        use(frame)
    }

    /// The pixels per point that a tree may make of a picture.
    private static let scales: ClosedRange<CGFloat> = 1 / 1024...1024

    /// Takes a tree that can be the picture's.
    private mutating func use(_ frame: Frame) {
        guard Self.scales.contains(CGFloat(bitmap.pixelsWide) / frame.rect.width) else {
            note = "its frame tree is that of a picture of another size"
            return
        }
        self.frame = frame
    }
}

/// Why a picture can't be compared: one sentence without the file's name.
public struct UnreadablePicture: Error, Equatable, CustomStringConvertible {
    /// The sentence, to be read behind the file's name and a colon.
    public let description: String

    /// - Parameter description: One sentence without the file's name.
    public init(_ description: String) {
        self.description = description
    }
}

extension ComparedPicture {
    /// Reads the bytes of a PNG file.
    ///
    /// - Throws: If they are not a whole PNG, or more than 64 million pixels. A missing or damaged frame tree is no
    ///   error: ``note`` tells of it.
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
    /// - Throws: If there is no such file, it can't be read, or ``init(png:)`` throws.
    public init(path: String) throws(UnreadablePicture) {
        try self.init(png: PictureInspection.data(at: path))
    }
}

/// Looks at a file before it is decoded, to say what is wrong with it.
enum PictureInspection {
    static func data(at path: String) throws(UnreadablePicture) -> Data {
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw UnreadablePicture(errno == ENOENT ? "there is no such file" : String(cString: strerror(errno)))
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw UnreadablePicture("it is a folder; a PNG picture is needed")
        default: throw UnreadablePicture("it is not a file; a PNG picture is needed")
        }
        guard access(path, R_OK) == 0 else { throw UnreadablePicture("there is no permission to read it") }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw UnreadablePicture("it can't be read")
        }
        return data
    }

    static func check(_ data: Data) throws(UnreadablePicture) {
        guard !data.isEmpty else { throw UnreadablePicture("the file is empty: it has zero bytes") }
        switch VersionControlTrace(in: data) {
        case .lfsPointer?:
            throw UnreadablePicture("it is a Git LFS pointer and not the picture; “git lfs pull” fetches it")
        case .mergeConflict?:
            throw UnreadablePicture("it has the marks of a merge conflict; choose one side of the merge")
        case nil: break
        }
        // This reads all parts and their checksums.
        do {
            _ = try PNGReader.text(in: data)
        } catch {
            throw UnreadablePicture(error.reason)
        }
        try checkHeader(data)
    }

    /// The first part of a PNG has the size; it is looked at before anything is decoded.
    private static func checkHeader(_ data: Data) throws(UnreadablePicture) {
        let bytes = [UInt8](data.prefix(24))
        guard bytes.count == 24, bytes[12..<16].elementsEqual("IHDR".utf8) else {
            throw UnreadablePicture("not a PNG picture: it does not begin with a header")
        }
        func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        let size = PixelSize(width: number(16), height: number(20))
        guard size.width > 0, size.height > 0 else { throw UnreadablePicture("its header says \(size) pixels") }
        guard size.width <= RasterError.maximumPixelsPerSide, size.height <= RasterError.maximumPixelsPerSide,
            size.width * size.height <= mostPixels
        else {
            throw UnreadablePicture(
                "its header says \(size) pixels; at most \(mostPixels / 1_000_000) million are read, and "
                    + "\(RasterError.maximumPixelsPerSide) a side")
        }
    }

    private static let mostPixels = 64_000_000
}

extension RasterError {
    /// The description without the name of the file, which the caller says.
    fileprivate var reason: String {
        switch self {
        case .image(_, let reason): reason
        default: description
        }
    }
}
