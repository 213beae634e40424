internal import Console

extension String {
    /// The text without signs of HTML, and nothing in it that acts on a page, for the content of elements and the values of attributes in quotes.
    package var escapedForHTML: String {
        printableLines.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
    }
}
