import Foundation
import Frames

/// Compares our picture of a case with the measurements of the real one.
struct CaseComparison {
    let reference: ReferenceCase
    let drawn: DrawnRegions
    let picture: CasePicture

    /// The real picture, where there is one.
    var real: CasePicture?

    /// All possible checks.
    func findings() -> Findings {
        let figures = FigureComparison(
            measured: reference.measured, drawn: drawn, inks: inks, tolerance: Tolerance.box)
        return [
            Findings(checks: [sizeCheck] + [backgroundCheck].compactMap { $0 } + surfaceChecks + pictureChecks),
            lineFindings, figures.findings(), Findings(checks: [breakCheck].compactMap { $0 }),
        ].joined.addingUnmeasured(of: drawn, besides: reference.measured, comparing: inks)
    }

    var inks: InkComparison { InkComparison(ours: picture, theirs: real, areas: drawn.surfaces.map(\.rect)) }

    private var sizeCheck: Check {
        let (measured, ours) = (reference.size, picture.size)
        return Check(
            subject: "size", measured: measured.text, ours: ours.text,
            passes: abs(measured.width - ours.width) <= Tolerance.size
                && abs(measured.height - ours.height) <= Tolerance.size)
    }

    /// The background is the color at a corner, or the most frequent one of the picture or of its edges.
    private var backgroundCheck: Check? {
        guard let text = reference.measured.background,
            let measured = text == "transparent" ? RGBA.clear : RGBA(text)
        else { return nil }
        let whole = CGRect(origin: .zero, size: picture.size)
        let candidates = picture.cornerColors + [picture.commonColor(in: whole), picture.commonEdgeColor]
        return Check(
            subject: "background", measured: text, ours: candidates[0].text,
            passes: candidates.contains { $0.isClose(to: measured) }, kind: .color)
    }

    // MARK: Areas

    private var surfaceChecks: [Check] {
        (reference.measured.surfaces ?? []).filter(isWorthComparing).flatMap { surface -> [Check] in
            let boxes = [surface.frame.rect, surface.withTail?.rect].compactMap { $0 }
            let areas = drawn.visibleSurfaces + (surface.kind == "band" ? drawn.bands : [])
            let candidates = areas.map { area in
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

    /// Measurements inside of photos, icons and letters are noise, and so are those without a color.
    private func isWorthComparing(_ surface: Measured.Surface) -> Bool {
        let rect = surface.frame.rect
        return surface.fill != "transparent" && !isInsidePicture(rect) && !isPieceOfALetter(rect)
    }

    /// Whether a measurement is inside the ink of one of our lines, and no wider than high: large letters were measured
    /// as areas and pictures. Lines with emoji don't count, since emoji are pictures.
    private func isPieceOfALetter(_ rect: CGRect) -> Bool {
        drawn.lines.contains { line in
            line.emoji.isEmpty && rect.width <= line.ink.height
                && line.ink.insetBy(dx: -Tolerance.box, dy: -Tolerance.box).contains(rect)
        }
    }

    private func isInsidePicture(_ rect: CGRect) -> Bool {
        drawn.pictures.contains { $0.rect.insetBy(dx: -Tolerance.box, dy: -Tolerance.box).contains(rect) }
    }

    private func colorChecks(of surface: Measured.Surface, in rect: CGRect) -> [Check] {
        var checks: [Check] = []
        if let fill = surface.fill, let measured = RGBA(fill) {
            let ours = picture.commonColor(in: rect.insetBy(dx: 2, dy: 2))
            checks.append(
                Check(
                    subject: "  fill", measured: fill, ours: ours.text, passes: ours.isClose(to: measured),
                    kind: .color))
        }
        // A line between two rows of pixels has no exact color, and neither has a smoothed edge.
        if let border = surface.border, let measured = RGBA(border.color), measured.alpha == 1,
            rect == rect.integral, !surface.hasSoftEdge
        {
            // The edges around a band are a line above and one below it, which may belong to other views.
            let top = CGRect(x: rect.minX, y: surface.frame.rect.minY, width: rect.width, height: 1)
            let bottom = CGRect(x: rect.minX, y: surface.frame.rect.maxY - 1, width: rect.width, height: 1)
            let edges = surface.kind == "band" ? [rect, surface.frame.rect, top, bottom] : [rect]
            let colors = edges.flatMap(picture.edgeColors) + [picture.borderColor(of: rect)].compactMap { $0 }
            let close = colors.first { $0.isClose(to: measured) }
            checks.append(
                Check(
                    subject: "  border", measured: border.color, ours: (close ?? colors.first ?? .clear).text,
                    passes: close != nil, kind: .color))
        }
        return checks
    }

    private var pictureChecks: [Check] {
        let measured = (reference.measured.circles ?? []) + (reference.measured.images ?? [])
        return measured.compactMap { region in
            let rect = region.box.rect
            let candidates = drawn.pictures + drawn.overlappingPictures + drawn.surfaces
            guard let nearest = candidates.min(by: { $0.rect.distance(to: rect) < $1.rect.distance(to: rect) }) else {
                return Check(subject: "image", measured: rect.text, ours: "nothing", passes: false)
            }
            let passes = nearest.rect.distance(to: rect) <= Tolerance.box
            if !passes, isInsidePicture(rect) || isPieceOfALetter(rect) { return nil }
            return Check(
                subject: "image", measured: rect.text, ours: "\(nearest.rect.text) \(nearest.name)", passes: passes)
        }
    }
}

extension Measured.Surface {
    /// Whether a measured border is the soft edge of a disc or a pill: almost the color of the area.
    fileprivate var hasSoftEdge: Bool {
        guard kind == "circle" || kind == "pill", let fill = fill.flatMap({ RGBA($0) }),
            let line = border.flatMap({ RGBA($0.color) })
        else { return false }
        return fill.isClose(to: line, levels: 30)
    }
}
