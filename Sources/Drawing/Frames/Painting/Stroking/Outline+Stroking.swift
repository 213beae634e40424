package import Foundation

extension Outline {
    /// Returns the area of a stroke along the outline, as polygons for the non-zero rule.
    ///
    /// It uses only sums, products, quotients and square roots, which are equal on every machine; others, such as
    /// sines, aren't guaranteed to be.
    ///
    /// - Parameter tolerance: The maximum deviation of the polygons from the true area, in points.
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
