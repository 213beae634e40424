internal import Foundation
internal import Frames

extension Paragraph.Ink {
    /// Adds the background, the lines and the link of a piece of text between two positions, in Pango units.
    ///
    /// - Parameter words: The ranges of the text that aren't spaces.
    mutating func addBands(of attributes: TextAttributes, from start: Int, to end: Int, words: [Range<Int>]) {
        guard end > start else { return }
        let font = attributes.font
        func band(top: CGFloat, height: CGFloat) -> CGRect {
            CGRect(
                x: PangoUnits.points(start), y: top - attributes.baselineOffset,
                width: PangoUnits.points(end - start), height: height)
        }
        let full = band(top: -font.ascender, height: font.lineHeight)
        let thickness = font.size * Self.lineThickness
        if let color = attributes.background { backgrounds.append(.init(rect: full, color: color)) }
        if attributes.underline {
            let rect = band(top: font.size * Self.underlineTop, height: thickness)
            let style = attributes.effects?.underline ?? LineStyle()
            addLine(rect, style, color: attributes.underlineColor ?? attributes.color, from: words)
        }
        if attributes.strikethrough {
            let rect = band(top: -(font.xHeight + thickness) / 2, height: thickness)
            let style = attributes.effects?.strikethrough ?? LineStyle()
            addLine(rect, style, color: attributes.strikethroughColor ?? attributes.color, from: words)
        }
        if let link = attributes.link { links.append(.init(link: link, rect: full)) }
    }

    /// Adds an underline or a strikethrough.
    ///
    /// - Parameter line: A single solid line under the whole text.
    private mutating func addLine(_ line: CGRect, _ style: LineStyle, color: RGBA, from words: [Range<Int>]) {
        guard style != LineStyle() else { return decorations.append(.init(rect: line, color: color)) }
        let spans =
            style.isByWord
            ? words.map { PangoUnits.points($0.lowerBound)...PangoUnits.points($0.upperBound) }
            : [line.minX...line.maxX]
        for part in style.rows(of: line) {
            for piece in spans.flatMap({ style.pieces(from: $0, unit: line.height) }) {
                let rect = CGRect(
                    x: piece.lowerBound, y: part.minY, width: piece.upperBound - piece.lowerBound, height: part.height)
                decorations.append(.init(rect: rect, color: color))
            }
        }
    }

    /// Shifts everything horizontally.
    mutating func shift(x: CGFloat) {
        for index in runs.indices { runs[index].origin.x += x }
        for index in backgrounds.indices { backgrounds[index].rect.origin.x += x }
        for index in decorations.indices { decorations[index].rect.origin.x += x }
        for index in links.indices { links[index].rect.origin.x += x }
        for index in pictures.indices { pictures[index].destination.origin.x += x }
        for index in views.indices { views[index].rect.origin.x += x }
        for index in words.indices { words[index].x += x }
    }

    /// The thickness of San Francisco's lines, relative to the font size.
    private static let lineThickness: CGFloat = 0.0562
    private static let underlineTop: CGFloat = 0.0903
}
