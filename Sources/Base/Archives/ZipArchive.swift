internal import CDeflate
package import Foundation

/// A zip archive: the names of its files, and the bytes of each on request.
///
/// Nothing is unpacked to disk. An archive is rejected as a whole if it is encrypted, split or over a limit, or if a
/// name in it leads out of the archive.
package final class ZipArchive: Sendable {
    /// The maximum number of files, each of which takes some memory.
    package static let maximumCount = 100_000

    /// The maximum number of components in a path.
    package static let maximumDepth = 32

    /// The maximum ratio of unpacked to packed size for a file of 1 MiB or more. Text has about 10.
    package static let maximumRatio = 200

    /// A regular file of an archive.
    package struct Entry: Sendable {
        /// The path of the file in the archive, with `/` between its parts.
        package let path: String

        /// The unpacked size, in bytes.
        package let size: Int

        let packedSize: Int
        let offset: Int
        let method: Int
        let checksum: UInt32
    }

    /// The files, in the order of the archive. Folders and links are skipped.
    package let entries: [Entry]

    private let source: ByteSource

    /// Opens an archive, and reads its directory.
    package init(path: String) throws(ZipError) {
        source = try ByteSource(path: path)
        entries = try ZipDirectory.entries(of: source)
    }

    /// Reads the directory of an archive in memory.
    package init(_ data: Data) throws(ZipError) {
        source = .memory(data)
        entries = try ZipDirectory.entries(of: source)
    }

    /// Whether the first bytes of a file are those of a zip archive, which may be empty or split.
    package static func begins(with bytes: some Sequence<UInt8>) -> Bool {
        let start = Array(bytes.prefix(4))
        return [[0x03, 0x04], [0x05, 0x06], [0x07, 0x08]].contains { start == [0x50, 0x4B] + $0 }
    }

    /// Returns the bytes of a file.
    ///
    /// - Parameter limit: The maximum size, in bytes.
    package func data(of entry: Entry, limit: Int) throws(ZipError) -> Data {
        if let refusal = Self.refusal(of: entry, limit: limit) { throw refusal }
        let data: Data
        if entry.method == Self.storing {
            guard entry.packedSize == entry.size else { throw .broken(entry.path) }
            data = Data(try packedBytes(of: entry))
        } else {
            data = try inflate(packedBytes(of: entry), entry)
        }
        let checksum = data.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
        guard checksum == entry.checksum else { throw .broken(entry.path) }
        return data
    }

    private static let (storing, deflating) = (0, 8)

    /// Returns the reason why a file can't be read, as far as the directory shows it; `nil` if it can.
    package static func refusal(of entry: Entry, limit: Int) -> ZipError? {
        guard entry.size <= limit else { return .tooLarge(entry.path, size: entry.size, limit: limit) }
        if entry.size > 1 << 20, entry.size / maximumRatio > entry.packedSize { return .tooCompressed(entry.path) }
        return [storing, deflating].contains(entry.method)
            ? nil : .unknownMethod(entry.path, number: entry.method)
    }

    private func packedBytes(of entry: Entry) throws(ZipError) -> [UInt8] {
        // The name and the extra fields may have other lengths here than in the directory.
        guard let header = try source.bytes(at: entry.offset, count: 30),
            header.number(at: 0, bytes: 4) == 0x0403_4B50,
            let nameLength = header.number(at: 26, bytes: 2), let extraLength = header.number(at: 28, bytes: 2),
            let bytes = try source.bytes(
                at: entry.offset + 30 + nameLength + extraLength, count: entry.packedSize)
        else { throw .broken(entry.path) }
        return bytes
    }

    private func inflate(_ packed: [UInt8], _ entry: Entry) throws(ZipError) -> Data {
        guard let decompressor = libdeflate_alloc_decompressor() else { throw .unreadable("out of memory") }
        defer { libdeflate_free_decompressor(decompressor) }
        // One byte more than expected, to detect a file that is longer than declared.
        var data = Data(count: entry.size + 1)
        var count = 0
        let result = data.withUnsafeMutableBytes { target in
            packed.withUnsafeBytes { source in
                libdeflate_deflate_decompress(
                    decompressor, source.baseAddress, source.count, target.baseAddress, target.count, &count)
            }
        }
        guard result == LIBDEFLATE_SUCCESS, count == entry.size else { throw .broken(entry.path) }
        return data.prefix(count)
    }
}
