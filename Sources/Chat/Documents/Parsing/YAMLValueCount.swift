/// Counts what may be a value or a key of a YAML text, before the library makes a hundred bytes of each.
enum YAMLValueCount {
    /// A number that the values and keys of a text don't exceed.
    ///
    /// Each of them is behind a dash, a colon, a comma or a bracket, or before a colon. In texts, the same characters begin
    /// nothing and are counted all the same.
    static func most(in text: String) -> Int {
        var text = text
        return text.withUTF8 { bytes in
            var count = 1
            for index in bytes.indices {
                switch bytes[index] {
                case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{"): count += 1
                case UInt8(ascii: "-") where isBlank(bytes, index + 1): count += 1
                case UInt8(ascii: ":") where isBlank(bytes, index + 1): count += 2
                default: break
                }
            }
            return count
        }
    }

    private static func isBlank(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        index >= bytes.count || bytes[index] <= 0x20
    }
}
