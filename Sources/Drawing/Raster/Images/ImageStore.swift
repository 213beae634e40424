internal import Files
import Foundation
import Frames

/// A cache of decoded pictures at the sizes at which they were drawn, shared by threads.
///
/// A file that changes is read again.
public final class ImageStore: @unchecked Sendable {
    /// The default store of renderers.
    public static let shared = ImageStore()

    /// A store for trees from files. Files that they name aren't opened, but drawn as opaque rectangles.
    package static let withoutFiles = ImageStore(opensFiles: false)

    private enum Source: Hashable {
        case file(String, OpenedFile.Version)
        case data(Data)
    }

    private struct Key: Hashable {
        let source: Source
        /// The drawn size; `nil` for the picture's own size.
        let size: Size?
    }

    private struct Size: Hashable {
        let width: Int
        let height: Int
    }

    private let lock = NSLock()
    private var pictures: [Key: Bitmap] = [:]
    private var pixelsKept = 0

    /// The maximum number of cached pixels, after which the cache is emptied.
    private let capacity: Int

    /// Larger pictures are decoded again for another size, because a few photos would fill the cache.
    private let largestOriginal = 1 << 20

    /// Creates an empty store.
    ///
    /// - Parameter capacity: The maximum number of cached pixels, of four bytes each.
    public init(capacity: Int = 6_000_000) {
        self.capacity = capacity
        opensFiles = true
    }

    private let opensFiles: Bool

    private init(opensFiles: Bool) {
        capacity = 6_000_000
        self.opensFiles = opensFiles
    }

    /// Returns the picture at a size in pixels, or at its own size; `nil` if the reference is a drawing.
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

    /// Returns the picture at its own size, or at one that is large enough to be scaled down.
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
