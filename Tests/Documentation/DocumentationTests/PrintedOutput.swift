/// The output of a command as shown on a page.
struct PrintedOutput {
    /// The command, as a line of shell code.
    let command: String

    /// The number of the first line of output in the document, counted from 1.
    let line: Int

    /// The expected lines. “…” matches any text, or any number of lines if it is the whole line.
    let lines: [String]

    /// Reads a block that begins with `$` and a command, or that is marked with `output:` and a command.
    ///
    /// - Returns: `nil` for any other block.
    init?(_ block: CodeBlock) {
        if let command = block.mark?.wholeMatch(of: #/output: (.+)/#) {
            self.command = String(command.1)
            (line, lines) = (block.line, block.lines)
        } else if block.mark == nil, let command = block.lines.first?.wholeMatch(of: #/\$ (messageshot .+)/#) {
            self.command = String(command.1)
            (line, lines) = (block.line + 1, Array(block.lines.dropFirst()))
        } else {
            return nil
        }
    }

    /// Whether a text matches the output on the page.
    func matches(_ output: String) -> Bool {
        Self.matches(lines[...], output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...])
    }

    private static func matches(_ lines: ArraySlice<String>, _ output: ArraySlice<String>) -> Bool {
        guard let line = lines.first else { return output.allSatisfy(\.isEmpty) }
        if line.allSatisfy({ $0 == "…" || $0 == " " }), line.contains("…") {
            return (output.startIndex...output.endIndex).contains { matches(lines.dropFirst(), output[$0...]) }
        }
        guard let printed = output.first, matches(line, printed) else { return false }
        return matches(lines.dropFirst(), output.dropFirst())
    }

    private static func matches(_ line: String, _ printed: String) -> Bool {
        let parts = line.split(separator: "…", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return line == printed }
        var rest = printed[...]
        for (number, part) in parts.enumerated() where !part.isEmpty {
            guard let range = number == parts.count - 1 ? rest.suffixRange(part) : rest.firstRange(of: part),
                number > 0 || range.lowerBound == rest.startIndex
            else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }
}

extension Substring {
    /// The range of a text at the end.
    fileprivate func suffixRange(_ text: Substring) -> Range<Index>? {
        hasSuffix(text) ? index(endIndex, offsetBy: -text.count)..<endIndex : nil
    }
}
