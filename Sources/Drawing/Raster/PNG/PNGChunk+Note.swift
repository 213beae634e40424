import Foundation

extension PNGChunk {
    /// Creates a text chunk for viewers: `tEXt` for Latin-1, `iTXt` (UTF-8) for other texts.
    init(note key: String, _ value: String) {
        let keyword = Data(key.utf8) + [0]
        if value.utf8.allSatisfy({ $0 < 0x80 }) {
            self.init(type: "tEXt", body: keyword + Data(value.utf8))
        } else {
            // Not compressed, no language, no translated keyword.
            self.init(type: "iTXt", body: keyword + [0, 0, 0, 0] + Data(value.utf8))
        }
    }

    /// The text of the chunk; `nil` for other chunks and for compressed texts.
    var note: (key: String, value: String)? {
        guard let end = body.firstIndex(of: 0) else { return nil }
        let key = String(decoding: body[..<end], as: UTF8.self)
        let rest = body[(end + 1)...]
        switch type {
        case "tEXt": return (key, String(data: rest, encoding: .isoLatin1) ?? "")
        case "iTXt" where rest.first == 0:
            // The compression flag and method, followed by the language and the translated keyword, each terminated by
            // a zero.
            let parts = rest.dropFirst(2).split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
            return parts.count == 3 ? (key, String(decoding: parts[2], as: UTF8.self)) : nil
        default: return nil
        }
    }
}
