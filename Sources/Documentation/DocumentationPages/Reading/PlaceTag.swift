/// A tag that records a position in the page: an offset between two code points that pages don't use.
///
/// cmark-gfm reports code, comments, HTML and pictures, but not their exact positions. Its lines and columns are wrong
/// in block quotes, after link definitions, and after destinations that span several lines. Tags are part of the text,
/// so they arrive with it.
enum PlaceTag {
    /// U+F0000, in a private use plane.
    static let delimiter: [UInt8] = [0xF3, 0xB0, 0x80, 0x80]

    /// Separates characters, without an offset.
    static let separator = delimiter + delimiter

    static func tag(_ offset: Int) -> [UInt8] { delimiter + Array(String(offset).utf8) + delimiter }
}

/// Part of a tagged text, with its tags removed.
struct UntaggedText {
    private(set) var bytes: [UInt8] = []

    /// The page offsets from the tags, and their positions in `bytes`.
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
