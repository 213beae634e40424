import Foundation

/// A 64-bit FNV-1a hash: the same in every process and on every machine.
struct StableHash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    init(_ text: String) {
        for byte in text.utf8 { add(byte) }
    }

    init(_ data: Data) {
        data.withUnsafeBytes { for byte in $0 { add(byte) } }
    }

    private mutating func add(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }

    /// Sixteen hexadecimal digits.
    var digits: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
