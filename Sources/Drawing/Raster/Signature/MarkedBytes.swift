/// The bytes of a file of any kind. Positions beyond the end give `nil`.
struct MarkedBytes {
    private let bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    var count: Int { bytes.count }

    func byte(at offset: Int) -> Int? { bytes.indices.contains(offset) ? Int(bytes[offset]) : nil }

    func has(_ expected: [UInt8], at offset: Int) -> Bool {
        offset >= 0 && offset + expected.count <= count
            && bytes[offset..<offset + expected.count].elementsEqual(expected)
    }

    func has(_ text: String, at offset: Int) -> Bool { has(Array(text.utf8), at: offset) }

    func contains(_ text: String, in range: Range<Int>) -> Bool {
        let text = Array(text.utf8)
        return range.clamped(to: 0..<count).contains { has(text, at: $0) }
    }

    /// Returns a big-endian integer of `count` bytes; `nil` behind the end.
    func bigEndian(at offset: Int, count: Int) -> Int? {
        guard offset >= 0, offset + count <= bytes.count else { return nil }
        return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns a little-endian integer of `count` bytes; `nil` behind the end.
    func littleEndian(at offset: Int, count: Int) -> Int? {
        guard offset >= 0, offset + count <= bytes.count else { return nil }
        return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
