internal import ChatModels
internal import Documents
internal import Foundation

/// Slack's markup, mrkdwn, converted to Markdown.
struct SlackText {
    let directory: SlackDirectory

    /// The number of emoji with unknown names, which stay unchanged.
    private(set) var unknownEmoji = 0

    /// The markup characters that occur more than once in the text: a single one has no meaning.
    private var paired: Set<Character> = []

    init(_ directory: SlackDirectory) {
        self.directory = directory
    }

    /// Returns a text with references and emoji names replaced.
    mutating func markdown(_ markup: String) -> String {
        paired = Set("*_~".filter { mark in markup.count { $0 == mark } > 1 })
        guard markup.utf8.contains(where: { Self.marks.contains($0) }) else { return markup }
        // A code block is between triple backticks.
        var parts = markup.components(separatedBy: "```")
        if parts.count.isMultiple(of: 2) {
            // The last one has no closing counterpart.
            let last = parts.removeLast()
            parts[parts.count - 1] += "```" + last
        }
        var result = ""
        for (index, part) in parts.enumerated() where !part.isEmpty {
            if index.isMultiple(of: 2) {
                let lines = lines(part)
                if index > 0, !lines.hasPrefix("\n") { result += "\n" }
                result += index > 0 ? lines.droppingFirstBlank : lines
            } else {
                if !result.isEmpty, !result.hasSuffix("\n") { result += "\n" }
                result += MarkdownText.preformatted(plain(part))
            }
        }
        return result
    }

    private static let marks = Set("*_~`<&:>[\\#-+".utf8)

    /// Returns a plain text with emoji names replaced.
    mutating func plainMarkdown(_ text: String) -> String {
        MarkdownText.escaped(
            pieces(text).map { piece in
                switch piece {
                case .text(let text), .raw(let text): text
                case .mark(let mark, _, _, _): String(mark)
                }
            }.joined())
    }

    /// The users mentioned in a text.
    static func mentions(in markup: String) -> [UserId] {
        markup.matches(of: /<@([A-Z0-9]+)(?:\|[^>]*)?>/).map { String($0.1) }
    }

    // MARK: Lines

    private mutating func lines(_ text: String) -> String {
        var quotesRest = false
        var quoted: Set<Int> = []
        var lines: [String] = []
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
            let mark = quotesRest ? "" : ["&gt;&gt;&gt;", "&gt;"].first(where: line.hasPrefix)
            quotesRest = quotesRest || mark == "&gt;&gt;&gt;"
            if let mark {
                quoted.insert(index)
                lines.append(inline(mark.isEmpty ? line : String(line.dropFirst(mark.count)).droppingFirstBlank))
            } else {
                lines.append(inline(line))
            }
        }
        return MarkdownText.quotingLines(lines, where: quoted.contains)
    }

    /// A line with its inline markup.
    private mutating func inline(_ line: String) -> String {
        var result: [String] = []
        // The positions of unclosed markup characters.
        var open: [(mark: Character, place: Int)] = []
        for piece in withCode(line) {
            switch piece {
            case .text(let text): result.append(MarkdownText.escaped(text, atLineStart: result.isEmpty))
            case .raw(let text): result.append(text)
            case .mark(let mark, let opens, let closes, let isAlone):
                if closes, let index = open.lastIndex(where: { $0.mark == mark }), open[index].place < result.count - 1
                {
                    let markdown = mark == "*" ? "**" : mark == "~" ? "~~" : "_"
                    result[open[index].place] = markdown
                    result.append(markdown)
                    open.removeSubrange(index...)
                } else {
                    // Of each character, only the last open one can be closed.
                    if opens {
                        open.removeAll { $0.mark == mark }
                        open.append((mark, result.count))
                    }
                    // Markdown allows asterisks and tildes within words, but not underscores.
                    let means = paired.contains(mark) && !isAlone && (mark != "_" || opens || closes)
                    result.append(means ? "\\\(mark)" : String(mark))
                }
            }
        }
        return result.joined()
    }

    // MARK: Segments

    private enum Piece {
        /// Text without markup.
        case text(String)
        /// Text that is already Markdown.
        case raw(String)
        case mark(Character, opens: Bool, closes: Bool, isAlone: Bool)
    }

    /// The segments of a line, with code between backticks, and references between angle brackets.
    private mutating func withCode(_ line: String) -> [Piece] {
        var found: [Piece] = []
        var (start, index) = (line.startIndex, line.startIndex)
        var before: Character?
        // A delimiter that is missing once is missing for the rest of the line.
        var hasCode = true
        var hasReferences = true
        while index < line.endIndex {
            let mark = line[index]
            let following = line.index(after: index)
            let close = mark == "`" && hasCode ? "`" : mark == "<" && hasReferences ? ">" : nil as Character?
            let end = close.flatMap { line[following...].firstIndex(of: $0) }
            if let close, let end {
                found += pieces(String(line[start..<index]), before: before, after: mark)
                let inner = line[following..<end]
                if mark == "<" {
                    found.append(.raw(reference(inner)))
                } else {
                    found.append(inner.isEmpty ? .text("``") : .raw(MarkdownText.code(plain(String(inner)))))
                }
                start = line.index(after: end)
                before = close
                index = start
            } else {
                if close == "`" { hasCode = false }
                if close == ">" { hasReferences = false }
                index = following
            }
        }
        return found + pieces(String(line[start...]), before: before, after: nil)
    }

    /// The segments of a text without references: markup, emoji and the rest.
    private mutating func pieces(
        _ text: String, before: Character? = nil, after: Character? = nil
    ) -> [Piece] {
        guard !text.isEmpty else { return [] }
        let characters = Array(text)
        var pieces: [Piece] = []
        var start = 0
        func flush(_ end: Int) {
            if end > start { pieces.append(.text(Self.unescaped(String(characters[start..<end])))) }
        }
        var index = 0
        while index < characters.count {
            let character = characters[index]
            if character == ":", let end = Self.emojiEnd(from: index, in: characters) {
                let name = String(characters[index + 1..<end])
                if let (emoji, length) = emoji(name, at: index, end, in: characters) {
                    flush(index)
                    pieces.append(.raw(emoji))
                    (start, index) = (length, length)
                    continue
                }
                // Digits between colons are a time. The last colon may start another name.
                if name.contains(where: \.isLetter) {
                    unknownEmoji += 1
                    flush(index)
                    pieces.append(.text(":\(name):"))
                    (start, index) = (end + 1, end + 1)
                    continue
                }
            } else if "*_~".contains(character) {
                let previous = index > 0 ? characters[index - 1] : before
                let next = index + 1 < characters.count ? characters[index + 1] : after
                flush(index)
                pieces.append(
                    .mark(
                        character, opens: !Self.isWord(previous) && !Self.isBlank(next),
                        closes: !Self.isBlank(previous) && !Self.isWord(next),
                        isAlone: Self.isBlank(previous) && Self.isBlank(next)))
                start = index + 1
            }
            index += 1
        }
        flush(characters.count)
        return pieces
    }

    private static func isWord(_ character: Character?) -> Bool {
        character.map { $0.isLetter || $0.isNumber } ?? false
    }

    private static func isBlank(_ character: Character?) -> Bool { character?.isWhitespace ?? true }

    /// The longest name of an emoji.
    private static let longestName = 100

    /// The position of the colon after a name.
    private static func emojiEnd(from start: Int, in characters: [Character]) -> Int? {
        var index = start + 1
        while index < characters.count, index - start <= longestName {
            let character = characters[index]
            if character == ":" { return index > start + 1 ? index : nil }
            guard character.isASCII, character.isLowercase || character.isNumber || "_-+'".contains(character) else {
                return nil
            }
            index += 1
        }
        return nil
    }

    /// The emoji with a name and an optional tone, and the position after both.
    private func emoji(
        _ name: String, at start: Int, _ end: Int, in characters: [Character]
    ) -> (emoji: String, end: Int)? {
        let tone = Array(":skin-tone-")
        let place = end + 1
        if characters.count > place + tone.count + 1, Array(characters[place..<place + tone.count]) == tone,
            let number = characters[place + tone.count].wholeNumberValue, characters[place + tone.count + 1] == ":",
            let emoji = EmojiNames.emoji(name, tone: number)
        {
            return (emoji, place + tone.count + 2)
        }
        return EmojiNames.emoji(name).map { ($0, end + 1) }
    }

    private static func unescaped(_ text: String) -> String {
        guard text.contains("&") else { return text }
        return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    }

    /// The characters of code, with references replaced.
    private func plain(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
            let code = rest[rest.index(after: open)..<close]
            let parts = code.split(separator: "|", maxSplits: 1)
            result += rest[..<open] + (parts.last.map(String.init) ?? "<\(code)>")
            rest = rest[rest.index(after: close)...]
        }
        return Self.unescaped(result + rest)
    }

    // MARK: References

    /// A reference in angle brackets: a user, a channel, a group, a time, or an address.
    private mutating func reference(_ code: Substring) -> String {
        let parts = code.split(separator: "|", maxSplits: 1).map { Self.unescaped(String($0)) }
        guard let target = parts.first else { return "<\(code)>" }
        let label = parts.count > 1 ? parts[1] : nil
        switch target.first {
        case "@": return MarkdownText.escaped("@" + directory.userName(String(target.dropFirst()), label: label))
        case "#": return MarkdownText.escaped("#" + directory.channelName(String(target.dropFirst()), label: label))
        case "!": return MarkdownText.escaped(special(target.dropFirst(), label))
        default: return address(target, label) ?? MarkdownText.escaped("<\(Self.unescaped(String(code)))>")
        }
    }

    /// A group, everyone, or a time with its fallback text.
    private func special(_ target: Substring, _ label: String?) -> String {
        if target.hasPrefix("date^") { return label ?? Self.date(target) }
        if target.hasPrefix("subteam^") {
            return directory.groupName(String(target.dropFirst(8)), label: label)
        }
        return "@" + (label.map { $0.hasPrefix("@") ? String($0.dropFirst()) : $0 } ?? String(target))
    }

    /// The time of a reference without a text: `date^1714630100^{date_short}`.
    private static func date(_ target: Substring) -> String {
        let parts = target.split(separator: "^")
        guard parts.count > 1, let seconds = Double(parts[1]), let date = DateReader.date(sinceEpoch: seconds) else {
            return String(target)
        }
        return String(date.formatted(.iso8601).prefix(10))
    }

    private mutating func address(_ target: String, _ label: String?) -> String? {
        for scheme in ["mailto:", "tel:"] where target.hasPrefix(scheme) {
            let shown = String(target.dropFirst(scheme.count))
            // A visible address is linked automatically.
            guard let label, label != shown else { return MarkdownText.escaped(shown) }
            return MarkdownText.link(label, to: target)
        }
        guard target.contains("://") else { return nil }
        let link = MarkdownText.link(label, to: target)
        // A label may contain markup, such as code.
        guard let label, link != target, label.contains(where: { "*_~`".contains($0) }),
            !label.contains(where: { "[]".contains($0) })
        else { return link }
        return MarkdownText.link(marked: inline(label), to: target)
    }
}

extension String {
    /// The text without a leading space or line break.
    fileprivate var droppingFirstBlank: String {
        first == " " || first == "\n" ? String(dropFirst()) : self
    }
}
