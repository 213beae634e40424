import Foundation
import Frames

/// Finds text and icons with low contrast.
///
/// Both colors are measured: the part of the picture is drawn once without the letters and once with a plain area in
/// their place, so that opacity, gradients, pictures and effects count. On an uneven background, the tenth of the
/// pixels with the lowest contrast is ignored: a dark hair in a photo doesn't hide a word.
struct ContrastRule {
    let layout: Layout

    private static let forgiven = 0.1

    var flaws: [Flaw] {
        layout.frames.indices.flatMap { number -> [Flaw] in
            let frame = layout.frames[number]
            guard !frame.isDisabled else { return [] }
            switch frame.frame.content {
            case .text(let text): return self.text(number, text)
            case .image(let image): return icon(number, image).map { [$0] } ?? []
            case .path, .none: return []
            }
        }
    }

    private func text(_ number: Int, _ text: TextContent) -> [Flaw] {
        var worst: [(line: TextLine, contrast: Contrast)] = []
        for line in text.inkLines where !line.isEmoji && line.color.alpha > 0 {
            guard let contrast = measure(number, line.color, over: line.ink),
                contrast.ratio < (line.isLarge ? 3 : 4.5)
            else { continue }
            if let index = worst.firstIndex(where: { $0.line.color == line.color && $0.line.isLarge == line.isLarge }) {
                if contrast.ratio < worst[index].contrast.ratio { worst[index] = (line, contrast) }
            } else {
                worst.append((line, contrast))
            }
        }
        return worst.map { line, contrast in
            let least = line.isLarge ? "3:1 for large text" : "4.5:1"
            return Flaw(
                number: number, rect: layout.frames[number].place(line.ink),
                message: "contrast \(contrast), at least \(least)")
        }
    }

    /// Icons count if nothing else labels the control.
    private func icon(_ number: Int, _ image: ImageContent) -> Flaw? {
        let frame = layout.frames[number]
        guard let color = image.plainColor, isAllOfControl(number),
            let contrast = measure(number, color, over: image.destination), contrast.ratio < 3
        else { return nil }
        return Flaw(number: number, rect: frame.rect, message: "contrast \(contrast), at least 3:1 for icons")
    }

    private func isAllOfControl(_ number: Int) -> Bool {
        guard let control = ([number] + layout.around(number)).first(where: { layout.frames[$0].note.touchArea != nil })
        else { return false }
        let inside = layout.frames[control..<layout.frames[control].end]
        let pictures = inside.filter { if case .image = $0.frame.content { true } else { false } }
        return pictures.count == 1 && !inside.contains { if case .text = $0.frame.content { true } else { false } }
    }

    /// Returns the contrast of a color over an area in the frame's coordinates; `nil` if none of it is visible.
    private func measure(_ number: Int, _ color: RGBA, over ink: CGRect) -> Contrast? {
        let frame = layout.frames[number]
        let whole = frame.place(ink)
        var part = whole.intersection(frame.clip).intersection(layout.picture)
        if frame.frame.clipsToBounds { part = part.intersection(frame.rect) }
        // Nearly clipped text is up to another rule.
        guard !part.isNull, part.width >= 1, part.height >= max(1, whole.height * 0.4),
            !layout.isHidden(part, by: frame.end..<layout.frames.count)
        else { return nil }
        let pixels = PaintedPart(layout: layout).pixels(behind: number, color, over: ink, in: part)
        let pairs = zip(pixels.above, pixels.below).map { Contrast($0, $1) }.sorted { $0.ratio < $1.ratio }
        guard !pairs.isEmpty else { return nil }
        return pairs[min(Int(Double(pairs.count) * Self.forgiven), pairs.count - 1)]
    }
}

extension LaidOutFrame {
    /// Whether the frame hides everything behind its rectangle.
    var isOpaque: Bool {
        guard case .color(let color)? = frame.fill else { return false }
        return color.alpha >= 0.95 && opacity >= 0.95 && isUpright && frame.mask == nil && frame.effects.isEmpty
    }
}

extension ImageContent {
    /// The only color that the image paints; `nil` for several, and for photos.
    fileprivate var plainColor: RGBA? {
        if let tint { return tint }
        guard case .drawing(let drawing) = reference else { return nil }
        var colors: Set<RGBA> = []
        drawing.forEach { frame, _ in
            if case .color(let color)? = frame.fill { colors.insert(color) }
            guard case .path(let path) = frame.content else { return }
            if case .color(let color)? = path.fill { colors.insert(color) }
            if let stroke = path.stroke { colors.insert(stroke.color) }
        }
        colors = colors.filter { $0.alpha > 0 }
        return colors.count == 1 ? colors.first : nil
    }
}
