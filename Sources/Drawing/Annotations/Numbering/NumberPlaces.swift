internal import Foundation

/// The places where the number of a part can be, preferred first.
struct NumberPlaces {
    let size: CGSize
    let isMirrored: Bool

    private static let gap: CGFloat = 1.5

    /// Returns the top-left corners of the number.
    ///
    /// - Parameter containsOthers: Whether numbered parts are inside: then a corner of the part is clearer than a place
    ///   beside it.
    func origins(at rect: CGRect, containsOthers: Bool) -> [CGPoint] {
        containsOthers ? corners(of: rect) + edges(of: rect) + beside(rect) : beside(rect) + corners(of: rect)
    }

    private func x(_ fraction: CGFloat, of rect: CGRect) -> CGFloat {
        let fraction = isMirrored ? 1 - fraction : fraction
        return rect.minX + rect.width * fraction - size.width / 2
    }

    /// Centered on the corners of the part.
    private func corners(of rect: CGRect) -> [CGPoint] {
        let corners: [(fraction: CGFloat, y: CGFloat)] = [
            (0, rect.minY), (1, rect.minY), (0, rect.maxY), (1, rect.maxY),
        ]
        return corners.map { CGPoint(x: x($0.fraction, of: rect), y: $0.y - size.height / 2) }
    }

    /// Centered on the edges of the part.
    private func edges(of rect: CGRect) -> [CGPoint] {
        let fractions: [CGFloat] = [0.25, 0.5, 0.75]
        let (top, bottom) = (rect.minY - size.height / 2, rect.maxY - size.height / 2)
        return fractions.flatMap { part -> [CGPoint] in
            let (along, down) = (x(part, of: rect), top + rect.height * part)
            return [
                CGPoint(x: along, y: top), CGPoint(x: along, y: bottom), CGPoint(x: x(0, of: rect), y: down),
                CGPoint(x: x(1, of: rect), y: down),
            ]
        }
    }

    /// Outside the part, touching it.
    private func beside(_ rect: CGRect) -> [CGPoint] {
        let (left, right) = (rect.minX - Self.gap - size.width, rect.maxX + Self.gap)
        let (near, far) = isMirrored ? (right, left) : (left, right)
        let (above, below) = (rect.minY - Self.gap - size.height, rect.maxY + Self.gap)
        let middle = rect.midY - size.height / 2
        let ends = [rect.minX, rect.maxX - size.width]
        let (start, end) = isMirrored ? (ends[1], ends[0]) : (ends[0], ends[1])
        return [
            CGPoint(x: near, y: middle), CGPoint(x: far, y: middle), CGPoint(x: start, y: above),
            CGPoint(x: end, y: above), CGPoint(x: start, y: below), CGPoint(x: end, y: below),
            CGPoint(x: near, y: rect.minY), CGPoint(x: far, y: rect.minY),
            CGPoint(x: near, y: rect.maxY - size.height), CGPoint(x: far, y: rect.maxY - size.height),
            CGPoint(x: rect.midX - size.width / 2, y: above), CGPoint(x: rect.midX - size.width / 2, y: below),
        ]
    }
}
