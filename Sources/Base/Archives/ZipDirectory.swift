/// Reads the central directory of a zip archive (PKWARE's APPNOTE, 4.3), including archives over 4 GiB (zip64).
enum ZipDirectory {
    private static let maximumSize = 64 << 20

    static func entries(of source: ByteSource) throws(ZipError) -> [ZipArchive.Entry] {
        let end = try end(of: source)
        guard end.count <= ZipArchive.maximumCount, end.size <= maximumSize else {
            throw .tooManyFiles(max(end.count, ZipArchive.maximumCount + 1))
        }
        guard let bytes = try source.bytes(at: end.offset, count: end.size) else { throw .truncated }
        var entries: [ZipArchive.Entry] = []
        var paths: Set<String> = []
        var offset = 0
        for _ in 0..<end.count {
            guard let header = Header(bytes, at: offset) else { throw .truncated }
            offset += header.length
            guard let entry = try header.entry() else { continue }
            guard paths.insert(entry.path).inserted else { throw .duplicate(entry.path) }
            entries.append(entry)
        }
        return entries
    }

    // MARK: End record

    /// The offset of the directory, and its number of entries.
    private struct EndRecord {
        var offset, size, count: Int
    }

    private static func end(of source: ByteSource) throws(ZipError) -> EndRecord {
        // A comment of at most 65,535 bytes may follow.
        let length = min(source.size, 22 + 65_535)
        let start = source.size - length
        guard length >= 22, let bytes = try source.bytes(at: start, count: length) else { throw .truncated }
        for place in stride(from: length - 22, through: 0, by: -1) where bytes[place] == 0x50 {
            guard bytes.number(at: place, bytes: 4) == 0x0605_4B50,
                let comment = bytes.number(at: place + 20, bytes: 2), place + 22 + comment <= length,
                let disk = bytes.number(at: place + 4, bytes: 2), let count = bytes.number(at: place + 10, bytes: 2),
                let size = bytes.number(at: place + 12, bytes: 4), let offset = bytes.number(at: place + 16, bytes: 4)
            else { continue }
            if let large = try zip64End(of: source, before: start + place) { return large }
            guard disk == 0 || disk == 0xFFFF else { throw .split }
            return EndRecord(offset: offset, size: size, count: count)
        }
        throw .truncated
    }

    /// Reads the zip64 end record, which archives have when the plain one has too few digits for their sizes.
    private static func zip64End(of source: ByteSource, before place: Int) throws(ZipError) -> EndRecord? {
        guard let locator = try source.bytes(at: place - 20, count: 20), locator.number(at: 0, bytes: 4) == 0x0706_4B50,
            let offset = locator.number(at: 8, bytes: 8)
        else { return nil }
        guard let end = try source.bytes(at: offset, count: 56), end.number(at: 0, bytes: 4) == 0x0606_4B50,
            let disk = end.number(at: 16, bytes: 4), let count = end.number(at: 32, bytes: 8),
            let size = end.number(at: 40, bytes: 8), let offset = end.number(at: 48, bytes: 8)
        else { throw .truncated }
        guard disk == 0 else { throw .split }
        return EndRecord(offset: offset, size: size, count: count)
    }

    // MARK: Files

    private struct Header {
        let host, flags, method: Int
        let checksum: UInt32
        let attributes: Int
        var packedSize, size, offset: Int
        let name: [UInt8]
        let extra: [UInt8]
        let length: Int

        init?(_ bytes: [UInt8], at start: Int) {
            func number(_ offset: Int, _ count: Int) -> Int? { bytes.number(at: start + offset, bytes: count) }
            guard number(0, 4) == 0x0201_4B50, let host = number(5, 1), let flags = number(8, 2),
                let method = number(10, 2), let checksum = number(16, 4), let packedSize = number(20, 4),
                let size = number(24, 4), let nameLength = number(28, 2), let extraLength = number(30, 2),
                let commentLength = number(32, 2), let attributes = number(38, 4), let offset = number(42, 4),
                start + 46 + nameLength + extraLength + commentLength <= bytes.count
            else { return nil }
            (self.host, self.flags, self.method, self.attributes) = (host, flags, method, attributes)
            (self.packedSize, self.size, self.offset) = (packedSize, size, offset)
            self.checksum = UInt32(checksum)
            let nameEnd = start + 46 + nameLength
            name = Array(bytes[start + 46..<nameEnd])
            extra = Array(bytes[nameEnd..<nameEnd + extraLength])
            length = 46 + nameLength + extraLength + commentLength
            readZip64Fields()
        }

        /// Returns the content of an extra field; `nil` if there is none of that kind.
        private func extraField(_ kind: Int) -> [UInt8]? {
            var place = 0
            while let found = extra.number(at: place, bytes: 2), let count = extra.number(at: place + 2, bytes: 2),
                place + 4 + count <= extra.count
            {
                if found == kind { return Array(extra[place + 4..<place + 4 + count]) }
                place += 4 + count
            }
            return nil
        }

        /// Reads the sizes and the offset that don't fit into four bytes from the zip64 extra field.
        private mutating func readZip64Fields() {
            guard let numbers = extraField(0x0001) else { return }
            var place = 0
            for key in [\Header.size, \.packedSize, \.offset] where self[keyPath: key] == 0xFFFF_FFFF {
                guard let number = numbers.number(at: place, bytes: 8) else { return }
                self[keyPath: key] = number
                place += 8
            }
        }

        /// The file; `nil` for a folder or a link.
        func entry() throws(ZipError) -> ZipArchive.Entry? {
            let path = ZipName.text(
                name, isUTF8: flags & 0x800 != 0, unicode: extraField(0x7075), isWindows: [0, 10, 11].contains(host))
            guard try ZipName.isFile(path), !isLink else { return nil }
            guard flags & 0x41 == 0 else { throw .encrypted(path) }
            return ZipArchive.Entry(
                path: path, size: size, packedSize: packedSize, offset: offset, method: method, checksum: checksum)
        }

        /// Whether the entry is a symbolic link, according to the system that made the archive.
        private var isLink: Bool { [3, 19].contains(host) && attributes >> 16 & 0o170000 == 0o120000 }
    }
}
