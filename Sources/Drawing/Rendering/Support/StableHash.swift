package import Foundation

/// A 64-bit FNV-1a hash, which unlike Swift's hash values is equal in every process and on every machine.
///
/// G. Fowler, L. C. Noll, K.-P. Vo, D. Eastlake: The FNV Non-Cryptographic Hash Algorithm. Internet-Draft
/// draft-eastlake-fnv. File names, shards and people's colors depend on the values, which must never change.
package struct StableHash: Hashable, Sendable {
    package var value: UInt64

    /// The hash of no data.
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

    /// The FNV step, followed by a shift that mixes the upper bits down, since 64 bits are added at once.
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
