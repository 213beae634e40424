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
            guard let area = nearest(to: rect, in: drawn.surfaces + drawn.pictures + bands) else {
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
            passes: rect.distance(to: area.rect) <= tolerance.box)
    }

    private func nearest(to rect: CGRect, in areas: [DrawnRegions.Area]) -> DrawnRegions.Area? {
        areas.min { $0.rect.distance(to: rect) < $1.rect.distance(to: rect) }
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

    /// The ends and the baselines of the lines. What is hardly wider than high may be an icon.
    private var lineChecks: [Check] {
        (reference.measured.lines ?? []).filter { isText($0.box.rect) }.map { line in
            let rect = line.box.rect
            let measured = "\(rect.text) baseline \(CGFloat(line.baseline).shortDescription)"
            let rows = drawn.rows(near: rect)
            guard let ours = rows.min(by: { distance(of: $0, to: line) < distance(of: $1, to: line) }) else {
                return Check(subject: "line", measured: measured, ours: "nothing", passes: false)
            }
            return Check(
                subject: "line", measured: measured,
                ours: "\(ours.ink.text) baseline \(ours.baseline.shortDescription) “\(ours.text)”",
                passes: distance(of: ours, to: line) <= ViewTolerance.line)
        }
    }

    private func isText(_ rect: CGRect) -> Bool {
        rect.width >= 20 && rect.width > 1.5 * rect.height && rect.height >= 6 && !isChance(rect)
    }

    private func distance(of row: TextLine, to line: Measured.Line) -> CGFloat {
        let rect = line.box.rect
        return max(
            abs(row.ink.minX - rect.minX), abs(row.ink.maxX - rect.maxX), abs(row.baseline - line.baseline))
    }

    /// Whether the same strings stand on the lines, from top to bottom or beside each other in any order.
    private var breakCheck: Check? {
        let measured = reference.texts.map { $0.trimmingCharacters(in: .whitespaces) }
        guard !measured.isEmpty else { return nil }
        let ours = drawn.lines.map { $0.text.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        return Check(
            subject: "texts", measured: measured.joined(separator: " | "), ours: ours.joined(separator: " | "),
            passes: measured.sorted() == ours.sorted())
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
        let all = lines + neighbours
        return all + all.map(withMarks)
    }

    /// A line, widened by the icons that stand close to it: they were taken for letters.
    private func withMarks(_ line: TextLine) -> TextLine {
        let reach = line.ink.insetBy(dx: -10, dy: 0)
        let marks = (surfaces + pictures).map(\.rect).filter {
            $0.width <= 24 && $0.height <= 24 && $0.intersects(reach)
        }
        var row = line
        row.ink = marks.reduce(line.ink) { $0.union($1) }
        return row
    }
}
