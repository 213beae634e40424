import Frames

/// Drawings of symbols, written down as text.
///
///     $ring O10 10 8.7
///
///     checkmark.circle 20 20
///       line $ring
///       line M6.2 10.5 L8.9 13.7 L13.8 6.6
///
/// A symbol begins with its name, width and height. Its layers follow, indented: `line` with an optional factor
/// for its thickness, `area`, and `gap`, a line left out of the area before it. Each has path data, which may go
/// on in lines that are indented further. `$name` stands for path data that was given that name.
struct SymbolTable {
    private(set) var drawings: [String: SymbolDrawing] = [:]

    private var shapes: [String: String] = [:]

    /// The text is part of the program: lines that can't be read are left out.
    init(_ text: String) {
        for entry in Self.entries(of: text) { add(entry) }
    }

    /// A line that is not indented and those that belong to it.
    private typealias Entry = (head: Substring, layers: [String])

    private static func entries(of text: String) -> [Entry] {
        var entries: [Entry] = []
        for line in text.split(separator: "\n") {
            let content = line.drop { $0 == " " }
            let indent = line.count - content.count
            if indent == 0 {
                entries.append((content, []))
            } else if let last = entries.indices.last {
                if entries[last].head.hasPrefix("$") || indent > 2, !entries[last].layers.isEmpty {
                    entries[last].layers[entries[last].layers.count - 1] += " " + content
                } else {
                    entries[last].layers.append(String(content))
                }
            }
        }
        return entries
    }

    private mutating func add(_ entry: Entry) {
        let words = entry.head.split(separator: " ", maxSplits: entry.head.hasPrefix("$") ? 1 : 2)
        if entry.head.hasPrefix("$"), words.count == 2 {
            shapes[String(words[0])] = ([String(words[1])] + entry.layers).joined(separator: " ")
        } else if words.count == 3, let width = Double(words[1]), let height = Double(words[2]) {
            drawings[String(words[0])] = SymbolDrawing(
                size: CGSize(width: width, height: height), layers: layers(entry.layers))
        }
    }

    private func layers(_ lines: [String]) -> [SymbolDrawing.Layer] {
        var layers: [SymbolDrawing.Layer] = []
        for line in lines {
            var words = line.split(separator: " ")
            guard let kind = words.first else { continue }
            words.removeFirst()
            let factor = words.first.flatMap { Double($0) }
            if factor != nil { words.removeFirst() }
            let data = words.map { shapes[String($0)] ?? String($0) }.joined(separator: " ")
            switch (kind, layers.last) {
            case ("line", _): layers.append(.line(data, factor: factor ?? 1))
            case ("area", _): layers.append(.area(data))
            case ("gap", .area(let shape)): layers[layers.count - 1] = .cutout(shape: shape, gap: data)
            default: continue
            }
        }
        return layers
    }
}
