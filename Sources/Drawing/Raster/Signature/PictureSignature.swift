package import Foundation
import Frames

/// The name of this program in its files, which distinguishes them from others.
///
/// It is a `Software` text in PNG, a comment in JPEG, GIF, SVG and PDF, and XMP in WebP. Files with a frame tree need
/// none.
package enum PictureSignature {
    /// The beginning of the text with the program's name and version and its libraries.
    static let beginning = "MessageShot "

    /// Returns whether this program wrote a file. Only frame trees are decoded; damaged files don't count.
    package static func isOurs(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            let file = MarkedBytes(bytes)
            return switch true {
            case file.has(Array(PNGChunk.signature), at: 0): hasPNGMark(file)
            case file.has([0xFF, 0xD8, 0xFF], at: 0): hasJPEGMark(file)
            case file.has("RIFF", at: 0) && file.has("WEBP", at: 8): hasWebPMark(file)
            case file.has("GIF89a", at: 0): hasGIFMark(file)
            case file.has("<?xml", at: 0): hasSVGMark(file)
            case file.has("%PDF-", at: 0): hasPDFMark(file)
            case file.has("{", at: 0): (try? JSONDecoder().decode(Frame.self, from: data)) != nil
            case file.has("0 ", at: 0): FrameTree.isText(data)
            default: false
            }
        }
    }

    /// Returns whether this program wrote the file at a path. A link doesn't count, because a user created it.
    package static func isOnFile(_ path: String) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
        return FileManager.default.contents(atPath: path).map(isOurs) ?? false
    }

    private static func hasPNGMark(_ file: MarkedBytes) -> Bool {
        var offset = PNGChunk.signature.count
        while let length = file.bigEndian(at: offset, count: 4), !file.has("IDAT", at: offset + 4) {
            if file.has("tEXtSoftware\0\(beginning)", at: offset + 4), length > 0 { return true }
            offset += 12 + length
        }
        return false
    }

    private static func hasJPEGMark(_ file: MarkedBytes) -> Bool {
        var offset = 2
        // Segments before the pixel data (SOS).
        while file.has([0xFF], at: offset), !file.has([0xFF, 0xDA], at: offset),
            let length = file.bigEndian(at: offset + 2, count: 2), length >= 2
        {
            if file.has([0xFF, 0xFE], at: offset), file.has(beginning, at: offset + 4) { return true }
            offset += 2 + length
        }
        return false
    }

    private static func hasWebPMark(_ file: MarkedBytes) -> Bool {
        var offset = 12
        while let length = file.littleEndian(at: offset + 4, count: 4) {
            if file.has("XMP ", at: offset) {
                return file.contains("CreatorTool=\"\(beginning)", in: offset + 8..<offset + 8 + length)
            }
            offset += 8 + length + length % 2
        }
        return false
    }

    private static func hasGIFMark(_ file: MarkedBytes) -> Bool {
        guard let flags = file.byte(at: 10) else { return false }
        // The palette after the header, if there is one.
        var offset = 13 + (flags & 0x80 == 0 ? 0 : 6 << (flags & 7))
        while file.has([0x21], at: offset) {
            if file.has([0xFE], at: offset + 1), file.has(beginning, at: offset + 3) { return true }
            offset += 2
            while let count = file.byte(at: offset), count > 0 { offset += 1 + count }
            offset += 1
        }
        return false
    }

    private static func hasSVGMark(_ file: MarkedBytes) -> Bool {
        file.contains("\n<!-- \(beginning)", in: 0..<256)
    }

    private static func hasPDFMark(_ file: MarkedBytes) -> Bool {
        file.contains("\n%\(beginning)", in: max(file.count - 1024, 0)..<file.count)
    }
}

extension PictureSignature {
    /// Returns the signature for a comment in a binary or line-based format: printable ASCII without an end of comment.
    static func comment(_ software: String) -> String {
        String(
            String.UnicodeScalarView(
                software.unicodeScalars.filter { (0x20..<0x7F).contains($0.value) && $0 != ">" }
            )
        ).replacingOccurrences(of: "--", with: "- ")
    }

    /// Adds a comment after the first line of an SVG file.
    static func mark(svg file: inout Data, _ software: String) {
        insert("<!-- \(comment(software)) -->\n", into: &file, at: file.firstIndex(of: 0x0A).map { $0 + 1 })
    }

    /// Adds a comment to a PDF file before the reference to its object table, so that no byte offset changes.
    static func mark(pdf file: inout Data, _ software: String) {
        let place = file.range(of: Data("startxref".utf8), options: .backwards)?.lowerBound
        insert("%\(comment(software))\n", into: &file, at: place)
    }

    private static func insert(_ text: String, into file: inout Data, at index: Data.Index?) {
        if let index { file.insert(contentsOf: text.utf8, at: index) }
    }
}
