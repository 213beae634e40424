import Foundation

extension FrameTree {
    /// The tree as text with a line for each frame, for programs and `grep`.
    ///
    /// ```text
    /// 0.0.0.0.0.0.1.0.0.0 UITextView#textView "Hungry?" 64 24 80 22 - #4 font=Inter-Regular size=17 color=#000000 clips
    /// ```
    ///
    /// Each line starts with the path, the name, the text, the four numbers of the rectangle and the fill, of which a
    /// missing one is `-`. Words with a key follow in a fixed order; a missing one is left out.
    public var text: String { nodes.map(\.line).joined(separator: "\n") }

    /// Returns whether a file begins like the text of a tree: with the line of a picture, and then that of a child.
    package static func isText(_ file: Data) -> Bool {
        let beginning = String(decoding: file.prefix(4096), as: UTF8.self)
        let picture = /0 \S+ (?:-|"(?:[^"\\\n]|\\.)*") 0 0 [0-9.]+ [0-9.]+ [-#"◎∢][^\n]*\n(?:0\.0 |$)/
        return beginning.prefixMatch(of: picture) != nil
    }
}

extension FrameTree.Node {
    /// The line of the frame in ``FrameTree/text``.
    public var line: String {
        var words = [path.description, frame.name.isEmpty ? "-" : frame.name.asWord]
        words.append(textWord)
        words += [rect.minX, rect.minY, rect.width, rect.height].map(\.shortDescription)
        words.append(fill?.shortDescription.asValue ?? "-")
        if let number { words.append("#\(number)") }
        words += paintWords + contentWords + placeWords + detailWords
        return words.joined(separator: " ")
    }

    private var textWord: String {
        guard case .text(let text) = frame.content else { return "-" }
        return text.string.quoted
    }

    /// The paint of the frame, or that of the outline that it draws.
    private var fill: Paint? {
        if let fill = frame.fill { return fill }
        if case .path(let path) = frame.content { return path.fill }
        return nil
    }

    private var paintWords: [String] {
        var words: [String] = []
        if !frame.corners.isZero { words.append("radius=" + frame.corners.shortDescription.commas) }
        if let border = frame.border { words.append("border=\(border.width.shortDescription),\(border.color)") }
        if let shadow = frame.shadow { words.append("shadow=\(shadow.radius.shortDescription),\(shadow.color)") }
        if frame.opacity != 1 { words.append("opacity=\(frame.opacity.shortDescription)") }
        return words
    }

    private var contentWords: [String] {
        switch frame.content {
        case .none: return []
        case .text(let text): return text.words + (text.isTruncated ? ["truncated"] : [])
        case .image(let image):
            let tint = image.tint.map { ["tint=\($0)"] } ?? []
            return ["image=\(image.reference.shortDescription.asValue)"] + tint
        case .path(let path):
            guard let stroke = path.stroke else { return [] }
            let paint = stroke.gradient?.shortDescription ?? "\(stroke.color)"
            return ["stroke=\(stroke.width.shortDescription),\(paint)".asValue]
        }
    }

    private var placeWords: [String] {
        var words: [String] = []
        if !frame.transform.isIdentity { words.append("transform=" + frame.transform.shortDescription.commas) }
        if !frame.effects.isEmpty {
            words.append("effects=" + frame.effects.map(\.shortDescription).joined(separator: "; ").asValue)
        }
        if frame.clipsToBounds { words.append("clips") }
        if frame.mask != nil { words.append("masked") }
        if isHidden { words.append("hidden") }
        if isClipped {
            let visible = [visibleRect.minX, visibleRect.minY, visibleRect.width, visibleRect.height]
            words.append("clipped=" + visible.map(\.shortDescription).joined(separator: ","))
        }
        return words
    }

    private var detailWords: [String] {
        [
            details.message.map { "message=\($0.asValue)" }, details.channel.map { "channel=\($0.asValue)" },
            details.role.map { "role=\($0.asValue)" }, label.map { "label=\($0.asValue)" },
        ].compactMap(\.self)
    }

    /// The label, unless it is the text of the frame.
    private var label: String? {
        if case .text(let text) = frame.content, text.string == details.label { return nil }
        return details.label
    }
}

extension TextContent {
    /// The fonts, sizes and colors of the letters, each once; color glyphs have no color.
    fileprivate var words: [String] {
        func list(_ values: [String]) -> String {
            var known: Set<String> = []
            return values.filter { known.insert($0).inserted }.joined(separator: ",")
        }
        let letters = runs.filter { !$0.face.hasColor }
        let shown = letters.isEmpty ? runs : letters
        guard !shown.isEmpty else { return [] }
        return [
            "font=" + list(shown.map(\.face.shortName)).asValue,
            "size=" + list(shown.map(\.size.shortDescription)),
        ] + (letters.isEmpty ? [] : ["color=" + list(letters.map { "\($0.color)".commas })])
    }
}

extension FontFace {
    /// The name of the file, without its extension; of a user's font, its style and the beginning of its digest, such as
    /// `SF-Pro-Text-Bold@3f2a91c0`.
    package var shortName: String {
        if let system { return "\(system.name.replacing(" ", with: "-"))@\(system.digest.prefix(8))" }
        return file.split(separator: ".").first.map(String.init) ?? file
    }
}

extension String {
    /// The list with commas instead of spaces.
    fileprivate var commas: String { replacing(" ", with: ",") }

    /// The value of a word: quoted if it has anything besides letters, digits and signs that need no quotes.
    fileprivate var asValue: String {
        let isPlain = !isEmpty && unicodeScalars.allSatisfy { !$0.needsQuotes }
        return isPlain ? self : quoted
    }

    /// The text without line breaks and characters that act on a terminal.
    var onOneLine: String {
        unicodeScalars.reduce(into: "") { $0 += $1.isInvisible ? $1.escape : String($1) }
    }

    /// The text as one word without quotes.
    fileprivate var asWord: String {
        unicodeScalars.reduce(into: "") { $0 += $1.needsQuotes ? $1.escape : String($1) }
    }

    /// The text in quotes on one line.
    fileprivate var quoted: String {
        var quoted = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            default:
                if scalar.isInvisible { quoted += scalar.escape } else { quoted.unicodeScalars.append(scalar) }
            }
        }
        return quoted + "\""
    }
}

extension Unicode.Scalar {
    fileprivate var escape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

    fileprivate var needsQuotes: Bool {
        isInvisible || properties.isWhitespace || self == "\"" || self == "\\"
    }

    /// Whether the scalar ends lines, or changes the direction or the state of a terminal.
    fileprivate var isInvisible: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}
