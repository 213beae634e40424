internal import Files
import Foundation
import Frames

/// A cache of decoded pictures at the sizes at which they were drawn. Threads share it.
///
/// A file that changes is read again.
public final class ImageStore: @unchecked Sendable {
    /// The store that renderers use unless they are given another.
    public static let shared = ImageStore()

    /// A store for trees that come out of files: what they name is not opened, and drawn as an opaque rectangle.
    package static let withoutFiles = ImageStore(opensFiles: false)

    private enum Source: Hashable {
        case file(String, OpenedFile.Version)
        case data(Data)
    }

    private struct Key: Hashable {
        let source: Source
        /// `nil`: the size that the picture has.
        let size: Size?
    }

    private struct Size: Hashable {
        let width: Int
        let height: Int
    }

    private let lock = NSLock()
    private var pictures: [Key: Bitmap] = [:]
    private var pixelsKept = 0

    /// The most pixels that are kept; after that the store starts anew.
    private let capacity: Int

    /// Larger pictures are decoded once more if they are drawn at another size: a few photos would take all the room.
    private let largestOriginal = 1 << 20

    /// Creates an empty store.
    ///
    /// - Parameter capacity: The most pixels to keep in memory, four bytes each.
    public init(capacity: Int = 6_000_000) {
        self.capacity = capacity
        opensFiles = true
    }

    private let opensFiles: Bool

    private init(opensFiles: Bool) {
        capacity = 6_000_000
        self.opensFiles = opensFiles
    }

    /// Returns the picture at a size in pixels, or as it is without one; `nil` if the reference is a drawing.
    func picture(
        _ reference: ImageReference, pixelsWide: Int? = nil, pixelsHigh: Int? = nil
    ) throws(RasterError) -> Bitmap? {
        let source: Source
        var file: ImageFile?
        switch reference {
        case .file where !opensFiles:
            let dot = try Bitmap(pixelsWide: 1, pixelsHigh: 1, pixels: [0xFFFF_FFFF])
            return try dot.scaled(pixelsWide: pixelsWide ?? 1, pixelsHigh: pixelsHigh ?? 1)
        case .file(let path):
            let opened = try ImageFile(path)
            source = .file(path, opened.version)
            file = opened
        case .data(let data): source = .data(data)
        case .drawing: return nil
        }
        guard let pixelsWide, let pixelsHigh else { return try original(source, file, forLongerSide: .max) }
        let key = Key(source: source, size: Size(width: pixelsWide, height: pixelsHigh))
        if let known = kept(key) { return known }
        let scaled = try original(source, file, forLongerSide: max(pixelsWide, pixelsHigh))
            .scaled(pixelsWide: pixelsWide, pixelsHigh: pixelsHigh)
        keep(scaled, key)
        return scaled
    }

    /// Returns the picture as it is in its file, or one that is large enough to be scaled down to a size.
    private func original(
        _ source: Source, _ file: ImageFile?, forLongerSide side: Int
    ) throws(RasterError) -> Bitmap {
        let key = Key(source: source, size: nil)
        if let known = kept(key) { return known }
        let picture =
            switch source {
            case .file(let path, _): try ImageDecoder.decode(file?.bytes() ?? Data(), name: path, forLongerSide: side)
            case .data(let data):
                try ImageDecoder.decode(data, name: "a picture of \(data.count) bytes", forLongerSide: side)
            }
        if picture.isWhole, picture.bitmap.pixelCount <= largestOriginal { keep(picture.bitmap, key) }
        return picture.bitmap
    }

    private func kept(_ key: Key) -> Bitmap? { lock.withLock { pictures[key] } }

    private func keep(_ bitmap: Bitmap, _ key: Key) {
        lock.withLock {
            guard pictures[key] == nil, bitmap.pixelCount <= capacity else { return }
            if pixelsKept + bitmap.pixelCount > capacity {
                pictures.removeAll()
                pixelsKept = 0
            }
            pictures[key] = bitmap
            pixelsKept += bitmap.pixelCount
        }
    }
}
