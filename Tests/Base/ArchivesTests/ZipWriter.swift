import Foundation

/// Writes small zip archives, valid and invalid.
struct ZipWriter {
    struct File {
        var name: [UInt8]
        var content: [UInt8]
        var method = 0
        var flags = 0
        var host = 3
        var attributes = 0o100644 << 16
        var checksum: UInt32?
        var size: Int?
        var extra: [UInt8] = []

        init(_ name: String, _ content: String = "content") {
            self.name = Array(name.utf8)
            self.content = Array(content.utf8)
        }
    }

    var files: [File]
    var comment = ""
    /// Whether sizes are in zip64 extra fields.
    var isLarge = false

    var data: Data {
        var bytes: [UInt8] = []
        var directory: [UInt8] = []
        for file in files {
            let offset = bytes.count
            let size = file.size ?? file.content.count
            let checksum = Int(file.checksum ?? Self.checksum(file.content))
            let numbers = number(file.flags, 2) + number(file.method, 2) + number(0, 4) + number(checksum, 4)
            bytes += number(0x0403_4B50, 4) + number(20, 2) + numbers + number(file.content.count, 4) + number(size, 4)
            bytes += number(file.name.count, 2) + number(0, 2) + file.name + file.content
            let extra =
                isLarge ? number(1, 2) + number(16, 2) + number(size, 8) + number(file.content.count, 8) : file.extra
            directory += number(0x0201_4B50, 4) + [20, UInt8(file.host)] + number(20, 2) + numbers
            directory += number(isLarge ? 0xFFFF_FFFF : file.content.count, 4) + number(isLarge ? 0xFFFF_FFFF : size, 4)
            directory +=
                number(file.name.count, 2) + number(extra.count, 2) + number(0, 2) + number(0, 2) + number(0, 2)
            directory += number(file.attributes, 4) + number(offset, 4) + file.name + extra
        }
        let start = bytes.count
        bytes += directory
        if isLarge {
            let end = bytes.count
            bytes +=
                number(0x0606_4B50, 4) + number(44, 8) + number(45, 2) + number(45, 2) + number(0, 4) + number(0, 4)
            bytes += number(files.count, 8) + number(files.count, 8) + number(directory.count, 8) + number(start, 8)
            bytes += number(0x0706_4B50, 4) + number(0, 4) + number(end, 8) + number(1, 4)
        }
        let count = isLarge ? 0xFFFF : files.count
        bytes += number(0x0605_4B50, 4) + number(0, 4) + number(count, 2) + number(count, 2)
        bytes += number(isLarge ? 0xFFFF_FFFF : directory.count, 4) + number(isLarge ? 0xFFFF_FFFF : start, 4)
        return Data(bytes + number(comment.utf8.count, 2) + Array(comment.utf8))
    }

    private func number(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    /// CRC-32, as zip archives use it.
    static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var rest: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            rest ^= UInt32(byte)
            for _ in 0..<8 { rest = rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
        }
        return ~rest
    }
}
