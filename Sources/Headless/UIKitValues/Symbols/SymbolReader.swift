import Frames

/// Creates drawings from the lines of a ``SymbolFile``.
///
/// A layer is a letter and path data in hundredths of a point, with the middle of capital letters at the origin: `g` an
/// icon of lines, `f` a filled icon, `l` lines with round ends, `a` an area. The letter may be followed by the level,
/// and by `v` with the step of a variable symbol. A symbol composed of others is a recipe instead:
///
/// ```text
/// =trash                           the same drawing
/// @in circle 11.4 0 0 heart.fill   one inside another: the space for it, and its position, in points
/// @out circle.fill 11.4 0 0 heart  one cut out of another
/// @slash bell                      with a line across
/// @badge folder plus.circle.fill br  with a small one at a corner
/// ```
struct SymbolReader {
    /// Returns the parts of a symbol by name, with the middle of capital letters at the origin; with levels, or in one
    /// color.
    let find: (_ name: String, _ hasLevels: Bool) -> [SymbolDrawing.Part]?

    init(find: @escaping (_ name: String, _ hasLevels: Bool) -> [SymbolDrawing.Part]?) {
        self.find = find
    }

    private func parts(_ name: String) -> [SymbolDrawing.Part]? { find(name, true) }

    /// Returns the drawing of a symbol's layers; `nil` if there are none or one can't be read.
    func drawing(_ layers: [Substring]) -> SymbolDrawing? {
        guard let first = layers.first else { return nil }
        let parts = "=@".contains(first.prefix(1)) ? composed(first) : layers.compactMap(Self.part)
        guard let parts, !parts.isEmpty else { return nil }
        return SymbolDrawing(centered: parts)
    }

    // MARK: Layers

    private static func part(_ text: Substring) -> SymbolDrawing.Part? {
        guard let kind = text.first else { return nil }
        var rest = text.dropFirst()
        var level = 0
        var step: Int?
        if let digit = rest.first?.wholeNumberValue {
            level = digit
            rest.removeFirst()
        }
        if rest.first == "v" {
            step = rest.dropFirst().first?.wholeNumberValue
            rest = rest.dropFirst(2)
        }
        let outline = Outline(pathData: String(rest)).applying(Transform(a: 0.01, b: 0, c: 0, d: 0.01, tx: 0, ty: 0))
        let layer: SymbolDrawing.Layer
        switch kind {
        case "g": layer = .glyph(SymbolDrawing.Glyph(outline: outline, lineWidth: SymbolDrawing.lineWidth))
        case "f": layer = .glyph(SymbolDrawing.Glyph(outline: outline, lineWidth: nil))
        case "l": layer = .line(outline)
        case "a": layer = .area(outline)
        default: return nil
        }
        return SymbolDrawing.Part(layers: [layer], level: level, step: step)
    }

    // MARK: Recipes

    private func composed(_ recipe: Substring) -> [SymbolDrawing.Part]? {
        if recipe.hasPrefix("=") { return parts(String(recipe.dropFirst())) }
        let words = recipe.split(separator: " ").map(String.init)
        switch (words[0], words.count) {
        case ("@in", 6): return nested(words, isLeftOut: false)
        case ("@out", 6): return nested(words, isLeftOut: true)
        case ("@slash", 2): return parts(words[1]).map(slashed)
        case ("@badge", 4): return badged(words)
        default: return nil
        }
    }

    /// Returns one symbol inside another, with thinner lines.
    private func nested(_ words: [String], isLeftOut: Bool) -> [SymbolDrawing.Part]? {
        guard var outer = parts(words[1]), let inner = parts(words[5]), let ink = inner.inkBounds,
            let space = Double(words[2]), let dx = Double(words[3]), let dy = Double(words[4])
        else { return nil }
        // Letters keep more of their size than icons.
        let largest = words[5].hasPrefix("#") ? 0.72 : 0.64
        let scale = min(space / ink.width, space / ink.height, largest)
        let placed = inner.applying(
            CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: dx - ink.midX * scale, ty: dy - ink.midY * scale), lineFactor: 0.86)
        for index in outer.indices {
            outer[index].level += isLeftOut ? 2 : 1
            guard isLeftOut else { continue }
            outer[index].removals.append(
                SymbolDrawing.Removal(
                    layers: placed.flatMap(\.layers), gap: 0, isSolid: false, isForOneColorOnly: true))
        }
        return outer
            + placed.map { part in
                var part = part
                part.isForColorsOnly = isLeftOut
                return part
            }
    }

    /// Returns a symbol with a line from top left to bottom right, with a gap on either side.
    private func slashed(_ base: [SymbolDrawing.Part]) -> [SymbolDrawing.Part] {
        guard let ink = base.inkBounds else { return base }
        let reach = min(max((ink.width + ink.height) / 4 * 1.02, 7), 9.6)
        var outline = Outline()
        outline.move(to: CGPoint(x: ink.midX - reach, y: ink.midY - reach))
        outline.addLine(to: CGPoint(x: ink.midX + reach, y: ink.midY + reach))
        let slash = SymbolDrawing.Layer.line(outline)
        return base.behind(SymbolDrawing.Removal(layers: [slash], gap: 1.3)) + [SymbolDrawing.Part(layers: [slash])]
    }

    /// Returns a symbol with a small one over a corner, with a gap around it.
    private func badged(_ words: [String]) -> [SymbolDrawing.Part]? {
        guard let base = parts(words[1]), let badge = find(words[2], false)?.inOneColor,
            let ink = base.inkBounds, let badgeInk = badge.inkBounds
        else { return nil }
        let isDot = words[2] == "#dot"
        let scale = isDot ? 1 : min(10.4 / max(badgeInk.width, badgeInk.height), 1)
        let (isLeft, isTop) = (words[3].hasSuffix("l"), words[3].hasPrefix("t"))
        let overhang: CGFloat = isDot ? -1.2 : -2.4
        let center = CGPoint(
            x: isLeft ? ink.minX - overhang - 1 : ink.maxX + overhang + 1,
            y: isTop ? ink.minY - overhang - 0.6 : ink.maxY + overhang + 0.6)
        let placed = badge.applying(
            CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: center.x - badgeInk.midX * scale,
                ty: center.y - badgeInk.midY * scale), lineFactor: 0.8)
        return base.behind(SymbolDrawing.Removal(layers: placed.flatMap(\.layers), gap: 1.2)) + placed
    }
}

extension [SymbolDrawing.Part] {
    /// The parts as one, in the first level.
    fileprivate var inOneColor: Self {
        filter { !$0.isForColorsOnly }.map { part in
            var part = part
            part.level = 0
            for index in part.removals.indices { part.removals[index].isForOneColorOnly = false }
            return part
        }
    }

    /// Returns the parts one level lower, with an area cut out of them.
    fileprivate func behind(_ removal: SymbolDrawing.Removal) -> Self {
        map { part in
            var part = part
            part.level += 1
            part.removals.append(removal)
            return part
        }
    }
}
