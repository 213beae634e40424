internal import Foundation

/// The occupied areas of a picture, which determine the cost of a mark's position.
struct OccupiedSpace {
    /// The picture without margins, in points.
    let picture: CGRect

    /// The screen if the picture shows a device, otherwise the picture.
    let screen: CGRect

    /// The targets of annotations.
    let targets: [CGRect]

    /// The texts and images of the picture.
    let contents: [CGRect]

    /// The letters of the picture's texts.
    let texts: [CGRect]

    /// Words, images and icons, which numbers must not touch.
    let ink: [CGRect]

    /// Bubbles and other areas larger than icons, whose edges numbers should not cover.
    let surfaces: [CGRect]

    /// The placed marks.
    private(set) var marks: [CGRect] = []

    init(_ placed: PlacedFrames, targets: [CGRect]) {
        picture = placed.picture
        screen = placed.screen ?? picture
        contents = placed.contents
        texts = placed.texts
        ink = placed.ink
        surfaces = placed.surfaces
        self.targets = targets
    }

    mutating func add(_ mark: Mark) { marks += mark.areas }

    /// The bounding box of the picture and all marks.
    var bounds: CGRect { marks.reduce(picture) { $0.union($1) } }

    /// Returns the cost of a position: 0 for an empty area of the picture.
    ///
    /// - Parameter own: The target of the mark. What contains the target isn't in the way.
    func cost(of mark: Mark, about own: CGRect) -> CGFloat {
        mark.areas.reduce(0) { $0 + cost(of: $1, about: own) } + mark.guides.reduce(0) { $0 + cost(ofGuide: $1) }
    }

    private func cost(ofGuide line: CGRect) -> CGFloat {
        var cost = max(line.width, line.height) / 25
        for area in marks + targets where !area.shared(with: line).isEmpty { cost += 2 }
        for content in contents {
            let common = content.shared(with: line)
            if !common.isEmpty { cost += 1 + max(common.width, common.height) / 10 }
        }
        return cost
    }

    private func cost(ofAir area: CGRect) -> CGFloat {
        if (ink + marks).contains(where: { $0.intersects(area) }) { return 40 }
        // Edges should not run through a number.
        if screen.intersects(area), !screen.contains(area) { return 12 }
        return surfaces.contains { $0.intersects(area) && !$0.contains(area) } ? 6 : 0
    }

    func cost(of area: CGRect, about own: CGRect) -> CGFloat {
        var cost: CGFloat = 0
        for mark in marks { cost += area.insetBy(dx: -2, dy: -2).share(under: mark) * 400 }
        for target in targets where target == own || !target.insetBy(dx: -1, dy: -1).contains(own) {
            cost += area.share(under: target) * 60
        }
        for content in contents { cost += area.share(under: content) * 30 }
        // A margin is better than covering something, and worse than an empty area.
        if !picture.insetBy(dx: -0.5, dy: -0.5).contains(area) { cost += 2 + (1 - area.share(under: picture)) * 2 }
        // Straddling the edge of the screen looks like a mistake.
        if screen != picture, !screen.contains(area), !screen.shared(with: area).isEmpty { cost += 6 }
        return cost
    }

    /// Returns the mark with the lowest cost; the first among equals.
    ///
    /// - Parameters:
    ///   - order: The additional cost of each further mark.
    ///   - air: The space around the mark without words, images, icons and other marks, in points.
    func best(_ marks: [Mark], about own: CGRect, order: CGFloat = 0.4, air: CGFloat = 0) -> Mark? {
        var best: (mark: Mark, cost: CGFloat)?
        for (index, mark) in marks.enumerated() {
            var cost = cost(of: mark, about: own) + CGFloat(index) * order
            if air > 0 { cost += mark.areas.reduce(0) { $0 + self.cost(ofAir: $1.insetBy(dx: -air, dy: -air)) } }
            if best.map({ cost < $0.cost - 1e-6 }) ?? true { best = (mark, cost) }
        }
        return best?.mark
    }
}

extension CGRect {
    /// Returns the share of the rectangle that another one covers, from 0 to 1.
    func share(under other: CGRect) -> CGFloat {
        let common = shared(with: other)
        let area = width * height
        guard area > 0 else { return 0 }
        return common.width * common.height / area
    }

    var center: CGPoint { CGPoint(x: midX, y: midY) }
}
