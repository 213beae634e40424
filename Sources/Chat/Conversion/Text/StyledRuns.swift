/// Styled parts of a text, as listed by programs without inline markup.
struct StyledRuns {
    /// The styles that Markdown supports.
    enum Style: CaseIterable {
        case bold, italic, struck

        fileprivate var mark: String {
            switch self {
            case .bold: "**"
            case .italic: "_"
            case .struck: "~~"
            }
        }
    }

    private var runs: [(markdown: String, styles: Set<Style>)] = []

    /// Whether the next addition starts a line.
    var isAtLineStart: Bool { runs.last?.markdown.hasSuffix("\n") ?? true }

    /// Adds plain text.
    mutating func add(plain text: String, _ styles: Set<Style> = []) {
        add(MarkdownText.escaped(text, atLineStart: isAtLineStart), styles)
    }

    /// Adds Markdown. Adjacent parts with the same styles are merged.
    mutating func add(_ markdown: String, _ styles: Set<Style> = []) {
        if runs.last?.styles == styles {
            runs[runs.count - 1].markdown += markdown
        } else if !markdown.isEmpty {
            runs.append((markdown, styles))
        }
    }

    /// The whole text as Markdown.
    var markdown: String {
        runs.map { run in
            // Markup can't span paragraphs.
            let lines = run.markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            return lines.map { line in
                Style.allCases.reversed().filter(run.styles.contains).reduce(line) {
                    MarkdownText.wrapped($0, in: $1.mark)
                }
            }.joined(separator: "\n")
        }.joined()
    }
}
