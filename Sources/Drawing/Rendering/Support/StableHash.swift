package import Foundation

/// A 64-bit FNV-1a hash: the same in every process and on every machine, which Swift's own hash values are not.
///
/// G. Fowler, L. C. Noll, K.-P. Vo, D. Eastlake: The FNV Non-Cryptographic Hash Algorithm. Internet-Draft
/// draft-eastlake-fnv. Names of files, shards and colors of people depend on the values: they must stay as they are.
package struct StableHash: Hashable, Sendable {
    package var value: UInt64

    /// The value of a hash that nothing was added to.
    package static let basis: UInt64 = 0xCBF2_9CE4_8422_2325

    @usableFromInline
    static let prime: UInt64 = 0x0000_0100_0000_01B3

    package init() {
        value = Self.basis
    }

    package init(_ text: String) {
        self.init()
        add(text)
    }

    package init(_ data: Data) {
        self.init()
        data.withUnsafeBytes { for byte in $0 { add(byte) } }
    }

    package mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
    }

    private mutating func add(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* Self.prime
    }

    /// Adds 64 bits at once.
    @inlinable
    package mutating func add(word: UInt64) {
        value = Self.mixed(value, word)
    }

    /// FNV's step, and a shift that carries the upper bits down, since 64 bits come in at once.
    @inlinable @inline(__always)
    package static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word) &* prime
        return product ^ (product >> 29)
    }

    /// Sixteen hexadecimal digits.
    package var digits: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
