import Foundation
import Frames

/// Holds our picture of a SwiftUI view against what was measured on the real one.
struct ViewComparison {
    let reference: ReferenceCase
    let drawn: DrawnRegions
    let picture: DrawnPicture
    let tolerance: ViewTolerance

    /// All comparisons that can be made.
    func checks() -> [Check] {
        let places = surfaceChecks + discChecks + separatorChecks + lineChecks
        return [sizeCheck, backgroundCheck].compactMap { $0 } + places + [breakCheck].compactMap { $0 }
    }

    /// What was read off the device's own pixels, else what was read off the picture at one pixel per point.
    private var measured: Measured { reference.exact ?? reference.measured }

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
            passes: candidates.contains { $0.isClose(to: color, levels: tolerance.colorLevels) })
    }

    // MARK: Areas

    private var surfaceChecks: [Check] {
        (measured.surfaces ?? []).filter { $0.kind != "page" && !isChance($0.frame.rect) }.flatMap { surface in
            let rect = surface.frame.rect
            let bands = surface.kind == "band" ? drawn.bands(in: picture.size) : []
            guard let area = nearest(to: rect, in: drawn.surfaces + drawn.pictures + bands + drawn.uncoveredParts)
            else {
                return [Check(subject: surface.kind, measured: rect.text, ours: "nothing", passes: false)]
            }
            let place = check(surface.kind, rect, area)
            return [place] + (place.passes ? [fillCheck(of: surface, in: area)].compactMap { $0 } : [])
        }
    }

    /// The art of avatars is anybody's choice: what lies in our pictures has no colour to compare.
    private func fillCheck(of surface: Measured.Surface, in area: DrawnRegions.Area) -> Check? {
        guard let fill = surface.fill, let color = RGBA(fill), !isInPicture(area.rect) else { return nil }
        let ours = picture.commonColor(in: area.rect.insetBy(dx: 2, dy: 2))
        return Check(
            subject: "  fill", measured: fill, ours: ours.text,
            passes: ours.isClose(to: color, levels: tolerance.colorLevels))
    }

    private var discChecks: [Check] {
        (measured.circles ?? []).filter { !isChance($0.box.rect) }.map { region in
            guard let area = nearest(to: region.box.rect, in: drawn.pictures + drawn.surfaces) else {
                return Check(subject: "circle", measured: region.box.rect.text, ours: "nothing", passes: false)
            }
            return check("circle", region.box.rect, area)
        }
    }

    private var separatorChecks: [Check] {
        (measured.separators ?? []).map { region in
            guard let area = nearest(to: region.box.rect, in: drawn.surfaces) else {
                return Check(subject: "separator", measured: region.box.rect.text, ours: "nothing", passes: false)
            }
            return check("separator", region.box.rect, area)
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

    /// What was found inside of icons, avatars and letters is chance, and so are the few pixels of a round corner.
    private func isChance(_ rect: CGRect) -> Bool {
        let picture = drawn.marks(in: picture.size).contains {
            $0.insetBy(dx: -tolerance.box, dy: -tolerance.box).contains(rect) && $0.distance(to: rect) > tolerance.box
        }
        return picture || min(rect.width, rect.height) < 2
    }

    private func isInPicture(_ rect: CGRect) -> Bool {
        drawn.marks(in: picture.size).contains { $0.insetBy(dx: -tolerance.box, dy: -tolerance.box).contains(rect) }
    }

    // MARK: Texts

    /// The ends and the baselines of the lines.
    private var lineChecks: [Check] {
        (reference.measured.lines ?? []).filter(isWorthComparing).map { line in
            let rect = line.box.rect
            let measured = "\(rect.text) baseline \(CGFloat(line.baseline).shortDescription)"
            let rows = drawn.rows(near: rect)
            guard let ours = rows.min(by: { line.distance(to: $0) < line.distance(to: $1) }) else {
                return Check(subject: "line", measured: measured, ours: "nothing", passes: false)
            }
            return Check(
                subject: "line", measured: measured,
                ours: "\(ours.ink.text) baseline \(ours.baseline.shortDescription) “\(ours.text)”",
                passes: line.distance(to: ours) <= ViewTolerance.line)
        }
    }

    /// Not all that was found as a line is one: it may be an icon, or a waveform, or a shadow, which are hardly wider than
    /// high, or higher than text, or nearly the colour behind them. What was found as one with an icon has no ends to
    /// compare, and no more has what the edge of the picture cuts.
    private func isWorthComparing(_ line: Measured.Line) -> Bool {
        let rect = line.box.rect
        let isText = rect.width >= 20 && rect.width > 1.5 * rect.height && (6...24).contains(rect.height)
        let isWhole = rect.maxY < reference.size.height - 0.5 && rect.minY > 0.5
        let hasIcon = drawn.marks(in: picture.size).contains { $0.intersects(rect) }
        return isText && isWhole && !hasIcon && !isShadow(line)
    }

    private func isShadow(_ line: Measured.Line) -> Bool {
        guard let color = line.color.flatMap({ RGBA($0) }), let behind = measured.background.flatMap({ RGBA($0) })
        else { return false }
        return color.isClose(to: behind, levels: 40)
    }

    /// Whether all listed strings stand on lines of their own. Not all cases list all texts: what we have besides has to
    /// lie where a line was found.
    private var breakCheck: Check? {
        let listed = reference.texts.map { $0.trimmingCharacters(in: .whitespaces) }
        guard !drawn.lines.isEmpty || !listed.isEmpty else { return nil }
        var rest = listed
        var isFound = true
        for line in drawn.lines where !line.text.isEmpty {
            if let index = rest.firstIndex(of: line.text) {
                rest.remove(at: index)
            } else {
                isFound = isFound && wasFound(line)
            }
        }
        return Check(
            subject: "texts", measured: listed.joined(separator: " | "),
            ours: drawn.lines.map(\.text).joined(separator: " | "), passes: rest.isEmpty && isFound)
    }

    private func wasFound(_ line: TextLine) -> Bool {
        let seen = line.ink.intersection(CGRect(origin: .zero, size: reference.size))
        // Of single digits in icons and discs not all were found.
        guard seen.width >= 20 else { return true }
        let found = (reference.measured.lines ?? []).map { line in
            let common = line.box.rect.insetBy(dx: -1, dy: -1).intersection(seen)
            return common.width * common.height
        }
        return found.reduce(0, +) >= seen.width * seen.height / 2
    }
}

extension DrawnRegions.Area {
    /// How far the edge is away that is farthest from its counterpart, in points. A soft edge is anywhere in the shadow.
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

extension Measured.Line {
    /// How far our line is off, in points. What is thin may not have been found, so the found line may lack one end.
    fileprivate func distance(to line: TextLine) -> CGFloat {
        let rect = box.rect
        let (left, right) = (abs(line.ink.minX - rect.minX), abs(line.ink.maxX - rect.maxX))
        let isPart = line.ink.insetBy(dx: -1, dy: -1).contains(rect) && rect.width > line.ink.width / 2
        return max(isPart ? min(left, right) : max(left, right), abs(line.baseline - baseline))
    }
}

extension ViewTolerance {
    /// Of the ends and the baseline of a line, which were read off the picture at one pixel per point.
    fileprivate static let line: CGFloat = 2
}

extension DrawnRegions {
    /// Icons, avatars and emoji, but no photo that lies behind others.
    fileprivate func marks(in size: CGSize) -> [CGRect] {
        pictures.map(\.rect).filter { $0.width * $0.height < size.width * size.height / 2 && $0.height <= 64 }
    }

    /// The areas between two edges of areas that are as wide as the picture.
    fileprivate func bands(in size: CGSize) -> [Area] {
        let wide = surfaces.map(\.rect).filter { $0.minX <= 1 && $0.maxX >= size.width - 1 }
        let edges = Set(wide.flatMap { [$0.minY, $0.maxY] } + [0, size.height]).sorted()
        return edges.indices.flatMap { upper in
            edges[(upper + 1)...].map { lower in
                let rect = CGRect(x: 0, y: edges[upper], width: size.width, height: lower - edges[upper])
                return Area(name: "band", rect: rect)
            }
        }
    }

    /// What areas of equal width leave of the ones behind them, above and below.
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

    /// Our lines, and those that stand beside each other as one, close to a measured one.
    fileprivate func rows(near rect: CGRect) -> [TextLine] {
        let lines = linesAndParts.filter { $0.ink.insetBy(dx: -40, dy: -8).intersects(rect) }
        let neighbours = lines.flatMap { left in
            lines.filter { $0.ink.minX >= left.ink.maxX && abs($0.baseline - left.baseline) < 2 }.map { right in
                var row = left
                row.ink = left.ink.union(right.ink)
                row.text += "  " + right.text
                return row
            }
        }
        return lines + neighbours
    }
}

extension CGRect {
    /// Whether another rectangle lies in this one, as wide as it and not as high.
    fileprivate func covers(sidesOf other: CGRect) -> Bool {
        abs(other.minX - minX) <= 4 && abs(other.maxX - maxX) <= 4 && other.height < height - 4
            && other.minY >= minY - 1 && other.maxY <= maxY + 1
    }

    fileprivate func from(_ top: CGFloat, to bottom: CGFloat) -> CGRect {
        CGRect(x: minX, y: top, width: width, height: max(bottom - top, 0))
    }
}
