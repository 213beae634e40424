import Foundation
import Frames

/// Compares our picture of a SwiftUI view with the measurements of the real one.
struct ViewComparison {
    let reference: ReferenceCase
    let drawn: DrawnRegions
    let picture: CasePicture
    let tolerance: ViewTolerance

    /// The real picture, where there is one.
    var real: CasePicture?

    /// All possible checks.
    func findings() -> Findings {
        let figures = FigureComparison(
            measured: figures, drawn: drawn, inks: inks, tolerance: max(tolerance.box, ViewTolerance.line))
        return [
            Findings(checks: [sizeCheck, backgroundCheck].compactMap { $0 } + surfaceChecks + discChecks),
            lineFindings, figures.findings(), Findings(checks: [breakCheck].compactMap { $0 }),
        ].joined.addingUnmeasured(of: drawn, besides: measured, comparing: inks)
    }

    var inks: InkComparison { InkComparison(ours: picture, theirs: real, areas: drawn.surfaces.map(\.rect)) }

    /// Icons and outlines were only measured at one pixel per point.
    private var figures: Measured {
        var figures = reference.measured
        figures.separators = measured.separators
        return figures
    }

    /// The measurements at the device's scale, or else those at one pixel per point.
    var measured: Measured { reference.exact ?? reference.measured }

    private var sizeCheck: Check {
        let (measured, ours) = (reference.size, picture.size)
        return Check(
            subject: "size", measured: measured.text, ours: ours.text,
            passes: abs(measured.width - ours.width) <= tolerance.box
                && abs(measured.height - ours.height) <= tolerance.box)
    }

    private var backgroundCheck: Check? {
        guard let text = measured.background, let color = RGBA(text) else { return nil }
        let whole = CGRect(origin: .zero, size: picture.size)
        let candidates = picture.cornerColors + [picture.commonColor(in: whole), picture.commonEdgeColor]
        return Check(
            subject: "background", measured: text, ours: candidates[0].text,
            passes: candidates.contains { $0.isClose(to: color, levels: tolerance.colorLevels) }, kind: .color)
    }

    // MARK: Areas

    private var surfaceChecks: [Check] {
        (measured.surfaces ?? []).filter { $0.kind != "page" && !isChance($0.frame.rect) }.flatMap { surface in
            let rect = surface.frame.rect
            let bands = ["band", "rect"].contains(surface.kind) ? drawn.bands(in: picture.size) : []
            guard
                let area = nearest(
                    to: rect,
                    in: drawn.surfaces + drawn.pictures + drawn.icons + bands + drawn.uncoveredParts
                        + drawn.partsAroundDiscs)
            else {
                return [Check(subject: surface.kind, measured: rect.text, ours: "nothing", passes: false)]
            }
            let place = check(surface.kind, rect, area)
            return [place] + (place.passes ? [fillCheck(of: surface, in: area)].compactMap { $0 } : [])
        }
    }

    /// The artwork of avatars is arbitrary: areas in our pictures have no color to compare. Where others cover most of
    /// an area, their color is the most frequent one of both pictures.
    private func fillCheck(of surface: Measured.Surface, in area: DrawnRegions.Area) -> Check? {
        guard let fill = surface.fill, let measured = RGBA(fill), !isInPicture(area.rect) else { return nil }
        let color = real?.commonColor(in: surface.frame.rect.insetBy(dx: 2, dy: 2)) ?? measured
        let ours = picture.commonColor(in: area.rect.insetBy(dx: 2, dy: 2))
        return Check(
            subject: "  fill", measured: color.text, ours: ours.text,
            passes: ours.isClose(to: color, levels: tolerance.colorLevels), kind: .color)
    }

    private var discChecks: [Check] {
        (measured.circles ?? []).filter { !isChance($0.box.rect) }.map { region in
            guard let area = nearest(to: region.box.rect, in: drawn.pictures + drawn.surfaces) else {
                return Check(subject: "circle", measured: region.box.rect.text, ours: "nothing", passes: false)
            }
            return check("circle", region.box.rect, area)
        }
    }

    private func check(_ subject: String, _ rect: CGRect, _ area: DrawnRegions.Area) -> Check {
        Check(
            subject: subject, measured: rect.text, ours: "\(area.rect.text) \(area.name)",
            passes: area.distance(to: rect) <= tolerance.box)
    }

    private func nearest(to rect: CGRect, in areas: [DrawnRegions.Area]) -> DrawnRegions.Area? {
        areas.min { $0.distance(to: rect) < $1.distance(to: rect) }
    }

    /// Findings inside of icons, avatars and letters are chance, and so are the few pixels of a round corner.
    func isChance(_ rect: CGRect) -> Bool {
        let picture = drawn.marks(in: picture.size).contains {
            $0.insetBy(dx: -tolerance.box, dy: -tolerance.box).contains(rect) && $0.distance(to: rect) > tolerance.box
        }
        return picture || isInLetters(rect) || min(rect.width, rect.height) < 2
    }

    private func isInLetters(_ rect: CGRect) -> Bool {
        (reference.measured.lines ?? []).map(\.box.rect).contains {
            rect.height < 24 && rect.width < $0.width / 2 && $0.encloses(rect, within: 1)
        }
    }

    private func isInPicture(_ rect: CGRect) -> Bool {
        drawn.marks(in: picture.size).contains { $0.insetBy(dx: -tolerance.box, dy: -tolerance.box).contains(rect) }
    }
}

extension DrawnRegions.Area {
    /// The largest distance between corresponding edges, in points. A soft edge is anywhere in the shadow.
    fileprivate func distance(to other: CGRect) -> CGFloat {
        max(
            Self.distance(other.minX, rect.minX, reach.minX), Self.distance(other.maxX, rect.maxX, reach.maxX),
            Self.distance(other.minY, rect.minY, reach.minY), Self.distance(other.maxY, rect.maxY, reach.maxY))
    }

    private static func distance(_ edge: CGFloat, _ own: CGFloat, _ soft: CGFloat) -> CGFloat {
        let range = min(own, soft)...max(own, soft)
        return range.contains(edge) ? 0 : min(abs(edge - own), abs(edge - soft))
    }
}

extension DrawnRegions {
    /// Icons, avatars and emoji, but not photos in the background.
    func marks(in size: CGSize) -> [CGRect] {
        pictures.map(\.rect).filter { $0.width * $0.height < size.width * size.height / 2 && $0.height <= 64 }
            + icons.map(\.rect)
    }

    /// The areas between two edges of areas that are at least 300 points wide and begin and end at the same places.
    fileprivate func bands(in size: CGSize) -> [Area] {
        let page = CGRect(origin: .zero, size: size)
        let wide = surfaces.map(\.rect).filter { $0.width >= min(300, size.width - 2) } + [page]
        let columns = Dictionary(grouping: wide) { [Int($0.minX.rounded()), Int($0.maxX.rounded())] }
        return columns.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value).flatMap { column in
            let edges = Set(column.flatMap { [$0.minY, $0.maxY] }).sorted()
            return edges.indices.flatMap { upper in
                edges[(upper + 1)...].map { lower in
                    Area(name: "band", rect: column[0].from(edges[upper], to: lower))
                }
            }
        }
    }

    /// A disc close to the edges of an area behind it, with what shows of the area there, which was measured as its
    /// border; and the rest of the area beside it. The knob of a switch is such a disc.
    fileprivate var partsAroundDiscs: [Area] {
        surfaces.filter { abs($0.rect.width - $0.rect.height) < 1 }.flatMap { disc in
            surfaces.filter { $0.rect.surrounds(disc.rect) }.flatMap { back in
                let whole = back.rect
                let reach = disc.rect.insetBy(dx: -4, dy: -4).intersection(whole)
                let left = reach.minX == whole.minX ? whole.minX : disc.rect.minX
                let right = reach.maxX == whole.maxX ? whole.maxX : disc.rect.maxX
                return [
                    whole.between(left, and: right), whole.between(whole.minX, and: left),
                    whole.between(right, and: whole.maxX),
                ].map { Area(name: "\(disc.name) on \(back.name)", rect: $0) }
            }
        }
    }

    /// The parts of areas that are above and below others of equal width in front of them.
    fileprivate var uncoveredParts: [Area] {
        surfaces.flatMap { back in
            surfaces.filter { back.rect.covers(sidesOf: $0.rect) }.flatMap { front in
                [
                    Area(name: back.name, rect: back.rect.from(back.rect.minY, to: front.rect.minY)),
                    Area(name: back.name, rect: back.rect.from(front.rect.maxY, to: back.rect.maxY)),
                ]
            }
        }
    }
}

extension CGRect {
    /// Whether another rectangle extends beyond this one by at most some points. Foundation's `contains` compares
    /// rounded widths.
    fileprivate func encloses(_ other: CGRect, within tolerance: CGFloat) -> Bool {
        other.minX >= minX - tolerance && other.maxX <= maxX + tolerance && other.minY >= minY - tolerance
            && other.maxY <= maxY + tolerance
    }

    /// Whether another rectangle is inside this one, with the same width and a smaller height.
    fileprivate func covers(sidesOf other: CGRect) -> Bool {
        abs(other.minX - minX) <= 4 && abs(other.maxX - maxX) <= 4 && other.height < height - 4
            && other.minY >= minY - 1 && other.maxY <= maxY + 1
    }

    /// Whether a disc is inside this rectangle and up to 4 points smaller on two opposite sides.
    fileprivate func surrounds(_ disc: CGRect) -> Bool {
        encloses(disc, within: 0.5) && width > height + 4 && (2...8).contains(height - disc.height)
    }

    fileprivate func between(_ left: CGFloat, and right: CGFloat) -> CGRect {
        CGRect(x: left, y: minY, width: max(right - left, 0), height: height)
    }

    fileprivate func from(_ top: CGFloat, to bottom: CGFloat) -> CGRect {
        CGRect(x: minX, y: top, width: width, height: max(bottom - top, 0))
    }
}
