/// Tells where things of a tagged text stand in the page: an offset between two scalars that no page needs.
///
/// cmark-gfm says what is code, a comment, HTML or a picture, but not exactly where. Its columns and lines are off in
/// quotes, behind definitions and behind destinations of several lines. A tag goes along with the text.
enum PlaceTag {
    /// U+F0000, of a plane for private use.
    static let delimiter: [UInt8] = [0xF3, 0xB0, 0x80, 0x80]

    /// Separates characters, and says nothing.
    static let separator = delimiter + delimiter

    static func tag(_ offset: Int) -> [UInt8] { delimiter + Array(String(offset).utf8) + delimiter }
}

/// A piece of a tagged text without its tags.
struct UntaggedText {
    private(set) var bytes: [UInt8] = []

    /// The offsets in the page that tags say, and where they stood in `bytes`.
    private(set) var tags: [(index: Int, offset: Int)] = []

    init(_ text: String) {
        let tagged = Array(text.utf8)
        bytes.reserveCapacity(tagged.count)
        var index = 0
        while index < tagged.count {
            guard tagged[index] == PlaceTag.delimiter[0], tagged[index...].starts(with: PlaceTag.delimiter) else {
                bytes.append(tagged[index])
                index += 1
                continue
            }
            index += PlaceTag.delimiter.count
            let digits = tagged[index...].prefix { $0.isDigit }
            if let offset = Int(tagged.string(digits.startIndex..<digits.endIndex)) {
                tags.append((bytes.count, offset))
            }
            index = digits.endIndex + PlaceTag.delimiter.count
        }
    }

    var string: String { String(decoding: bytes, as: UTF8.self) }
}
