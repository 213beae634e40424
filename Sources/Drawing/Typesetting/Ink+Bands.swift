internal import Foundation
internal import Frames

extension Paragraph.Ink {
    /// Adds the background, the lines and the link of a piece of text between two places, in Pango units.
    mutating func addBands(of attributes: TextAttributes, from start: Int, to end: Int) {
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
            decorations.append(.init(rect: rect, color: attributes.underlineColor ?? attributes.color))
        }
        if attributes.strikethrough {
            let rect = band(top: -(font.xHeight + thickness) / 2, height: thickness)
            decorations.append(.init(rect: rect, color: attributes.strikethroughColor ?? attributes.color))
        }
        if let link = attributes.link { links.append(.init(link: link, rect: full)) }
    }

    /// Moves everything sideways.
    mutating func shift(x: CGFloat) {
        for index in runs.indices { runs[index].origin.x += x }
        for index in backgrounds.indices { backgrounds[index].rect.origin.x += x }
        for index in decorations.indices { decorations[index].rect.origin.x += x }
        for index in links.indices { links[index].rect.origin.x += x }
    }

    /// San Francisco's, as parts of its size.
    private static let lineThickness: CGFloat = 0.0562
    private static let underlineTop: CGFloat = 0.0903
}
