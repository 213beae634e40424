import Foundation
import Frames

/// Finds controls that are hard to hit: Apple's Human Interface Guidelines require 44 × 44 points.
struct TouchTargetRule {
    let layout: Layout

    private static let minimumSize: CGFloat = 44

    var flaws: [Flaw] {
        layout.frames.indices.compactMap { number in
            let frame = layout.frames[number]
            // Skips invisible controls.
            guard let area = frame.note.touchArea, frame.isUpright, !frame.rect.isEmpty else { return nil }
            let place = frame.place(area)
            let number = layout.control(of: number)
            guard area.width > 0, area.height > 0 else {
                return Flaw(
                    number: number, rect: frame.rect,
                    message: "no touch reaches it: it is covered, or outside of a view around it")
            }
            // Rounding to pixels may take a fraction of a point.
            guard area.width < Self.minimumSize - 0.5 || area.height < Self.minimumSize - 0.5 else { return nil }
            return Flaw(
                number: number, rect: place,
                message: "touch target of \(area.width.figure) × \(area.height.figure) pt, at least 44 × 44")
        }
    }
}
