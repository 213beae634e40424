import Foundation

extension PictureMark {
    /// The words in a comment of a format that has bytes or line ends of its own: printable ASCII, and no end of a comment.
    static func comment(_ software: String) -> String {
        String(
            String.UnicodeScalarView(
                software.unicodeScalars.filter { (0x20..<0x7F).contains($0.value) && $0 != ">" }
            )
        ).replacingOccurrences(of: "--", with: "- ")
    }

    /// Returns an SVG file with a comment behind its first line.
    static func marked(svg file: Data, _ software: String) -> Data {
        insert("<!-- \(comment(software)) -->\n", into: file, at: file.firstIndex(of: 0x0A).map { $0 + 1 })
    }

    /// Returns a PDF file with a comment before the place that leads to its table of objects: nothing that is counted in
    /// bytes moves.
    static func marked(pdf file: Data, _ software: String) -> Data {
        let place = file.range(of: Data("startxref".utf8), options: .backwards)?.lowerBound
        return insert("%\(comment(software))\n", into: file, at: place)
    }

    private static func insert(_ text: String, into file: Data, at index: Data.Index?) -> Data {
        guard let index else { return file }
        return file[..<index] + Data(text.utf8) + file[index...]
    }
}
