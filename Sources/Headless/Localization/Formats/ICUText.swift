import _FoundationICU

/// Text that ICU functions write into a buffer.
enum ICUText {
    /// Returns the text that a function writes, or `nil` if it doesn't fit the capacity.
    ///
    /// - Parameter write: Writes into a buffer of the given length, and returns the length that it needed.
    static func string(
        capacity: Int, _ write: (_ buffer: UnsafeMutablePointer<UChar>, _ length: Int32) -> Int32
    ) -> String? {
        var length: Int32 = 0
        let units = [UChar](unsafeUninitializedCapacity: capacity) { buffer, count in
            guard let start = buffer.baseAddress else { return }
            length = write(start, Int32(capacity))
            count = min(max(Int(length), 0), capacity)
        }
        return (0...Int32(capacity)).contains(length) ? String(decoding: units, as: UTF16.self) : nil
    }
}
