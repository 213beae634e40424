package import Foundation

extension Outline {
    /// Returns the area of a line along the outline, as polygons that the non-zero rule fills.
    ///
    /// Sums, products, quotients and square roots alone make it, which are the same on every machine; what no machine
    /// promises, such as a sine, is not used.
    ///
    /// - Parameter tolerance: How far the polygons may be from the true area, in points.
    package func stroked(_ style: PathContent.Stroke, tolerance: CGFloat = 1.0 / 64) -> Outline {
        guard style.width > 0, style.width.isFinite, tolerance > 0 else { return Outline() }
        var area = StrokeArea(style, tolerance: tolerance)
        for line in StrokeLine.lines(along: self, tolerance: tolerance) {
            if let dashes = Dashes(style, finest: tolerance * 4) {
                for dash in dashes.cut(line) { area.add(dash) }
            } else {
                area.add(line)
            }
        }
        return area.outline
    }
}
