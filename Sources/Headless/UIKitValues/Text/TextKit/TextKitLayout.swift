import Frames
import Typesetting

/// The layout of a text in a container: its lines, and the positions of its characters.
struct TextKitLayout {
    /// A line and its position in the container.
    struct Line {
        /// The line's characters, including the line feed at its end, in UTF-16 units.
        let range: NSRange
        /// The rectangle of the line, with the width of the container.
        let rect: CGRect
        /// The part of the rectangle used by text, with the container's padding.
        let usedRect: CGRect
        /// The distance of the baseline from the container's top edge.
        let baseline: CGFloat
        let isRightToLeft: Bool
        /// The truncated characters.
        let truncatedRange: NSRange?
    }

    enum Part { case glyphs, background }

    let lines: [Line]
    /// The rectangle of the text, including padding, relative to the container's corner.
    let usedRect: CGRect

    private let text: NSAttributedString
    private let paragraph: Paragraph
    private let context: AttributedContext
    private let padding: CGFloat
    private let width: CGFloat

    init(_ source: NSAttributedString, in container: NSTextContainer?) {
        text = ReleasingAttributedString(attributedString: source)
        padding = container?.lineFragmentPadding ?? 0
        let lineWidth = container?.lineWidth
        let context = AttributedContext(
            defaults: TextAttributes(font: .system(size: 12)),
            position: AttachmentPosition(container: container, lineWidth: lineWidth))
        self.context = context
        let isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
        let blocks = text.blocks(context) { style in
            ParagraphStyle(style, in: container, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
        }
        paragraph = Typesetter.current.layOut(
            blocks, in: container, maximumWidth: lineWidth, maximumHeight: container?.lineHeightLimit)
        width = lineWidth ?? paragraph.widthWithHangingSpaces
        lines = Self.lines(of: paragraph, width: width, padding: padding)
        usedRect =
            text.length == 0
            ? .zero
            : lines.reduce(CGRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1.usedRect) }
    }

    private static func lines(of paragraph: Paragraph, width: CGFloat, padding: CGFloat) -> [Line] {
        let string = paragraph.string
        return paragraph.lines.indices.map { number in
            let line = paragraph.lines[number]
            let isLast = number + 1 == paragraph.lines.count
            let end = isLast ? paragraph.heightWithTrailingLeading : paragraph.lines[number + 1].rect.minY
            // Free parts of one line are side by side.
            let height = max(end - line.rect.minY, line.rect.height)
            let x = paragraph.leftEdge(of: line, in: width)
            let range = NSRange(line.range, in: string)
            let next = isLast ? string.utf16.count : NSRange(paragraph.lines[number + 1].range, in: string).location
            return Line(
                range: NSRange(location: range.location, length: max(next - range.location, range.length)),
                rect: CGRect(x: 0, y: line.rect.minY, width: width + 2 * padding, height: height),
                usedRect: CGRect(x: x, y: line.rect.minY, width: line.width + 2 * padding, height: height),
                baseline: line.baseline, isRightToLeft: line.isRightToLeft,
                truncatedRange: line.isTruncated ? range : nil)
        }
    }

    // MARK: Lines

    /// The characters on a line.
    var shownRange: NSRange {
        guard let last = lines.last else { return NSRange(location: 0, length: 0) }
        return NSRange(location: 0, length: min(NSMaxRange(last.range), text.length))
    }

    /// The line after a line feed at the end.
    var extraLine: Line? {
        guard let last = lines.last, last.range.length == 0, text.length > 0 else { return nil }
        return last
    }

    func line(at index: Int) -> Line? {
        guard index >= 0, index <= text.length else { return nil }
        return lines.first { NSLocationInRange(index, $0.range) } ?? lines.last
    }

    func lines(of range: NSRange) -> [Line] {
        lines.filter { NSIntersectionRange($0.range, range).length > 0 }
    }

    // MARK: Characters

    /// Returns the left edge of a character on a line, or its right edge on a right-to-left line.
    func x(of index: Int, on line: Line) -> CGFloat {
        let end = min(max(index, line.range.location), NSMaxRange(line.range))
        let range = NSRange(location: line.range.location, length: end - line.range.location)
        let before = advance(of: range)
        return line.isRightToLeft ? line.usedRect.maxX - padding - before : line.usedRect.minX + padding + before
    }

    private func advance(of range: NSRange) -> CGFloat {
        guard range.length > 0, NSMaxRange(range) <= text.length else { return 0 }
        var context = context
        context.position.index = range.location
        let part = text.attributedSubstring(from: range)
        let lastIsBreak = part.string.last?.isNewline == true
        let shown = lastIsBreak ? part.attributedSubstring(from: NSRange(location: 0, length: range.length - 1)) : part
        guard shown.length > 0 else { return 0 }
        return Typesetter.current.layOut(StyledText(shown, context)).size.width
    }

    /// Returns the rectangles of a range, one for each of its lines.
    func rects(of range: NSRange) -> [CGRect] {
        lines(of: range).map { line in
            let part = NSIntersectionRange(line.range, range)
            let (start, end) = (x(of: part.location, on: line), x(of: NSMaxRange(part), on: line))
            return CGRect(
                x: min(start, end), y: line.rect.minY, width: (end - start).magnitude, height: line.rect.height)
        }
    }

    /// Returns the character nearest to a point, and the fraction of it before the point.
    func index(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
        guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last, text.length > 0 else {
            return (0, 0)
        }
        let string = text.string as NSString
        var (low, high) = (line.range.location, min(NSMaxRange(line.range), string.length))
        if high > low, let scalar = Unicode.Scalar(string.character(at: high - 1)), Character(scalar).isNewline {
            high -= 1
        }
        // The first character that ends after the point.
        while low < high {
            let character = string.rangeOfComposedCharacterSequence(at: (low + high) / 2)
            let end = x(of: NSMaxRange(character), on: line)
            let isBefore = line.isRightToLeft ? end >= point.x : end <= point.x
            if isBefore { low = NSMaxRange(character) } else { high = max(character.location, low) }
        }
        guard low < min(NSMaxRange(line.range), string.length) else { return (max(string.length - 1, 0), 1) }
        let character = string.rangeOfComposedCharacterSequence(at: low)
        let (start, end) = (x(of: low, on: line), x(of: NSMaxRange(character), on: line))
        guard end != start else { return (low, 0) }
        return (low, min(max((point.x - start) / (end - start), 0), 1))
    }

    // MARK: Drawing

    /// Draws the lines of a range in the current context.
    func draw(_ range: NSRange, at origin: CGPoint, _ part: Part) {
        let numbers = lines.indices.filter { NSIntersectionRange(lines[$0].range, range).length > 0 }
        guard let first = numbers.first, let last = numbers.last else { return }
        var content = paragraph.content(of: first..<last + 1, in: width)
        switch part {
        case .glyphs: content.backgrounds = []
        case .background: (content.runs, content.lines, content.pictures) = ([], [], [])
        }
        let rect = CGRect(x: origin.x + padding, y: origin.y, width: width, height: usedRect.height)
        UIGraphicsGetCurrentContext()?.draw(Frame(rect: rect, content: .text(content)))
    }
}

extension ParagraphStyle {
    /// Creates the style of a paragraph in a container, which determines how the last line ends.
    package init(
        _ style: NSParagraphStyle?, in container: NSTextContainer?, layoutDirection: UIUserInterfaceLayoutDirection
    ) {
        self.init(style ?? .default, layoutDirection: layoutDirection)
        if let container, lineBreak != .charWrap { lineBreak = LineBreak(container.lineBreakMode) }
        maximumLines = max(container?.maximumNumberOfLines ?? 0, 0)
    }
}
