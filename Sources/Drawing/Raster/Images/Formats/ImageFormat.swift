import Foundation

/// The supported picture formats, detected by the first bytes and never by a name.
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

    /// The names of the supported formats, for errors.
    static let names = "PNG, JPEG, GIF and WebP"

    /// Returns why bytes in no supported format can't be read, naming their format if known.
    static func refusal(of data: Data) -> String {
        guard !data.isEmpty else { return "the file is empty, not a picture" }
        guard let name = foreignName(of: data) else {
            return "the file is not a picture in a supported format (\(names))"
        }
        return "the file is not a picture in a supported format: it is \(name); convert it to PNG, JPEG, GIF or WebP"
    }

    private static func foreignName(of data: Data) -> String? {
        func has(_ text: String, at offset: Int = 0) -> Bool { data.dropFirst(offset).starts(with: text.utf8) }
        if has("ftypavif", at: 4) { return "AVIF" }
        if ["ftyphei", "ftyphev", "ftypmif1", "ftypmsf1"].contains(where: { has($0, at: 4) }) { return "HEIC" }
        if has("BM") { return "BMP" }
        if has("II*\0") || has("MM\0*") { return "TIFF" }
        if has("%PDF-") { return "PDF" }
        // `UIImage` doesn't read SVG either; a drawing can take any amount of time and memory.
        let text = String(decoding: data.prefix(1024), as: UTF8.self)
        if text.contains("<svg") || text.contains("<!DOCTYPE svg") {
            return "an SVG drawing, which iOS can't read either"
        }
        return nil
    }
}
