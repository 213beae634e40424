internal import Foundation
internal import Frames

/// Composes a paragraph: breaks the text into lines, limits their number, and stacks them.
struct Composer {
    let typesetter: Typesetter
    let style: ParagraphStyle
    let maximumWidth: CGFloat?

    func compose(_ text: SourceText, maximumHeight: CGFloat?) -> Paragraph {
        let text = tightened(text, maximumHeight) ?? text
        let engine = typesetter.engine(for: text.fonts)
        let ellipsis = endsInOneLine(text, maximumHeight) ? style.lineBreak.ellipsis : .none
        if ellipsis != .none, let line = shortened(text, ellipsis, availableWidth: textWidth) {
            return stack([line], metrics: metrics(of: [line], in: text), text: text, truncatedLine: 0)
        }
        let shown = withoutHiddenPart(text, ellipsis, availableWidth: textWidth)
        var options = options(for: text, ellipsis: ellipsis)
        options.words = wordsOfDictionary(in: shown.text)
        options.unbroken = unbrokenWords(of: shown.text, options.words)
        var lines = shown.restored(engine.lines(of: shown.text, options))
        let isTruncated = ellipsis != .none && engine.hasEllipsis
        var metrics = metrics(of: lines, in: text)
        let limit = lineLimit(lines: lines, metrics: metrics, maximumHeight: maximumHeight)
        guard limit < lines.count else {
            if let joined = linesJoiningLonelyWords(lines, of: text, maximumHeight: maximumHeight) {
                (lines, metrics) = (joined, self.metrics(of: joined, in: text))
            }
            return stack(lines, metrics: metrics, text: text, truncatedLine: isTruncated ? lines.count - 1 : nil)
        }
        var kept = Array(lines.prefix(limit))
        kept[limit - 1] = lastLine(of: text, in: lines, limit: limit)
        return stack(kept, metrics: Array(metrics.prefix(limit)), text: text, truncatedLine: limit - 1)
    }

    /// Whether Pango can truncate directly. It counts lines per paragraph, so this applies only to a single line.
    private func endsInOneLine(_ text: SourceText, _ maximumHeight: CGFloat?) -> Bool {
        style.maximumLines == 1 && maximumWidth != nil && maximumHeight == nil
            && !text.string.hasNewline
    }

    /// Returns the text with tighter letters if that makes it fit on its line, otherwise `nil`.
    private func tightened(_ text: SourceText, _ maximumHeight: CGFloat?) -> SourceText? {
        guard style.greatestTightening > 0, style.lineBreak.ellipsis != .none, style.maximumLines == 1,
            let availableWidth = textWidth, !text.string.hasNewline
        else { return nil }
        let whole = text.part(0..<text.length)
        let excess = width(of: whole) - availableWidth
        let gaps = CGFloat(text.string.count)
        guard excess > 0, excess <= availableWidth * style.greatestTightening, gaps > 1 else { return nil }
        let runs = whole.runs.map { run in
            var run = run
            run.attributes.tracking -= excess / gaps + 0.001
            return run
        }
        return SourceText(StyledText(runs: runs))
    }

    // MARK: Width

    private func options(for text: SourceText, ellipsis: LineOptions.Ellipsis) -> LineOptions {
        var options = LineOptions()
        options.width = style.lineBreak == .clip ? nil : textWidth
        options.indent = style.firstLineIndent - style.headIndent
        options.breaksWords = style.lineBreak == .charWrap
        options.ellipsis = ellipsis
        options.isJustified = style.alignment == .justified
        options.followsTextDirection = style.direction == .natural
        options.isRightToLeft =
            style.direction == .rightToLeft
            || style.direction == .natural && style.layoutDirection == .rightToLeft
        if text.hasTab { options.tabStops = tabStops }
        return options
    }

    /// The width at which Pango breaks lines: the width without the indents that all lines share.
    private var textWidth: CGFloat? {
        guard let maximumWidth else { return nil }
        let end = style.tailIndent > 0 ? min(style.tailIndent, maximumWidth) : maximumWidth + style.tailIndent
        return max(end - sharedIndent, 0)
    }

    private var sharedIndent: CGFloat { min(style.firstLineIndent, style.headIndent) }

    private var tabStops: [ParagraphStyle.TabStop] {
        var stops = style.tabStops.isEmpty && style.tabInterval <= 0 ? Self.defaultTabStops : style.tabStops
        if style.tabInterval > 0 {
            let last = stops.last?.location ?? 0
            let first = (last / style.tabInterval).rounded(.down) + 1
            stops += (0..<Self.furtherTabStops).map { .init(location: (first + CGFloat($0)) * style.tabInterval) }
        }
        return stops.map { .init(location: $0.location - sharedIndent, alignment: $0.alignment) }
    }

    /// The default tab stops of iOS: twelve, 28 points apart.
    private static let defaultTabStops: [ParagraphStyle.TabStop] = (1...12).map {
        ParagraphStyle.TabStop(location: 28 * CGFloat($0))
    }

    /// More tab stops than a line has tabs.
    private static let furtherTabStops = 64

    /// Returns the width for the letters of a line, in points; `nil` for no limit.
    private func availableWidth(for line: SetLine) -> CGFloat? {
        textWidth.map { max($0 - (indent(of: line) - sharedIndent), 0) }
    }

    // MARK: Words

    /// Returns the words of scripts that write no spaces between them, in bytes.
    private func wordsOfDictionary(in text: SourceText) -> [Range<Int>] {
        guard style.lineBreak != .charWrap, textWidth != nil, text.fonts.group >= .scripts else { return [] }
        return typesetter.dictionaryWords.ranges(in: text.string)
    }

    /// Returns the words inside which no line ends, in bytes: those that fit on a line.
    ///
    /// - Parameter dictionaryWords: The words of scripts that write no spaces.
    private func unbrokenWords(of text: SourceText, _ dictionaryWords: [Range<Int>]) -> [Range<Int>] {
        guard style.lineBreak != .charWrap, let textWidth else { return [] }
        let words = dictionaryWords + (style.keepsKoreanWords ? KoreanWords.ranges(in: text.string) : [])
        return words.filter { fits($0, of: text, in: textWidth) }
    }

    /// Whether a word fits on a line. Most words are so short that they needn't be measured.
    private func fits(_ word: Range<Int>, of text: SourceText, in width: CGFloat) -> Bool {
        let attributes = text.attributes[text.attributeIndex(at: word.lowerBound)]
        let isUniform = text.attributeIndex(at: word.upperBound - 1) == text.attributeIndex(at: word.lowerBound)
        // A letter of these scripts has three bytes, and is less than three sizes wide.
        let widest = CGFloat(word.count) * (attributes.font.size + max(attributes.tracking, 0))
        return isUniform && widest <= width || self.width(of: text.part(word)) <= width
    }

    /// Returns the lines after joining each lonely word with the one before, or `nil` if none is lonely or can be
    /// joined.
    private func linesJoiningLonelyWords(
        _ lines: [SetLine], of text: SourceText, maximumHeight: CGFloat?
    ) -> [SetLine]? {
        guard style.avoidsLonelyWord, style.lineBreak != .charWrap, lines.count > 1 else { return nil }
        let engine = typesetter.engine(for: text.fonts)
        let pairs = LonelyWords(text: text, lines: lines).pairs.filter { pair in
            guard let availableWidth = availableWidth(for: lines[pair.line]) else { return false }
            return width(of: text.part(pair.range)) <= availableWidth
        }
        guard !pairs.isEmpty else { return nil }
        var options = options(for: text, ellipsis: .none)
        options.words = wordsOfDictionary(in: text)
        options.unbroken = unbrokenWords(of: text, options.words) + pairs.map(\.joint)
        let joined = engine.lines(of: text, options)
        let limit = lineLimit(lines: joined, metrics: metrics(of: joined, in: text), maximumHeight: maximumHeight)
        return limit == lines.count && joined.count == limit ? joined : nil
    }

    /// Returns the width of a text on one line, in points.
    func width(of text: StyledText) -> CGFloat {
        let source = SourceText(text)
        return typesetter.engine(for: source.fonts).lines(of: source, LineOptions()).first?.width ?? 0
    }

    // MARK: Limits

    /// Returns the number of lines to keep, at least one.
    private func lineLimit(lines: [SetLine], metrics: [LineMetrics], maximumHeight: CGFloat?) -> Int {
        var limit = style.maximumLines > 0 ? min(style.maximumLines, lines.count) : lines.count
        guard let maximumHeight else { return limit }
        let tops = self.tops(of: lines, metrics: metrics)
        while limit > 1, tops[limit - 1] + metrics[limit - 1].height > maximumHeight + 0.001 { limit -= 1 }
        return limit
    }

    /// Returns the last line to keep, with an ellipsis for the omitted text.
    private func lastLine(of text: SourceText, in lines: [SetLine], limit: Int) -> SetLine {
        let line = lines[limit - 1]
        let ellipsis = style.lineBreak.ellipsis
        guard ellipsis != .none else { return line }
        // A line that ends its paragraph has no omitted text, and thus no ellipsis.
        if ellipsis == .tail, lines[limit].startsParagraph { return line }
        let rest = text.part(line.range.lowerBound..<text.length).onOneLine
        var options = options(for: text, ellipsis: ellipsis)
        options.width = options.width == nil ? nil : availableWidth(for: line)
        options.indent = 0
        options.followsTextDirection = false
        options.isRightToLeft = line.isRightToLeft
        let shown = withoutHiddenPart(SourceText(rest), ellipsis, availableWidth: options.width)
        let source = shown.text
        let set = shortened(source, ellipsis, availableWidth: options.width).map { [$0] }
        let lines = set ?? typesetter.engine(for: source.fonts).lines(of: source, options)
        guard var last = shown.restored(lines).first else { return line }
        last.range = line.range.lowerBound..<text.length
        last.startsParagraph = line.startsParagraph
        last.missing = last.missing.map { min($0 + line.range.lowerBound, text.length) }
        return last
    }

    // MARK: Building the paragraph

    private func stack(
        _ lines: [SetLine], metrics: [LineMetrics], text: SourceText, truncatedLine: Int?
    ) -> Paragraph {
        let tops = tops(of: lines, metrics: metrics)
        let placements = lines.map(placement)
        let indents = placements.map { $0.leftIndent + $0.rightIndent }
        let lettersWidth = zip(lines, indents).map { $0.width + $1 }.max() ?? 0
        let widthWithSpaces = zip(lines, indents).map { $0.width + $0.hangingWidth + $1 }.max() ?? 0
        let width = style.keepsTrailingSpace ? keptWidth(of: lines, indents, lettersWidth) : lettersWidth
        let placed = lines.indices.map { number in
            Paragraph.Line(
                range: text.index(at: lines[number].range.lowerBound)..<text.index(at: lines[number].range.upperBound),
                rect: CGRect(
                    x: placements[number].x(ofWidth: lines[number].width, in: width), y: tops[number],
                    width: lines[number].width, height: metrics[number].height),
                baseline: tops[number] + metrics[number].ascent,
                isRightToLeft: lines[number].isRightToLeft,
                isTruncated: number == truncatedLine,
                ink: lines[number].ink,
                placement: placements[number])
        }
        let last = lines.count - 1
        return Paragraph(
            string: text.string, lines: placed,
            size: CGSize(width: width, height: tops[last] + metrics[last].height),
            heightWithTrailingLeading: tops[last] + metrics[last].pitch,
            widthWithHangingSpaces: widthWithSpaces,
            missingCharacters: missingCharacters(of: lines, in: text))
    }

    /// Returns the width of the widest line with its trailing space, as far as that fits.
    private func keptWidth(of lines: [SetLine], _ indents: [CGFloat], _ lettersWidth: CGFloat) -> CGFloat {
        let widths = zip(lines, indents).map { $0.width + $0.hangingWidth + $0.hangingSpacing + $1 }
        return max(lettersWidth, min(widths.max() ?? 0, maximumWidth ?? .infinity))
    }

    private func metrics(of lines: [SetLine], in text: SourceText) -> [LineMetrics] {
        lines.map { LineMetrics(text: text, range: $0.range, tall: $0.tall, style: style) }
    }

    private func tops(of lines: [SetLine], metrics: [LineMetrics]) -> [CGFloat] {
        var top: CGFloat = 0
        return lines.indices.map { number in
            if number > 0 {
                top += metrics[number - 1].pitch + style.lineSpacing
                if lines[number].startsParagraph { top += style.paragraphSpacing + style.paragraphSpacingBefore }
            }
            return top
        }
    }

    private func indent(of line: SetLine) -> CGFloat {
        line.startsParagraph ? style.firstLineIndent : style.headIndent
    }

    private func placement(of line: SetLine) -> Paragraph.Placement {
        let leading = indent(of: line)
        let trailing = style.tailIndent < 0 ? -style.tailIndent : 0
        let side: Paragraph.Placement.Side =
            switch style.alignment {
            case .left: .left
            case .center: .center
            case .right: .right
            case .natural, .justified: line.isRightToLeft ? .right : .left
            }
        return line.isRightToLeft
            ? .init(side: side, leftIndent: trailing, rightIndent: leading)
            : .init(side: side, leftIndent: leading, rightIndent: trailing)
    }

    private func missingCharacters(of lines: [SetLine], in text: SourceText) -> [Character] {
        var (found, known) = ([Character](), Set<Character>())
        for place in lines.flatMap(\.missing).sorted() {
            let index = text.string.rangeOfComposedCharacterSequence(at: text.index(at: place)).lowerBound
            let character = text.string[index]
            if known.insert(character).inserted { found.append(character) }
        }
        return found
    }
}

extension ParagraphStyle.LineBreak {
    fileprivate var ellipsis: LineOptions.Ellipsis {
        switch self {
        case .wordWrap, .charWrap, .clip: .none
        case .truncateHead: .head
        case .truncateMiddle: .middle
        case .truncateTail: .tail
        }
    }
}

extension StyledText {
    /// The text with spaces for line feeds.
    fileprivate var onOneLine: StyledText {
        StyledText(
            runs: runs.map { run in
                Run(text: String(run.text.map { $0.isNewline ? " " : $0 }), attributes: run.attributes)
            })
    }
}
