import Foundation

extension PictureSignature {
    /// The words in a comment of a format that has bytes or line ends of its own: printable ASCII, and no end of a comment.
    static func comment(_ software: String) -> String {
        String(
            String.UnicodeScalarView(
                software.unicodeScalars.filter { (0x20..<0x7F).contains($0.value) && $0 != ">" }
            )
        ).replacingOccurrences(of: "--", with: "- ")
    }

    /// Puts a comment behind the first line of an SVG file.
    static func mark(svg file: inout Data, _ software: String) {
        insert("<!-- \(comment(software)) -->\n", into: &file, at: file.firstIndex(of: 0x0A).map { $0 + 1 })
    }

    /// Puts a comment into a PDF file before the place that leads to its table of objects: nothing that is counted in bytes
    /// moves.
    static func mark(pdf file: inout Data, _ software: String) {
        let place = file.range(of: Data("startxref".utf8), options: .backwards)?.lowerBound
        insert("%\(comment(software))\n", into: &file, at: place)
    }

    private static func insert(_ text: String, into file: inout Data, at index: Data.Index?) {
        if let index { file.insert(contentsOf: text.utf8, at: index) }
    }
}
