import Foundation

/// A growing buffer that is written bit by bit, least significant bit first (RFC 1951, section 3.1.1).
///
/// The writer owns the memory until ``takeData()``.
final class BitWriter {
    private var bytes: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private var count = 0
    private var pending: UInt64 = 0
    private var pendingBits: UInt64 = 0

    init(capacity: Int) throws(RasterError) {
        self.capacity = max(capacity, 64)
        bytes = try Self.resize(nil, to: self.capacity)
    }

    deinit {
        free(bytes)
    }

    private static func resize(
        _ memory: UnsafeMutablePointer<UInt8>?, to capacity: Int
    ) throws(RasterError) -> UnsafeMutablePointer<UInt8> {
        guard let resized = realloc(memory, capacity) else { throw .outOfMemory(action: "compressing") }
        return resized.assumingMemoryBound(to: UInt8.self)
    }

    /// Reserves space for later writes, because ``write(_:count:)`` doesn't check.
    func reserve(bytes more: Int) throws(RasterError) {
        // Eight bytes are stored at a time.
        guard count + more + 16 > capacity else { return }
        capacity = max(count + more + 16, capacity * 2)
        bytes = try Self.resize(bytes, to: capacity)
    }

    /// Writes up to 48 bits.
    @inline(__always)
    func write(_ bits: UInt64, count bitCount: UInt64) {
        pending |= bits &<< pendingBits
        pendingBits &+= bitCount
        guard pendingBits >= 16 else { return }
        UnsafeMutableRawPointer(bytes + count).storeBytes(of: pending.littleEndian, as: UInt64.self)
        // Never all eight, because at most 15 + 48 bits are pending.
        count &+= Int(truncatingIfNeeded: pendingBits &>> 3)
        pending = pending &>> (pendingBits & ~7)
        pendingBits &= 7
    }

    /// Fills the last byte with zero bits.
    func align() {
        while pendingBits > 0 {
            bytes[count] = UInt8(truncatingIfNeeded: pending)
            count += 1
            pending >>= 8
            pendingBits -= min(pendingBits, 8)
        }
    }

    /// Returns the written bytes, and transfers their ownership.
    ///
    /// - Precondition: The last byte is complete; see ``align()``.
    func takeData() throws(RasterError) -> Data {
        let taken = Data(bytesNoCopy: bytes, count: count, deallocator: .free)
        (capacity, count) = (64, 0)
        bytes = try Self.resize(nil, to: capacity)
        return taken
    }
}
