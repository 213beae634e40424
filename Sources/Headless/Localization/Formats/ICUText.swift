import _FoundationICU

/// Texts that functions of ICU write into a buffer.
enum ICUText {
    /// Returns what a function writes, or `nil` if there is no room for it in a buffer of the capacity.
    ///
    /// - Parameter write: Writes into the buffer of the length, and returns how much of it was needed.
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
