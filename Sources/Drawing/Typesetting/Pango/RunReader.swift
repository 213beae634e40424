internal import CPango
internal import Foundation
internal import Frames

/// Collects the glyphs of a line from left to right.
struct RunReader {
    let text: SourceText
    let faces: FaceTable

    /// The byte offset from which the line's spaces don't count.
    let hangingStart: Int

    /// The byte offsets of characters that no font has.
    private(set) var missing: [Int] = []

    /// The letters of tall scripts.
    private(set) var tall = TallReach()

    private var ink = Paragraph.Ink()
    private var writtenWords = WordReader()
    private var run: GlyphRun?
    private var glyphs: [GlyphRun.Glyph] = []
    private var runStart = 0

    /// The font that the run was last continued with, so that its face isn't looked up for each glyph; `nil` for none.
    private var runFont: UnsafeMutablePointer<PangoFont>?

    /// The measures of the run's color pictures; `nil` for outlines.
    private var pictureMetrics: EmojiMetrics?

    /// The number of glyphs in the current Pango run.
    private var itemLength = 0

    private var bandStart = 0
    /// The ranges of the current attribute run that aren't spaces, in Pango units.
    private var words: [Range<Int>] = []
    private var attributeIndex: Int
    private var attributeRange: Range<Int>

    /// The advance so far, in Pango units.
    private var x = 0
    private var hangingWidth = 0

    /// The width of the space at the line break, which Pango sets to 0.
    private var takenWidth = 0

    init(text: SourceText, faces: FaceTable, hangingStart: Int) {
        self.text = text
        self.faces = faces
        self.hangingStart = hangingStart
        attributeIndex = 0
        attributeRange = 0..<text.ends[0]
    }

    /// Adds a Pango run.
    mutating func read(_ item: PangoGlyphItem) {
        guard let glyphs = item.glyphs?.pointee, let source = item.item?.pointee, let font = source.analysis.font
        else { return }
        let offset = Int(source.offset)
        let isEllipsis = source.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
        itemLength = Int(glyphs.num_glyphs)
        for number in 0..<itemLength {
            var glyph = glyphs.glyphs[number]
            // Pango widens the ellipsis to fill the line.
            if isEllipsis { glyph.geometry.width = Self.advance(of: glyph.glyph, in: font) }
            let place = isEllipsis ? offset : offset + Int(glyphs.log_clusters[number])
            if text.hasWords { writtenWords.add(place, x, width: Int(glyph.geometry.width), isEllipsis, in: text) }
            add(glyph, from: font, at: place)
        }
    }

    private static func advance(of glyph: PangoGlyph, in font: UnsafeMutablePointer<PangoFont>) -> Int32 {
        var extents = PangoRectangle()
        pango_font_get_glyph_extents(font, glyph, nil, &extents)
        return extents.width
    }

    private static func spaceAdvance(in font: UnsafeMutablePointer<PangoFont>) -> Int {
        var glyph: hb_codepoint_t = 0
        guard let shapes = pango_font_get_hb_font(font), hb_font_get_nominal_glyph(shapes, 0x20, &glyph) != 0 else {
            return 0
        }
        return Int(advance(of: glyph, in: font))
    }

    private mutating func add(_ glyph: PangoGlyphInfo, from font: UnsafeMutablePointer<PangoFont>, at place: Int) {
        if text.ends.count > 1, !attributeRange.contains(place) { change(to: text.attributeIndex(at: place)) }
        let width = Int(glyph.geometry.width)
        defer { x += width }
        if place >= hangingStart {
            hangingWidth += width
            if width == 0 { takenWidth += Self.spaceAdvance(in: font) }
        }
        if text.hasAttachments, let attachment = attributes.effects?.attachment { return append(attachment) }
        if text.hasBands, width > 0 { noteWord(at: place, width: width) }
        let offset = CGPoint(
            x: PangoUnits.points(glyph.geometry.x_offset), y: PangoUnits.points(glyph.geometry.y_offset))
        if glyph.glyph == Self.emptyGlyph { return appendPlaceholder(at: place, width: width, offset: offset) }
        // A format character uses the font of its neighbors, which may lack it.
        if glyph.glyph & Self.unknownFlag != 0 { return }
        if font != runFont {
            var face = faces.face(of: font, for: attributes.font)
            if let slant = attributes.effects?.slant, !face.hasColor { face.slant += Double(slant) }
            draw(with: face)
            runFont = font
        }
        append(glyph.glyph, width: width, offset: offset)
    }

    private mutating func append(_ id: UInt32, width: Int, offset: CGPoint) {
        var position = CGPoint(x: PangoUnits.points(x - runStart) + offset.x, y: offset.y)
        if let pictureMetrics {
            let advance = PangoUnits.points(width)
            let centering = pictureMetrics.offset(inAdvance: advance, textSize: attributes.font.size)
            position.x += centering.x
            position.y += centering.y
        }
        glyphs.append(GlyphRun.Glyph(id: id, x: Float(position.x), y: Float(position.y)))
    }

    private mutating func append(_ attachment: InlineAttachment) {
        endRun()
        let shift = CGSize(
            width: PangoUnits.points(x) + attachment.rect.minX, height: attachment.rect.minY - attributes.baselineOffset
        )
        switch attachment.content {
        case .nothing: break
        case .picture(var picture):
            picture.destination = picture.destination.offsetBy(dx: shift.width, dy: shift.height)
            ink.pictures.append(picture)
        case .view(let number):
            let rect = CGRect(origin: CGPoint(x: shift.width, y: shift.height), size: attachment.rect.size)
            ink.views.append(.init(number: number, rect: rect))
        }
    }

    /// Records where characters other than spaces are, for lines that omit spaces.
    private mutating func noteWord(at place: Int, width: Int) {
        guard attributes.effects != nil, !text.isSpace(at: place) else { return }
        if let last = words.last, last.upperBound == x {
            words[words.count - 1] = last.lowerBound..<x + width
        } else {
            words.append(x..<x + width)
        }
    }

    /// Adds a box if the character at this place has no font, or the glyph of an emoji that begins here.
    private mutating func appendPlaceholder(at place: Int, width: Int, offset: CGPoint) {
        switch text.placeholder(at: place)?.kind {
        case .box:
            missing.append(place)
            draw(with: Placeholder.boxFace)
            append(0, width: width, offset: offset)
        case .emoji(let glyph):
            draw(with: JoinedEmoji.face)
            append(glyph, width: width, offset: offset)
        case .nothing, nil: break
        }
    }

    private var attributes: TextAttributes { text.attributes[attributeIndex] }

    /// Draws the next glyphs with a face: continues the run, or begins another.
    private mutating func draw(with face: FontFace) {
        runFont = nil
        guard run?.face != face else { return }
        endRun()
        runStart = x
        pictureMetrics = face.hasColor ? faces.emojiMetrics(of: face) : nil
        glyphs.reserveCapacity(min(itemLength, attributeRange.count))
        if text.fonts.group >= .scripts { tall.add(face, in: attributes) }
        let origin = CGPoint(x: PangoUnits.points(x), y: -attributes.baselineOffset)
        let size = attributes.font.size
        run = GlyphRun(
            face: face, size: pictureMetrics?.drawnSize(forTextSize: size) ?? size, color: attributes.color,
            origin: origin, glyphs: [], effects: attributes.effects?.glyphs)
    }

    private mutating func endRun() {
        if var run, !glyphs.isEmpty {
            run.glyphs = glyphs
            ink.runs.append(run)
        }
        (run, runFont, glyphs) = (nil, nil, [])
    }

    private mutating func change(to newIndex: Int) {
        endAttributes()
        attributeIndex = newIndex
        attributeRange = (newIndex == 0 ? 0 : text.ends[newIndex - 1])..<text.ends[newIndex]
    }

    private mutating func endAttributes() {
        endRun()
        if text.hasBands { ink.addBands(of: attributes, from: bandStart, to: x, words: words) }
        bandStart = x
        words = []
    }

    /// Returns the collected glyphs.
    mutating func finish(isRightToLeft: Bool) -> (ink: Paragraph.Ink, width: CGFloat, hangingWidth: CGFloat) {
        endAttributes()
        if text.hasWords { ink.words = writtenWords.words(of: text) }
        // In a right-to-left line, trailing spaces are leftmost.
        if isRightToLeft, hangingWidth > 0 { ink.shift(x: -PangoUnits.points(hangingWidth)) }
        return (ink, PangoUnits.points(x - hangingWidth), PangoUnits.points(hangingWidth + takenWidth))
    }

    private static let emptyGlyph: UInt32 = 0x0FFF_FFFF
    private static let unknownFlag: UInt32 = 0x1000_0000
}
