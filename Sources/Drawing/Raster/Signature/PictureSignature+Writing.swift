import Foundation

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
