internal import Foundation
internal import Frames

/// The area of a cropped picture, whose top and bottom don't cut texts or other messages.
struct CropArea {
    /// The area, in points of the picture.
    private(set) var rect: CGRect

    /// The length in points over which the picture fades out at its top, and at its bottom; 0 for a sharp edge.
    private var fades: (top: CGFloat, bottom: CGFloat) = (0, 0)

    /// The maximum distance in points by which an edge moves, and the length of a fade.
    private static let reach: CGFloat = 24

    /// - Parameters:
    ///   - part: The part to show, in points of the picture.
    ///   - padding: The space around it in points, as far as the picture extends.
    init(around part: CGRect, padding: CGFloat, in placed: PlacedFrames) {
        rect = part.insetBy(dx: -padding, dy: -padding).shared(with: placed.picture)
        let wanted = rect
        let texts = placed.texts.filter { $0.minX < wanted.maxX && $0.maxX > wanted.minX }
        let messages = placed.messages
        let others = messages.filter { !$0.faces(part) && $0.minX < wanted.maxX && $0.maxX > wanted.minX }
        func cuts(_ y: CGFloat) -> Bool { (texts + others).contains { $0.minY < y - 0.5 && y + 0.5 < $0.maxY } }
        let ends = messages.flatMap { [$0.minY, $0.maxY] }.filter { !cuts($0) }
        func end(nearest y: CGFloat, where isOutside: (CGFloat) -> Bool) -> CGFloat? {
            ends.filter { isOutside($0) && abs($0 - y) <= Self.reach }.min { abs($0 - y) < abs($1 - y) }
        }
        func fade(_ room: CGFloat) -> CGFloat { min(max(room, 8), Self.reach) }
        var (top, bottom) = (wanted.minY, wanted.maxY)
        if cuts(top) {
            if let end = end(nearest: top, where: { $0 <= part.minY }) {
                top = end
            } else {
                fades.top = fade(part.minY - top)
            }
        }
        if cuts(bottom) {
            if let end = end(nearest: bottom, where: { $0 >= part.maxY }) {
                bottom = end
            } else {
                fades.bottom = fade(bottom - part.maxY)
            }
        }
        rect = CGRect(x: wanted.minX, y: top, width: wanted.width, height: bottom - top)
    }

    /// Returns a frame whose alpha is that of the cropped picture; `nil` if it doesn't fade out.
    ///
    /// - Parameter size: The size of the cropped picture, in points.
    func fading(in size: CGSize) -> Frame? {
        guard fades.top > 0 || fades.bottom > 0, size.height > 0 else { return nil }
        let (top, bottom) = (min(fades.top / size.height, 0.5), max(1 - fades.bottom / size.height, 0.5))
        let stops = ColorStops([
            .init(color: .black.withAlpha(fades.top > 0 ? 0 : 1), location: 0), .init(color: .black, location: top),
            .init(color: .black, location: bottom),
            .init(color: .black.withAlpha(fades.bottom > 0 ? 0 : 1), location: 1),
        ])
        return Frame(
            origin: "Fade", rect: CGRect(origin: .zero, size: size),
            fill: .linearGradient(stops, from: .zero, to: CGPoint(x: 0, y: 1)))
    }
}

extension CGRect {
    /// Whether one rectangle has the middle of the other beside it. Neighboring messages may overlap a little.
    fileprivate func faces(_ other: CGRect) -> Bool {
        (minY...maxY).contains(other.midY) || (other.minY...other.maxY).contains(midY)
    }
}

extension PlacedFrames {
    /// The visible parts of all messages and rows of channels, in points of the picture.
    fileprivate var messages: [CGRect] {
        frames.indices.compactMap { number in
            guard !frames[number].contents.isEmpty, case .seen(let rect, _) = visible(number) else { return nil }
            return rect
        }
    }
}
