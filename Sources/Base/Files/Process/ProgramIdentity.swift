internal import Foundation

/// Identifies this build of the program. Another build may draw other pixels.
package enum ProgramIdentity {
    /// A digest that is equal for copies of a program on all machines, followed by the digests of the folders of fonts
    /// that are set.
    package static let current: String = {
        let build = buildID ?? fileStamp ?? "unknown"
        let folders = ["MESSAGESHOT_FONTS", "MESSAGESHOT_SYSTEM_FONTS"].compactMap { (name: String) in getenv(name) }
        return folders.reduce(build) { "\($0)-\(SHA256(String(cString: $1)).hexadecimal.prefix(8))" }
    }()

    private static let program = "/proc/self/exe"

    /// The first digits of the linker's build ID, a note near the beginning of the program.
    private static var buildID: String? {
        let descriptor = open(program, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var beginning = [UInt8](repeating: 0, count: 16384)
        let count = read(descriptor, &beginning, beginning.count)
        guard count > 0 else { return nil }
        return beginning.withUnsafeBytes { buildID(in: UnsafeRawBufferPointer(rebasing: $0.prefix(count))) }
    }

    /// Searches the notes of a 64-bit ELF program.
    private static func buildID(in bytes: UnsafeRawBufferPointer) -> String? {
        func number<Number: FixedWidthInteger>(_ position: Int, _ type: Number.Type) -> Int {
            guard position >= 0, position + MemoryLayout<Number>.size <= bytes.count else { return 0 }
            return Int(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: position, as: Number.self))
        }
        let (headers, size, count) = (number(32, UInt64.self), number(54, UInt16.self), number(56, UInt16.self))
        for header in (0..<count).map({ headers + $0 * size }) where number(header, UInt32.self) == PT_NOTE {
            let (start, length) = (number(header + 8, UInt64.self), number(header + 32, UInt64.self))
            guard start >= 0, length >= 0, start <= bytes.count, length <= bytes.count - start else { continue }
            if let id = buildID(notes: UnsafeRawBufferPointer(rebasing: bytes[start..<start + length])) { return id }
        }
        return nil
    }

    /// A note has two lengths and a type of 32 bits each, a name and a content, both padded to four bytes.
    private static func buildID(notes: UnsafeRawBufferPointer) -> String? {
        var position = 0
        while position + 16 <= notes.count {
            func field(_ offset: Int) -> Int {
                Int(notes.loadUnaligned(fromByteOffset: position + offset, as: UInt32.self))
            }
            let content = position + 12 + (field(0) + 3) / 4 * 4
            guard content + field(4) <= notes.count else { return nil }
            if field(8) == NT_GNU_BUILD_ID, notes[position + 12..<position + 16].elementsEqual("GNU\0".utf8) {
                return notes[content..<content + field(4)].prefix(8)
                    .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            }
            position = content + (field(4) + 3) / 4 * 4
        }
        return nil
    }

    private static let PT_NOTE = 4
    private static let NT_GNU_BUILD_ID = 3

    /// For a program without a build ID: its size and modification time.
    private static var fileStamp: String? {
        var status = stat()
        guard stat(program, &status) == 0 else { return nil }
        return "\(status.st_size)-\(status.st_mtim.tv_sec)-\(status.st_mtim.tv_nsec)"
    }
}
