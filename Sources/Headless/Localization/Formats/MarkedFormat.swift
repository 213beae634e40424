import UIKitValues

/// The pieces of a text whose Markdown was read: that of the text counts, that of the values in it doesn't.
package struct MarkedFormat {
    /// A piece with the look that Markdown gives it.
    package struct Run {
        package var content: LocalizedFormat.Piece
        package var style: InlineMarkdown.Style
    }

    package private(set) var runs: [Run] = []

    package init(_ pieces: [LocalizedFormat.Piece]) {
        var marked = ""
        var values: [LocalizedFormat.Piece] = []
        for piece in pieces {
            switch piece {
            case .literal(let text): marked += text
            case .value:
                marked.unicodeScalars.append(Self.mark)
                values.append(piece)
            }
        }
        var next = values.makeIterator()
        for run in InlineMarkdown.parse(marked) {
            // By scalars: what follows a value may join with the mark, as a keycap does.
            let texts = run.text.unicodeScalars.split(separator: Self.mark, omittingEmptySubsequences: false)
            for (number, text) in texts.enumerated() {
                if number > 0, let value = next.next() { runs.append(Run(content: value, style: run.style)) }
                if !text.isEmpty { runs.append(Run(content: .literal(String(text)), style: run.style)) }
            }
        }
    }

    /// Stands for a value while the Markdown around it is read.
    private static let mark: Unicode.Scalar = "\u{F0000}"
}
