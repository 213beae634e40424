import Foundation

extension OutlineShape {
    /// An outline with more elements is a drawing without a name.
    private static let maximumElements = 64

    /// The maximum deviation of an outline from the recognized shape, in points, because circles are approximated in
    /// several ways.
    private static let slack: CGFloat = 0.05

    /// Recognizes the shape of an outline, regardless of its starting point, direction and number of elements.
    package init(_ outline: Outline) {
        let contours = outline.contours
            .map { (pieces: $0.pieces.filter { !$0.isPoint }, isClosed: $0.isClosed) }
            .filter { !$0.pieces.isEmpty }
        guard let contour = contours.first else {
            self = .nothing
            return
        }
        let sides = OutlineSides(contours.flatMap(\.pieces))
        let isSimple =
            contours.count == 1 && outline.elements.count <= Self.maximumElements && sides.bounds.width.isFinite
            && sides.bounds.height.isFinite
        let named = isSimple ? Self.straight(contour.pieces) ?? Self.round(outline, contour.pieces, sides) : nil
        self = named ?? .free(FreeOutline(contours.flatMap(\.pieces), in: sides.bounds))
    }

    /// Returns the shape of an outline without curves.
    private static func straight(_ pieces: [OutlinePiece]) -> OutlineShape? {
        guard pieces.allSatisfy(\.isStraight), let first = pieces.first, let last = pieces.last else { return nil }
        let isClosed = first.start.isClose(to: last.end)
        var corners = isClosed ? [] : [first.start]
        for (index, piece) in pieces.enumerated() {
            let isLast = index == pieces.count - 1
            if isLast, !isClosed {
                corners.append(piece.end)
            } else if !piece.end.isStraightAhead(from: piece.start, to: pieces[isLast ? 0 : index + 1].end) {
                corners.append(piece.end)
            }
        }
        if corners.count == 2 { return .line(from: corners[0], to: corners[1]) }
        let rect = CGRect(around: corners)
        let isUpright = corners.allSatisfy { corner in
            (corner.x.isClose(to: rect.minX) || corner.x.isClose(to: rect.maxX))
                && (corner.y.isClose(to: rect.minY) || corner.y.isClose(to: rect.maxY))
        }
        if isUpright, corners.count == 4, isClosed { return .box(rect, .zero) }
        return isClosed && corners.count > 2 ? .polygon(corners) : nil
    }

    private static func round(_ outline: Outline, _ pieces: [OutlinePiece], _ sides: OutlineSides) -> OutlineShape? {
        guard let first = pieces.first, let last = pieces.last, first.start.isClose(to: last.end) else { return nil }
        let rect = sides.bounds
        func isNear(_ other: Outline) -> Bool { OutlineDistance.isWithin(slack, outline, other) }
        for radii in sides.radii {
            let box: Outline =
                radii.isSmooth
                ? .smoothRoundedRectangle(rect, radii: radii) : .roundedRectangle(rect, radii: radii)
            if isNear(box) { return .box(rect, radii) }
        }
        return isNear(.ellipse(in: rect)) ? .ellipse(rect) : nil
    }
}

extension FreeOutline {
    fileprivate init(_ pieces: [OutlinePiece], in bounds: CGRect) {
        self.bounds = bounds
        points = pieces.count
        let quarters = pieces.compactMap { ShapeCorner(quarter: $0, of: bounds) }
        roundCorners = RectCorner.allCases.compactMap { place in
            quarters.filter { $0.place == place }.max { $0.radius < $1.radius }
        }
    }
}

extension ShapeCorner {
    /// Recognizes a quarter circle or a similar curve; `nil` for other pieces.
    fileprivate init?(quarter piece: OutlinePiece, of bounds: CGRect) {
        guard let radius = piece.quarterRadius, let (control, _) = piece.controls else { return nil }
        let (start, end) = (piece.start, piece.end)
        let isLevel = control.y.isClose(to: start.y)
        self.init(
            place: RectCorner(nearestTo: piece.point(at: 0.5), in: bounds), radius: radius,
            tip: isLevel ? CGPoint(x: end.x, y: start.y) : CGPoint(x: start.x, y: end.y), curve: Outline([piece]))
    }
}

extension OutlinePiece {
    fileprivate var isPoint: Bool {
        start.isClose(to: end) && (controls.map { $0.0.isClose(to: start) && $0.1.isClose(to: start) } ?? true)
    }

    fileprivate var isStraight: Bool {
        controls.map { $0.0.isStraightAhead(from: start, to: end) && $0.1.isStraightAhead(from: start, to: end) }
            ?? true
    }

    /// The radius of a quarter circle or a similar curve between a vertical and a horizontal edge; `nil` for other
    /// pieces.
    fileprivate var quarterRadius: CGFloat? {
        guard let (one, two) = controls else { return nil }
        let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
        let isLevel = one.y.isClose(to: start.y) && two.x.isClose(to: end.x)
        let isUpright = one.x.isClose(to: start.x) && two.y.isClose(to: end.y)
        guard width.isClose(to: height), width > CGFloat.visibleTolerance, isLevel || isUpright else { return nil }
        return width
    }
}

extension CGPoint {
    /// Whether the point lies on the line between two others, within the visible tolerance.
    fileprivate func isStraightAhead(from start: CGPoint, to end: CGPoint) -> Bool {
        distance(toLineFrom: start, to: end) < CGFloat.visibleTolerance
    }
}
