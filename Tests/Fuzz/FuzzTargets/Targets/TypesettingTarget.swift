package import Foundation
internal import Frames
internal import Rendering
internal import Typesetting

extension FuzzTarget {
    /// Texts with several styles, broken into lines at unusual widths.
    static let typesetting = FuzzTarget(
        "typesetting", makers: [values(asYAML: false), texts, texts],
        run: { data in
            var outcome = FuzzOutcome()
            guard let tree = Tree(data, name: "text.json") else { return outcome }
            let text = StyledText(runs: tree["runs"]?.elements.prefix(20).map(run) ?? [])
            guard text.string.utf8.count < 5000 else { return outcome }
            outcome.isAccepted = true
            let width = tree.length("width")
            let isUsual = !Self.hasOddLength(tree)
            let locale = tree["locale"]?.characters ?? "en_US"
            RenderSettings.withCurrent(RenderSettings(locale: locale)) {
                let paragraph = Typesetter.current.layOut(
                    text, style: style(tree), maximumWidth: width, maximumHeight: tree.length("height"))
                let content = paragraph.content(in: width ?? paragraph.size.width)
                let frame = Frame(
                    origin: "text", rect: CGRect(origin: .zero, size: paragraph.size), content: .text(content))
                outcome.expect(!isUsual || (try? frame.json()) != nil, "a paragraph contains invalid numbers")
                outcome.expect(!paragraph.lines.isEmpty, "a paragraph has no line")
                _ = paragraph.linkRects
            }
            return outcome
        })

    /// Whether a length exceeds the limits for files. If so, only crashes count.
    private static func hasOddLength(_ tree: Tree) -> Bool {
        switch tree {
        case .word: tree.number.map { !($0.magnitude < 1e5) } ?? false
        case .null, .text: false
        case .list(let elements): elements.contains(where: hasOddLength)
        case .object(let entries): entries.contains { hasOddLength($0.value) }
        }
    }

    private static func run(_ tree: Tree) -> StyledText.Run {
        let families: [FontDescription.Family] = [.system, .monospaced, .serif, .rounded]
        let font = FontDescription(
            family: tree["name"]?.characters.map { .named($0) } ?? families[tree.choice("family", of: 4)],
            size: tree.length("size") ?? 17, weight: [.regular, .bold, .thin, .black][tree.choice("weight", of: 4)],
            isItalic: tree.flag("italic"), hasMonospacedDigits: tree.flag("digits"))
        return StyledText.Run(
            text: tree["text"]?.characters ?? "",
            attributes: TextAttributes(
                font: font, background: tree.flag("background") ? .black : nil, underline: tree.flag("underline"),
                strikethrough: tree.flag("strike"), link: tree["link"]?.characters,
                tracking: tree.length("tracking") ?? 0, baselineOffset: tree.length("offset") ?? 0))
    }

    private static func style(_ tree: Tree) -> ParagraphStyle {
        let alignments: [ParagraphStyle.Alignment] = [.natural, .left, .center, .right, .justified]
        let breaks: [ParagraphStyle.LineBreak] = [
            .wordWrap, .charWrap, .clip, .truncateHead, .truncateMiddle, .truncateTail,
        ]
        return ParagraphStyle(
            alignment: alignments[tree.choice("alignment", of: 5)], lineBreak: breaks[tree.choice("break", of: 6)],
            maximumLines: tree.choice("lines", of: 6),
            direction: [.natural, .leftToRight, .rightToLeft][tree.choice("direction", of: 3)],
            lineSpacing: tree.length("spacing") ?? 0, minimumLineHeight: tree.length("least") ?? 0,
            maximumLineHeight: tree.length("most") ?? 0, firstLineIndent: tree.length("first") ?? 0,
            headIndent: tree.length("head") ?? 0, tailIndent: tree.length("tail") ?? 0,
            paragraphSpacing: tree.length("paragraph") ?? 0, keepsTrailingSpace: tree.flag("keeps"),
            avoidsLonelyWord: tree.flag("lonely"))
    }

    private static let texts: Maker = { _, random in
        func number(_ key: String, _ random: inout Randomness) -> [(key: String, value: Tree)] {
            guard random.oneIn(4) else { return [] }
            return [(key, .word(random.oneIn(4) ? OddValues.number(&random) : String(random.below(60))))]
        }
        let runs = (0...random.below(3)).map { _ in
            var entries: [(key: String, value: Tree)] = [("text", .text(OddValues.text(&random)))]
            for key in ["size", "family", "weight", "tracking", "offset"] { entries += number(key, &random) }
            for key in ["italic", "digits", "background", "underline", "strike"] where random.oneIn(6) {
                entries.append((key, .word("true")))
            }
            return Tree.object(entries)
        }
        var entries: [(key: String, value: Tree)] = [("runs", .list(runs))]
        if random.oneIn(2) { entries.append(("width", .word(String(random.below(300))))) }
        for key in ["alignment", "break", "lines", "direction"] where random.oneIn(2) {
            entries.append((key, .word(String(random.below(6)))))
        }
        for key in ["height", "spacing", "least", "most", "first", "head", "tail", "paragraph", "width"] {
            entries += number(key, &random)
        }
        for key in ["keeps", "lonely"] where random.oneIn(4) { entries.append((key, .word("true"))) }
        return Tree.object(entries).json
    }
}

extension Tree {
    /// A number of points; `nil` if it is missing.
    package func length(_ key: String) -> CGFloat? { self[key]?.number.map { CGFloat($0) } }

    package func flag(_ key: String) -> Bool { self[key]?.characters == "true" }

    /// The number of a case; 0 if it is missing.
    package func choice(_ key: String, of count: Int) -> Int {
        let number = self[key]?.number ?? 0
        return number.isFinite ? Int(min(max(number.magnitude, 0), 1e9)) % count : 0
    }
}
