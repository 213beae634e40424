import Foundation
import Frames

/// Collects the text lines of a vector file as transparent text elements over the outlines of the letters. The file
/// looks alike on every machine, and its text can be selected, searched and read aloud.
final class SelectableText {
    private var elements = ""

    /// Adds a line with a transform to the coordinates of the file.
    func add(_ line: WrittenLine, _ transform: Transform) {
        let text = Self.escaped(line.text)
        guard !text.allSatisfy(\.isWhitespace), line.width > 0, line.size > 0 else { return }
        // The anchor of a right-to-left line is its right end.
        let x = line.isRightToLeft ? line.origin.x + line.width : line.origin.x
        elements += "<text"
        if transform.isIdentity || transform == Transform(a: 1, b: 0, c: 0, d: 1, tx: transform.tx, ty: transform.ty) {
            elements += " x=\"\(Self.number(x + transform.tx))\" y=\"\(Self.number(line.origin.y + transform.ty))\""
        } else {
            let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
            elements += " transform=\"matrix(\(numbers.map { Self.number($0) }.joined(separator: " ")))\""
            elements += " x=\"\(Self.number(x))\" y=\"\(Self.number(line.origin.y))\""
        }
        elements += " font-size=\"\(Self.number(line.size))\" textLength=\"\(Self.number(line.width))\""
        elements += " lengthAdjust=\"spacingAndGlyphs\""
        if line.isRightToLeft { elements += " direction=\"rtl\"" }
        elements += ">\(text)</text>\n"
    }

    /// Adds the text on top of an SVG file.
    func add(to file: inout Data) {
        guard !elements.isEmpty, let end = file.range(of: Data("</svg>".utf8), options: .backwards)?.lowerBound else {
            return
        }
        let group = """
            <g fill="transparent" font-family="Inter, -apple-system, system-ui, sans-serif" style="white-space: pre">
            \(elements)</g>

            """
        file.insert(contentsOf: group.utf8, at: end)
    }

    /// Formats a number with at most three decimals.
    private static func number(_ value: CGFloat) -> String {
        let rounded = (Double(value) * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }

    /// Returns the characters as XML, without those that XML doesn't allow.
    private static func escaped(_ text: Substring) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\t", " "..."\u{D7FF}", "\u{E000}"..."\u{FFFB}", "\u{FFFD}", "\u{10000}"...:
                escaped.unicodeScalars.append(scalar)
            default: break
            }
        }
        return escaped
    }
}
