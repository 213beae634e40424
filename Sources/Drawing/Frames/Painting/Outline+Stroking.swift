package import Foundation

extension Outline {
    /// Returns the area of a line along the outline.
    ///
    /// The area is made of overlapping parts that all turn the same way: a box for each short line, and a wedge or a
    /// disc at each corner. The non-zero rule makes one area of them.
    package func stroked(_ style: PathContent.Stroke) -> Outline {
        guard style.width > 0 else { return Outline() }
        var area = LineArea(style: style)
        for contour in contours {
            let points = contour.pieces.reduce(into: [contour.pieces[0].start]) { $0 += $1.points }
            let line = points.reduce(into: [CGPoint]()) { line, point in
                if let last = line.last, last.distance(to: point) < 1e-9 { return }
                line.append(point)
            }
            if style.dashes.contains(where: { $0 > 0 }) {
                for dash in Self.dashes(of: line, style) { area.add(dash, isClosed: false) }
            } else {
                area.add(line, isClosed: contour.isClosed)
            }
        }
        return area.outline
    }

    /// The dashes of a line.
    private static func dashes(of line: [CGPoint], _ style: PathContent.Stroke) -> [[CGPoint]] {
        let lengths = style.dashes.count % 2 == 0 ? style.dashes : style.dashes + style.dashes
        let period = lengths.reduce(0, +)
        guard period > 0, line.count > 1 else { return [line] }
        var (index, left) = (0, (style.dashPhase ?? 0).truncatingRemainder(dividingBy: period))
        if left < 0 { left += period }
        while left >= lengths[index] {
            left -= lengths[index]
            index = (index + 1) % lengths.count
        }
        left = lengths[index] - left
        var dashes: [[CGPoint]] = index % 2 == 0 ? [[line[0]]] : []
        for (start, end) in zip(line, line.dropFirst()) {
            let length = start.distance(to: end)
            var passed: CGFloat = 0
            while length - passed > left {
                passed += left
                let share = passed / length
                let point = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
                if index % 2 == 0 { dashes[dashes.count - 1].append(point) } else { dashes.append([point]) }
                index = (index + 1) % lengths.count
                left = max(lengths[index], 1e-6)
            }
            left -= length - passed
            if index % 2 == 0 { dashes[dashes.count - 1].append(end) }
        }
        return dashes
    }
}

/// Collects the parts of a line's area.
private struct LineArea {
    let style: PathContent.Stroke
    private(set) var outline = Outline()

    private var half: CGFloat { style.width / 2 }

    init(style: PathContent.Stroke) { self.style = style }

    mutating func add(_ line: [CGPoint], isClosed: Bool) {
        guard line.count > 1 else {
            if let point = line.first, style.cap == .round { addDisc(point) }
            return
        }
        for (start, end) in zip(line, line.dropFirst()) { addBox(from: start, to: end) }
        for index in 1..<line.count - 1 { addJoin(line[index - 1], line[index], line[index + 1]) }
        if isClosed, line.count > 2 {
            addJoin(line[line.count - 2], line[0], line[1])
        } else {
            addCap(at: line[0], from: line[1])
            addCap(at: line[line.count - 1], from: line[line.count - 2])
        }
    }

    private mutating func addBox(from start: CGPoint, to end: CGPoint) {
        let length = start.distance(to: end)
        let (x, y) = (-(end.y - start.y) / length * half, (end.x - start.x) / length * half)
        addPolygon([
            CGPoint(x: start.x + x, y: start.y + y), CGPoint(x: start.x - x, y: start.y - y),
            CGPoint(x: end.x - x, y: end.y - y), CGPoint(x: end.x + x, y: end.y + y),
        ])
    }

    private mutating func addCap(at point: CGPoint, from other: CGPoint) {
        switch style.cap {
        case .butt: break
        case .round: addDisc(point)
        case .square:
            let length = other.distance(to: point)
            addBox(
                from: point,
                to: CGPoint(
                    x: point.x + (point.x - other.x) / length * half, y: point.y + (point.y - other.y) / length * half))
        }
    }

    private mutating func addJoin(_ before: CGPoint, _ point: CGPoint, _ after: CGPoint) {
        if style.join == .round { return addDisc(point) }
        let (one, two) = (before.distance(to: point), point.distance(to: after))
        let d1 = CGPoint(x: (point.x - before.x) / one, y: (point.y - before.y) / one)
        let d2 = CGPoint(x: (after.x - point.x) / two, y: (after.y - point.y) / two)
        let cross = d1.x * d2.y - d1.y * d2.x
        guard abs(cross) > 1e-9 else { return }
        // The outer side of the corner.
        let side = cross > 0 ? half : -half
        let corner1 = CGPoint(x: point.x + d1.y * side, y: point.y - d1.x * side)
        let corner2 = CGPoint(x: point.x + d2.y * side, y: point.y - d2.x * side)
        var polygon = [point, corner1, corner2]
        let cosine = d1.x * d2.x + d1.y * d2.y
        // The mitre's length in line widths is 1 / sin of half the angle between the lines.
        let sine = ((1 + cosine) / 2).squareRoot()
        if style.join == .miter, sine * (style.miterLimit ?? 10) >= 1 {
            let middle = CGPoint(x: (corner1.x + corner2.x) / 2 - point.x, y: (corner1.y + corner2.y) / 2 - point.y)
            let square = middle.x * middle.x + middle.y * middle.y
            let reach = half * half / max(square, 1e-12)
            polygon.insert(CGPoint(x: point.x + middle.x * reach, y: point.y + middle.y * reach), at: 2)
        }
        addPolygon(polygon)
    }

    private mutating func addDisc(_ center: CGPoint) {
        let rect = CGRect(x: center.x - half, y: center.y - half, width: half * 2, height: half * 2)
        outline.append(.ellipse(in: rect))
    }

    /// Adds a polygon so that it turns clockwise on the screen, as ellipses do.
    private mutating func addPolygon(_ points: [CGPoint]) {
        var area: CGFloat = 0
        for (index, point) in points.enumerated() {
            let next = points[(index + 1) % points.count]
            area += point.x * next.y - next.x * point.y
        }
        for (index, point) in (area < 0 ? points.reversed() : points).enumerated() {
            index == 0 ? outline.move(to: point) : outline.addLine(to: point)
        }
        outline.close()
    }
}
