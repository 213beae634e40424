import Foundation

/// The formats of pictures that are read, told by the first bytes and never by a name.
enum ImageFormat: Sendable {
    case png, jpeg, gif, webp

    init?(_ data: Data) {
        func has(_ text: String, at offset: Int = 0) -> Bool { data.dropFirst(offset).starts(with: text.utf8) }
        if data.starts(with: PNGChunk.signature) {
            self = .png
        } else if data.starts(with: [0xFF, 0xD8]) {
            self = .jpeg
        } else if has("GIF87a") || has("GIF89a") {
            self = .gif
        } else if has("RIFF"), has("WEBP", at: 8) {
            self = .webp
        } else {
            return nil
        }
    }

    /// The names of the formats, for errors.
    static let names = "PNG, JPEG, GIF and WebP"

    /// Says why bytes that are in none of the formats can't be read, naming the format that they are in if it is known.
    static func refusal(of data: Data) -> String {
        guard !data.isEmpty else { return "the file is not a picture: it is empty" }
        guard let name = foreignName(of: data) else {
            return "the file is not a picture that can be read (\(names) are)"
        }
        return "the file is not a picture that can be read: it is \(name); \(names) are read"
    }

    private static func foreignName(of data: Data) -> String? {
        func has(_ text: String, at offset: Int = 0) -> Bool { data.dropFirst(offset).starts(with: text.utf8) }
        if has("ftypavif", at: 4) { return "AVIF" }
        if ["ftyphei", "ftyphev", "ftypmif1", "ftypmsf1"].contains(where: { has($0, at: 4) }) { return "HEIC" }
        if has("BM") { return "BMP" }
        if has("II*\0") || has("MM\0*") { return "TIFF" }
        if has("%PDF-") { return "PDF" }
        // iOS's UIImage reads no SVG either; a drawing can take any time and memory.
        let text = String(decoding: data.prefix(1024), as: UTF8.self)
        if text.contains("<svg") || text.contains("<!DOCTYPE svg") {
            return "an SVG drawing, which iOS doesn't read either"
        }
        return nil
    }
}
