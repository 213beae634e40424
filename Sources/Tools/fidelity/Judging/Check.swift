import Foundation
import Frames

/// One comparison of something measured with its counterpart on our picture.
struct Check {
    /// What is compared, such as `surface`.
    var subject: String
    var measured: String
    var ours: String
    var passes: Bool
}

/// How far ours may be from what was measured.
enum Tolerance {
    /// Of the picture's width and height, in points.
    static let size: CGFloat = 2

    /// Of each edge of a box, in points.
    static let box: CGFloat = 3

    /// Of each component of a colour, from 0 to 1.
    static let color = 6.0 / 255
}

/// Holds our picture of a case against what was measured on the real one.
struct Judge {
    let reference: ReferenceCase
    let finds: Finds
    let picture: Picture

    /// All comparisons that can be made.
    func checks() -> [Check] {
        [sizeCheck, backgroundCheck].compactMap { $0 } + surfaceChecks + pictureChecks + lineChecks
            + [breakCheck]
            .compactMap { $0 }
    }

    private var sizeCheck: Check {
        let (measured, ours) = (reference.size, picture.size)
        return Check(
            subject: "size", measured: measured.text, ours: ours.text,
            passes: abs(measured.width - ours.width) <= Tolerance.size
                && abs(measured.height - ours.height) <= Tolerance.size)
    }

    /// The background is seen at a corner, or it is what most of the picture shows.
    private var backgroundCheck: Check? {
        guard let measured = reference.measured.background else { return nil }
        let candidates = picture.cornerColors + [picture.commonColor(in: CGRect(origin: .zero, size: picture.size))]
        let passes = candidates.contains { color in
            measured == "transparent" ? color.alpha < 0.5 : RGBA(measured)?.isClose(to: color) ?? true
        }
        return Check(subject: "background", measured: measured, ours: candidates[0].text, passes: passes)
    }

    // MARK: Areas

    private var surfaceChecks: [Check] {
        (reference.measured.surfaces ?? []).filter(isWorthComparing).flatMap { surface -> [Check] in
            let boxes = [surface.frame.rect, surface.withTail?.rect].compactMap { $0 }
            let candidates = finds.visibleSurfaces.map { area in
                (area, boxes.map { $0.distance(to: area.rect) }.min() ?? .infinity)
            }
            guard let (area, distance) = candidates.min(by: { $0.1 < $1.1 }) else {
                return [Check(subject: surface.kind, measured: boxes[0].text, ours: "nothing", passes: false)]
            }
            let place = Check(
                subject: surface.kind, measured: boxes[0].text, ours: "\(area.rect.text) \(area.name)",
                passes: distance <= Tolerance.box)
            return [place] + (place.passes ? colorChecks(of: surface, in: area.rect) : [])
        }
    }

    /// What was found inside of photos and icons is chance, and so is what has no colour.
    private func isWorthComparing(_ surface: Measured.Surface) -> Bool {
        surface.fill != "transparent" && !isInsidePicture(surface.frame.rect)
    }

    private func isInsidePicture(_ rect: CGRect) -> Bool {
        finds.pictures.contains { $0.rect.insetBy(dx: -1, dy: -1).contains(rect) }
    }

    private func colorChecks(of surface: Measured.Surface, in rect: CGRect) -> [Check] {
        var checks: [Check] = []
        if let fill = surface.fill, let measured = RGBA(fill) {
            let ours = picture.commonColor(in: rect.insetBy(dx: 2, dy: 2))
            checks.append(
                Check(subject: "  fill", measured: fill, ours: ours.text, passes: measured.isClose(to: ours)))
        }
        // A line that lies between two rows of pixels has no colour of its own.
        if let border = surface.border, let measured = RGBA(border.color), rect == rect.integral {
            let ours = picture.edgeColor(of: rect, like: measured)
            checks.append(
                Check(subject: "  border", measured: border.color, ours: ours.text, passes: measured.isClose(to: ours)))
        }
        return checks
    }

    private var pictureChecks: [Check] {
        let measured = (reference.measured.circles ?? []) + (reference.measured.images ?? [])
        return measured.compactMap { find in
            let rect = find.box.rect
            let candidates = finds.pictures + finds.surfaces
            guard let nearest = candidates.min(by: { $0.rect.distance(to: rect) < $1.rect.distance(to: rect) }) else {
                return Check(subject: "image", measured: rect.text, ours: "nothing", passes: false)
            }
            let passes = nearest.rect.distance(to: rect) <= Tolerance.box
            if !passes, isInsidePicture(rect) { return nil }
            return Check(
                subject: "image", measured: rect.text, ours: "\(nearest.rect.text) \(nearest.name)", passes: passes)
        }
    }

    // MARK: Text

    private var lineChecks: [Check] {
        (reference.measured.lines ?? []).compactMap { line in
            guard let text = line.text else { return nil }
            let rect = line.box.rect
            let measured = "\(rect.text) baseline \(CGFloat(line.baseline).shortDescription) “\(text)”"
            let rows = rows(of: text, near: rect).map { row in (row, distance(of: row, to: rect)) }
            guard let (ours, distance) = rows.min(by: { $0.1 < $1.1 }) else {
                return Check(subject: "line", measured: measured, ours: "nothing", passes: false)
            }
            return Check(
                subject: "line", measured: measured,
                ours: "\(ours.ink.text) baseline \(ours.baseline.shortDescription)",
                passes: distance <= Tolerance.box && abs(ours.baseline - line.baseline) <= Tolerance.box)
        }
    }

    /// Our lines that may be what was measured. Texts that stand beside each other were measured as one, two spaces
    /// between them; of such, the last ones alone may be meant, if an icon stands before them.
    private func rows(of text: String, near rect: CGRect) -> [TextLine] {
        let lines = text.components(separatedBy: "  ").compactMap { part in
            finds.lines.filter { $0.text == part }.min { $0.ink.distance(to: rect) < $1.ink.distance(to: rect) }
        }
        return lines.indices.map { start in
            lines[start...].dropFirst().reduce(into: lines[start]) { $0.ink = $0.ink.union($1.ink) }
        }
    }

    private func distance(of row: TextLine, to rect: CGRect) -> CGFloat {
        min(row.ink.distance(to: rect), withMarks(row.ink, in: rect).distance(to: rect))
    }

    /// The ink of a line with the icons and small discs that touch what was measured: they were taken for letters.
    private func withMarks(_ ink: CGRect, in rect: CGRect) -> CGRect {
        let marks = (finds.surfaces + finds.pictures).map(\.rect).filter {
            $0.width <= 20 && $0.height <= 20 && $0.intersects(rect)
        }
        return marks.reduce(ink) { $0.union($1.intersection(rect)) }
    }

    /// Whether the same strings stand on the lines, from top to bottom or beside each other in any order.
    private var breakCheck: Check? {
        let measured = reference.inputs.strings("visible_text")
        guard !measured.isEmpty else { return nil }
        let ours = finds.lines.map(\.text)
        return Check(
            subject: "texts", measured: measured.joined(separator: " | "), ours: ours.joined(separator: " | "),
            passes: measured.sorted() == ours.sorted())
    }
}

extension CGSize {
    var text: String { "\(width.shortDescription) × \(height.shortDescription)" }
}

extension CGRect {
    var text: String { shortDescription }
}

extension RGBA {
    var text: String { alpha < Tolerance.color ? "transparent" : description }

    func isClose(to other: RGBA) -> Bool {
        [red - other.red, green - other.green, blue - other.blue].allSatisfy { abs($0) <= Tolerance.color + 1e-9 }
    }
}
