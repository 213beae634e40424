/// Recognizes the markup of inserted pictures, and only that: whatever else is between a placeholder and its end belongs to
/// the author.
enum PictureMarkup {
    /// Whether a line may be the first line of the content inserted after a placeholder.
    static func mayBegin(_ line: ArraySlice<UInt8>) -> Bool {
        let beginnings: [StaticString] = [
            "![", "<img", "<picture", "</picture", "<source", "|", "@Image", "@Row", "@Column", "}",
        ]
        return beginnings.contains { Array(line.prefix(10)).has($0, at: 0) }
    }

    /// The index of the first line that isn't part of a picture, of a table of pictures, or of a DocC grid; `nil` if all
    /// lines are.
    ///
    /// - Parameter lines: The lines without indentation and quote markers.
    static func firstForeignLine(of lines: [ArraySlice<UInt8>], _ syntax: PageSyntax) -> Int? {
        var index = 0
        while index < lines.count {
            if lines[index].first == ASCII.pipe {
                let end = lines[index...].firstIndex { $0.first != ASCII.pipe } ?? lines.count
                if let foreign = foreignRow(of: lines[index..<end]) { return foreign }
                index = end
            } else {
                guard arePictures(lines[index]) || syntax.isDocC && isDirective(lines[index]) else { return index }
                index += 1
            }
        }
        return nil
    }

    /// The index of the first row that doesn't belong to a table of pictures: after headings and delimiters, each row has
    /// pictures, or headings of the next pictures.
    private static func foreignRow(of rows: ArraySlice<ArraySlice<UInt8>>) -> Int? {
        let delimiters: Set<UInt8> = [ASCII.pipe, ASCII.hyphen, ASCII.colon, ASCII.space, ASCII.tab]
        guard let second = rows.dropFirst().first, second.allSatisfy(delimiters.contains) else {
            return rows.startIndex
        }
        let pictures = rows.dropFirst(2)
        guard !pictures.isEmpty else { return rows.startIndex }
        return pictures.indices.first { !arePictures(rows[$0]) && !areHeadings(rows[$0]) }
    }

    /// Whether a row has headings alone, such as `| **Before** | |`.
    private static func areHeadings(_ row: ArraySlice<UInt8>) -> Bool {
        row.split(separator: ASCII.pipe).allSatisfy { cell in
            let cell = cell.trimmed
            return cell.isEmpty || isStrong(cell)
        }
    }

    private static func isStrong(_ text: ArraySlice<UInt8>) -> Bool {
        text.count > 4 && text.starts(with: "**".utf8) && text.suffix(2).elementsEqual("**".utf8)
    }

    /// Whether a line of a DocC grid has a directive or the heading of a picture.
    private static func isDirective(_ line: ArraySlice<UInt8>) -> Bool {
        let line = line.trimmed
        if isStrong(line) || line.elementsEqual("}".utf8) { return true }
        guard let last = line.last, last == ASCII.openBrace || last == ASCII.closeBrace || last == UInt8(ascii: ")")
        else {
            return false
        }
        return ["@Image(", "@Row", "@Column"].contains { line.starts(with: $0.utf8) }
    }

    /// Whether a line consists of images, their elements, spaces and the borders of cells.
    private static func arePictures(_ line: ArraySlice<UInt8>) -> Bool {
        var rest = line
        while let first = rest.first {
            if first.isWhitespace || line.first == ASCII.pipe && first == ASCII.pipe {
                rest = rest.dropFirst()
            } else if let end = endOfElement(rest) ?? endOfImage(rest) {
                rest = rest[end...]
            } else {
                return false
            }
        }
        return true
    }

    /// The end of `<img …>`, `<picture>`, `<source …>` or an end tag.
    private static func endOfElement(_ text: ArraySlice<UInt8>) -> Int? {
        guard ["<img", "<picture", "</picture", "<source"].contains(where: { text.starts(with: $0.utf8) }) else {
            return nil
        }
        var quote: UInt8?
        for index in text.indices {
            let byte = text[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == ASCII.doubleQuote || byte == ASCII.singleQuote {
                quote = byte
            } else if byte == ASCII.greater {
                return index + 1
            }
        }
        return nil
    }

    /// The end of `![…](…)`.
    private static func endOfImage(_ text: ArraySlice<UInt8>) -> Int? {
        guard text.starts(with: "![".utf8),
            let label = closing(ASCII.closeBracket, of: ASCII.openBracket, in: text, from: text.startIndex + 1),
            label < text.endIndex, text[label] == ASCII.openParenthesis
        else { return nil }
        return closing(ASCII.closeParenthesis, of: ASCII.openParenthesis, in: text, from: label)
    }

    /// The position after the byte that closes the one at `start`; backslashes escape.
    private static func closing(
        _ close: UInt8, of open: UInt8, in text: ArraySlice<UInt8>, from start: Int
    ) -> Int? {
        var depth = 0
        var isEscaped = false
        for index in text[start...].indices {
            if isEscaped {
                isEscaped = false
            } else if text[index] == ASCII.backslash {
                isEscaped = true
            } else if text[index] == open {
                depth += 1
            } else if text[index] == close {
                depth -= 1
                if depth == 0 { return index + 1 }
            }
        }
        return nil
    }
}

extension ArraySlice<UInt8> {
    /// The bytes without whitespace at both ends.
    fileprivate var trimmed: ArraySlice<UInt8> {
        let start = firstIndex { !$0.isWhitespace } ?? endIndex
        let end = lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? start
        return self[start..<end]
    }
}
