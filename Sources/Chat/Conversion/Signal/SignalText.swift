internal import Documents

/// The text of a Signal message, with mentions and styles listed by UTF-16 positions, as Markdown.
struct SignalText {
    private(set) var omissions = OmittedData()
    private let people: SignalPeople

    /// A style or mention that starts or ends at a position.
    private enum Mark {
        case begin(String), end(String), mention(length: Int, DocumentNode)
    }

    init(_ people: SignalPeople) {
        self.people = people
    }

    /// - Parameter message: The message, with its `mentions` and `textStyles`.
    mutating func markdown(_ message: DocumentNode) -> String {
        let text = message.name("message") ?? ""
        let units = Array(text.utf16)
        var marks: [Int: [Mark]] = [:]
        for node in message.objects("textStyles") {
            guard let range = Self.range(node, units.count), let style = node.name("style") else { continue }
            marks[range.lowerBound, default: []].append(.begin(style))
            marks[range.upperBound, default: []].append(.end(style))
            if style == "SPOILER" { omissions.add("hidden texts, shown") }
        }
        for node in message.objects("mentions") {
            guard let range = Self.range(node, units.count) else { continue }
            marks[range.lowerBound, default: []].append(.mention(length: range.count, node))
        }
        guard !marks.isEmpty else { return MarkdownText.escaping(text) }
        var runs = StyledRuns()
        var counts: [String: Int] = [:]
        var start = 0
        for place in marks.keys.sorted() {
            if place > start {
                add(units[start..<place], counts, to: &runs)
                start = place
            }
            for mark in marks[place] ?? [] {
                switch mark {
                case .begin(let style): counts[style, default: 0] += 1
                case .end(let style): counts[style, default: 0] -= 1
                case .mention(let length, let node):
                    // A placeholder character represents the name.
                    let user = people.mentionedUser(node)
                    runs.add(plain: "@\(user.name ?? user.id)", Self.styles(counts))
                    start = max(start, place + length)
                }
            }
        }
        add(units[start...], counts, to: &runs)
        return runs.markdown
    }

    private static func range(_ node: DocumentNode, _ count: Int) -> Range<Int>? {
        guard let start = node.count("start"), let length = node.count("length"), start < count, length > 0 else {
            return nil
        }
        return start..<(start + min(length, count - start))
    }

    private func add(_ units: ArraySlice<UInt16>, _ counts: [String: Int], to runs: inout StyledRuns) {
        let text = String(decoding: units, as: UTF16.self)
        if counts["MONOSPACE", default: 0] > 0 {
            runs.add(MarkdownText.code(text), Self.styles(counts))
        } else {
            runs.add(plain: text, Self.styles(counts))
        }
    }

    private static func styles(_ counts: [String: Int]) -> Set<StyledRuns.Style> {
        let names: [(String, StyledRuns.Style)] = [("BOLD", .bold), ("ITALIC", .italic), ("STRIKETHROUGH", .struck)]
        return Set(names.filter { counts[$0.0, default: 0] > 0 }.map(\.1))
    }
}
