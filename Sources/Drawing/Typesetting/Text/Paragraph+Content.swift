public import Foundation
public import Frames

extension Paragraph {
    /// Returns the glyphs, bands and lines to draw, aligned within a width.
    ///
    /// - Parameter width: The available width in points; wider lines overflow.
    public func content(in width: CGFloat) -> TextContent { content(of: lines.indices, in: width) }

    /// Returns the content of some of the lines.
    ///
    /// - Parameters:
    ///   - numbers: The indices of the lines.
    ///   - width: The available width in points.
    public func content(of numbers: Range<Int>, in width: CGFloat) -> TextContent {
        var content = TextContent(string: string, runs: [], missingCharacters: missingCharacters)
        for line in lines[numbers] {
            let x = line.placement.x(ofWidth: line.width, in: width)
            content.backgrounds += line.ink.backgrounds.map { $0.shifted(x: x, y: line.baseline) }
            content.runs += line.ink.runs.map { $0.shifted(x: x, y: line.baseline) }
            content.pictures += line.ink.pictures.map { $0.shifted(x: x, y: line.baseline) }
            content.lines += line.ink.decorations.map { $0.shifted(x: x, y: line.baseline) }
            if let written = written(line, x: x) { content.written.lines.append(written) }
            if line.isTruncated { content.isTruncated = true }
        }
        return content
    }

    /// Returns a line as characters; a truncated line only as far as it has glyphs.
    private func written(_ line: Line, x: CGFloat) -> WrittenLine? {
        let runs = line.ink.runs
        guard let size = runs.first(where: { !$0.face.hasColor })?.size ?? runs.first?.size else { return nil }
        var text = string[line.range]
        // Removed scalar by scalar, because a single character may be as long as the text.
        while let last = text.unicodeScalars.last, Character(last).isNewline { text.unicodeScalars.removeLast() }
        if line.isTruncated { text = text.prefix(max(runs.reduce(0) { $0 + $1.glyphs.count } - 1, 0)) + "…" }
        return WrittenLine(
            text: text, origin: CGPoint(x: x, y: line.baseline), width: line.width, size: size,
            isRightToLeft: line.isRightToLeft, ascent: line.baseline - line.rect.minY, height: line.rect.height,
            words: line.ink.words)
    }

    /// Returns the left edge of a line, in points, in a text of a given width.
    public func leftEdge(of line: Line, in width: CGFloat) -> CGFloat {
        line.placement.x(ofWidth: line.width, in: width)
    }

    /// Returns the rectangles of the links, one for each line that a link is on.
    ///
    /// - Parameter width: The available width in points, as for ``content(in:)``.
    public func linkRects(in width: CGFloat) -> [LinkRect] {
        lines.flatMap { line in
            let x = line.placement.x(ofWidth: line.width, in: width)
            return line.ink.links.map { LinkRect(link: $0.link, rect: $0.rect.offsetBy(dx: x, dy: line.baseline)) }
        }
    }

    /// Returns the rectangles of the inline views that fit.
    ///
    /// - Parameter width: The available width in points, as for ``content(in:)``.
    public func viewRects(in width: CGFloat) -> [ViewRect] {
        lines.flatMap { line in
            let x = line.placement.x(ofWidth: line.width, in: width)
            return line.ink.views.map { ViewRect(number: $0.number, rect: $0.rect.offsetBy(dx: x, dy: line.baseline)) }
        }
    }

    /// The rectangles of the links in a paragraph of the width of its ``size``.
    public var linkRects: [LinkRect] { linkRects(in: size.width) }
}

extension TextContent.Band {
    fileprivate func shifted(x: CGFloat, y: CGFloat) -> Self {
        Self(rect: rect.offsetBy(dx: x, dy: y), color: color)
    }
}

extension ImageContent {
    fileprivate func shifted(x: CGFloat, y: CGFloat) -> Self {
        var copy = self
        copy.destination = destination.offsetBy(dx: x, dy: y)
        return copy
    }
}

extension GlyphRun {
    fileprivate func shifted(x: CGFloat, y: CGFloat) -> Self {
        var copy = self
        copy.origin.x += x
        copy.origin.y += y
        return copy
    }
}
