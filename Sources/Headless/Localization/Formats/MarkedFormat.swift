import Markdown
import UIKitValues

/// The pieces of a text after its Markdown is read. Markdown inside values isn't.
package struct MarkedFormat {
    /// A piece with its Markdown style.
    package struct Run {
        package var content: LocalizedFormat.Piece
        package var style: MarkdownRun.Style
    }

    package private(set) var runs: [Run] = []

    /// - Parameter address: Formats a value in the address of a link.
    package init(
        _ pieces: [LocalizedFormat.Piece], address: (Int, FormatSpecifier) -> String = { _, _ in "" }
    ) {
        let values = pieces.filter { if case .value = $0 { true } else { false } }
        var marked = String.UnicodeScalarView()
        var count: UInt32 = 0
        for piece in pieces {
            switch piece {
            case .literal(let text): marked.append(contentsOf: text.unicodeScalars)
            case .value:
                if let mark = Unicode.Scalar(Self.firstMark + count) { marked.append(mark) }
                count += 1
            }
        }
        /// The value that a scalar represents.
        func value(_ scalar: Unicode.Scalar) -> LocalizedFormat.Piece? {
            scalar.value >= Self.firstMark && scalar.value < Self.firstMark + count
                ? values[Int(scalar.value - Self.firstMark)] : nil
        }
        /// The address with its values in place of their marks.
        func filled(_ link: String) -> String {
            link.unicodeScalars.map { scalar in
                guard case .value(let index, let specifier) = value(scalar) else { return String(scalar) }
                return address(index, specifier)
            }.joined()
        }
        for run in MarkdownRun.runs(
            of: String(marked), syntax: .inlineOnlyPreservingWhitespace, allowsExtendedAttributes: true)
        {
            var style = run.style
            style.link = style.link.map(filled)
            // Reads scalars, because the one after a value may form one character with the mark, as a keycap does.
            var literal = String.UnicodeScalarView()
            for scalar in run.text.unicodeScalars {
                guard let value = value(scalar) else {
                    literal.append(scalar)
                    continue
                }
                if !literal.isEmpty { runs.append(Run(content: .literal(String(literal)), style: style)) }
                literal = String.UnicodeScalarView()
                runs.append(Run(content: value, style: style))
            }
            if !literal.isEmpty { runs.append(Run(content: .literal(String(literal)), style: style)) }
        }
    }

    /// Represents the first value while the Markdown around it is read; the scalars after it represent the others.
    private static let firstMark: UInt32 = 0xF0000
}
