internal import CPango
internal import Foundation

extension LineReader {
    /// Returns the width of the widest character, in points, with the room behind it.
    func widestCharacter(of layout: OpaquePointer) -> CGFloat {
        let advances = advances(of: layout)
        var (widest, start) = (0, 0)
        for character in text.string {
            let end = start + character.utf8.count
            widest = max(widest, advances[start..<end].reduce(0, +))
            start = end
        }
        return PangoUnits.points(widest)
    }

    /// Returns how far the glyphs of each byte advance, in Pango units.
    private func advances(of layout: OpaquePointer) -> [Int] {
        var advances = [Int](repeating: 0, count: text.length)
        var line = pango_layout_get_lines_readonly(layout)
        while let current = line?.pointee {
            line = current.next
            guard let runs = current.data?.assumingMemoryBound(to: PangoLayoutLine.self).pointee.runs else { continue }
            var (first, last) = (Int?.none, 0)
            forEachGlyph(of: runs) { place, width in
                advances[place] += width
                first = first ?? place
                last = place
            }
            // Pango has half of the room between two letters on either side of them, and none at a line's ends.
            guard let first else { continue }
            for end in [first, last] {
                advances[end] += Int(spacing(behind: text.string[text.index(at: end)], at: end)) / 2
            }
        }
        return advances
    }

    private func forEachGlyph(
        of runs: UnsafeMutablePointer<GSList>, _ body: (_ place: Int, _ width: Int) -> Void
    ) {
        var node: UnsafeMutablePointer<GSList>? = runs
        while let current = node?.pointee {
            node = current.next
            guard let item = current.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
                let glyphs = item.glyphs?.pointee, let offset = item.item?.pointee.offset
            else { continue }
            for number in 0..<Int(glyphs.num_glyphs) {
                let place = Int(offset) + Int(glyphs.log_clusters[number])
                body(place, Int(glyphs.glyphs[number].geometry.width))
            }
        }
    }
}
