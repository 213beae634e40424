import Foundation
import Frames

/// Decoded pictures, and the sizes at which they were drawn. Threads share it.
public final class ImageStore: @unchecked Sendable {
    public static let shared = ImageStore()

    private enum Source: Hashable {
        case file(String)
        case data(Data)
    }

    private struct Key: Hashable {
        let source: Source
        let width: Int
        let height: Int
    }

    private let lock = NSLock()
    private var originals: [Source: Bitmap] = [:]
    private var scaled: [Key: Bitmap] = [:]
    private var pixelsKept = 0

    /// The most pixels that are kept; after that the store starts anew.
    private let capacity: Int

    /// - Parameter capacity: The most pixels to keep in memory, four bytes each.
    public init(capacity: Int = 24_000_000) {
        self.capacity = capacity
    }

    /// Returns a file's picture at a size in pixels.
    func picture(file path: String, pixelsWide: Int, pixelsHigh: Int) throws(RasterError) -> Bitmap {
        try picture(.file(path), pixelsWide, pixelsHigh)
    }

    /// Returns the picture in the bytes of a file at a size in pixels.
    func picture(data: Data, pixelsWide: Int, pixelsHigh: Int) throws(RasterError) -> Bitmap {
        try picture(.data(data), pixelsWide, pixelsHigh)
    }

    private func picture(_ source: Source, _ width: Int, _ height: Int) throws(RasterError) -> Bitmap {
        let key = Key(source: source, width: width, height: height)
        if let known = lock.withLock({ scaled[key] }) { return known }
        let picture = try original(source).scaled(pixelsWide: width, pixelsHigh: height)
        lock.withLock {
            makeRoom(for: picture)
            scaled[key] = picture
        }
        return picture
    }

    private func original(_ source: Source) throws(RasterError) -> Bitmap {
        if let known = lock.withLock({ originals[source] }) { return known }
        let bitmap: Bitmap
        switch source {
        case .file(let path): bitmap = try PixbufDecoder.decode(path: path)
        case .data(let data): bitmap = try PixbufDecoder.decode(data, name: "a picture of \(data.count) bytes")
        }
        lock.withLock {
            makeRoom(for: bitmap)
            originals[source] = bitmap
        }
        return bitmap
    }

    private func makeRoom(for bitmap: Bitmap) {
        if pixelsKept + bitmap.pixelCount > capacity {
            originals.removeAll()
            scaled.removeAll()
            pixelsKept = 0
        }
        pixelsKept += bitmap.pixelCount
    }
}
