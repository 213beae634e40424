import Frames

/// Drawings of symbols in a text format.
///
/// ```text
/// $ring O10 10 8.7
///
/// checkmark.circle 20 20
///   line $ring
///   line M6.2 10.5 L8.9 13.7 L13.8 6.6
/// ```
///
/// A symbol starts with its name, the width and the height of its coordinates, and an optional factor for its size.
/// Indented lines are its layers: `line` with an optional factor for its width, `area`, and `gap`, a line cut out of the
/// area before it. Each has path data, which may continue on lines with more indentation. `$name` is replaced by the path
/// data of that name.
struct SymbolTable: Sendable {
    private let text: String

    /// The text is part of the program: invalid lines are ignored.
    init(_ text: String) {
        self.text = text
    }

    /// The names of the symbols, in the order of the text.
    var names: [String] {
        text.split(separator: "\n").filter { !$0.hasPrefix(" ") && !$0.hasPrefix("$") }
            .compactMap { $0.split(separator: " ").first.map(String.init) }
    }

    /// Returns the drawing of a symbol, or `nil` if there is none of that name.
    func drawing(named name: String) -> SymbolDrawing? {
        guard let entry = entry(named: name) else { return nil }
        let words = entry.head.split(separator: " ")
        let numbers = words.compactMap { Double($0) }
        guard numbers.count == words.count, (2...3).contains(numbers.count) else { return nil }
        let drawing = SymbolDrawing(size: CGSize(width: numbers[0], height: numbers[1]), layers: layers(entry.lines))
        guard numbers.count == 3 else { return drawing }
        return SymbolDrawing(
            centered: drawing.parts.applying(CGAffineTransform(scaleX: numbers[2], y: numbers[2])))
    }

    // MARK: Reading

    /// Finds the line that starts with a name. Only that line is parsed; the others are skipped byte by byte.
    ///
    /// - Returns: The rest of the line, and the indented lines below it.
    private func entry(named name: String) -> (head: Substring, lines: [Substring])? {
        let bytes = text.utf8
        let wanted = Array(name.utf8) + [UInt8(ascii: " ")]
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
            if bytes[start..<end].starts(with: wanted) {
                let head = text[bytes.index(start, offsetBy: wanted.count)..<end]
                return (head, text[end...].dropFirst().indentedLines)
            }
            start = end == bytes.endIndex ? end : bytes.index(after: end)
        }
        return nil
    }

    private func layers(_ lines: [Substring]) -> [SymbolDrawing.Layer] {
        var layers: [SymbolDrawing.Layer] = []
        for line in joined(lines) {
            var words = line.split(separator: " ")
            guard let kind = words.first else { continue }
            words.removeFirst()
            let factor = words.first.flatMap { Double($0) }
            if factor != nil { words.removeFirst() }
            let outline = Outline(pathData: words.map { shape($0) ?? String($0) }.joined(separator: " "))
            switch (kind, layers.last) {
            case ("line", _): layers.append(.line(outline, factor: factor ?? 1))
            case ("area", _): layers.append(.area(outline))
            case ("gap", .area(let shape, _)): layers[layers.count - 1] = .cutout(shape: shape, gap: outline)
            default: continue
            }
        }
        return layers
    }

    /// Joins continuation lines with the lines before them.
    private func joined(_ lines: [Substring]) -> [String] {
        var result: [String] = []
        for line in lines {
            let content = line.drop { $0 == " " }
            if line.count - content.count > 2, let last = result.indices.last {
                result[last] += " " + content
            } else {
                result.append(String(content))
            }
        }
        return result
    }

    /// Returns the path data of a name.
    private func shape(_ word: Substring) -> String? {
        guard word.hasPrefix("$"), let entry = entry(named: String(word)) else { return nil }
        return ([entry.head] + entry.lines).joined(separator: " ")
    }
}

extension Substring {
    /// The leading lines that are indented.
    fileprivate var indentedLines: [Substring] {
        var lines: [Substring] = []
        var rest = self
        while rest.hasPrefix(" ") {
            let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
            lines.append(rest[..<end])
            rest = rest[end...].dropFirst()
        }
        return lines
    }
}
