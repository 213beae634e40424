public import Foundation

/// Text that is laid out: positioned glyphs, and the bands above and below them.
public struct TextContent: Sendable, Equatable, Codable {
    /// The characters that the glyphs show, for people and comparisons; the renderer doesn't read it.
    public var string: String

    /// Backgrounds of attributed runs, painted first.
    public var backgrounds: [Band]

    /// The glyphs, painted next.
    public var runs: [GlyphRun]

    /// The pictures among the glyphs, painted after them.
    public var pictures: [ImageContent]

    /// Underlines and strike-through lines, painted last.
    public var lines: [Band]

    /// The characters that no bundled font has, each once, in reading order. A box is drawn for each.
    public var missingCharacters: [Character]

    /// The characters line by line, as far as they were typeset here and not read from a file.
    public var written: WrittenLines

    /// Creates laid-out text.
    public init(
        string: String, backgrounds: [Band] = [], runs: [GlyphRun], pictures: [ImageContent] = [], lines: [Band] = [],
        missingCharacters: [Character] = [], written: WrittenLines = WrittenLines()
    ) {
        self.written = written
        self.string = string
        self.backgrounds = backgrounds
        self.runs = runs
        self.pictures = pictures
        self.lines = lines
        self.missingCharacters = missingCharacters
    }

    /// A filled rectangle, in the frame's own coordinates.
    public struct Band: Sendable, Equatable, Codable {
        /// The position and size in points.
        public var rect: CGRect
        /// The color of the whole rectangle.
        public var color: RGBA

        /// Creates a band.
        public init(rect: CGRect, color: RGBA) {
            self.rect = rect
            self.color = color
        }
    }

    /// Returns the text shifted by the given distances.
    public func translated(x: CGFloat, y: CGFloat) -> TextContent {
        guard x != 0 || y != 0 else { return self }
        var copy = self
        copy.backgrounds = backgrounds.map { Band(rect: $0.rect.offsetBy(dx: x, dy: y), color: $0.color) }
        copy.lines = lines.map { Band(rect: $0.rect.offsetBy(dx: x, dy: y), color: $0.color) }
        for index in copy.runs.indices {
            copy.runs[index].origin.x += x
            copy.runs[index].origin.y += y
        }
        for index in copy.written.lines.indices {
            copy.written.lines[index].origin.x += x
            copy.written.lines[index].origin.y += y
        }
        for index in copy.pictures.indices {
            copy.pictures[index].destination = copy.pictures[index].destination.offsetBy(dx: x, dy: y)
        }
        return copy
    }
}

extension TextContent {
    private enum CodingKeys: CodingKey { case string, backgrounds, runs, pictures, lines, missingCharacters }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            string: try values.decode(String.self, forKey: .string),
            backgrounds: try values.decode([Band].self, forKey: .backgrounds),
            runs: try values.decode([GlyphRun].self, forKey: .runs),
            pictures: try values.decodeIfPresent([ImageContent].self, forKey: .pictures) ?? [],
            lines: try values.decode([Band].self, forKey: .lines),
            missingCharacters: try values.decodeIfPresent([String].self, forKey: .missingCharacters)?.compactMap(
                \.first)
                ?? [])
    }

    /// Writes pictures and missing characters only if there are any: hardly any text has some.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(string, forKey: .string)
        try values.encode(backgrounds, forKey: .backgrounds)
        try values.encode(runs, forKey: .runs)
        if !pictures.isEmpty { try values.encode(pictures, forKey: .pictures) }
        try values.encode(lines, forKey: .lines)
        if !missingCharacters.isEmpty {
            try values.encode(missingCharacters.map(String.init), forKey: .missingCharacters)
        }
    }
}

/// Glyphs of one font, size and color.
public struct GlyphRun: Sendable, Equatable, Codable {
    /// The font's file and the changes made to it.
    public var face: FontFace

    /// The size of the em square in points.
    public var size: CGFloat

    /// The color of the glyphs; color glyphs (emoji) take only its alpha.
    public var color: RGBA

    /// The point from which the glyphs' positions are measured, in the frame's own coordinates.
    public var origin: CGPoint

    /// The glyphs in the order of drawing.
    public var glyphs: [Glyph]

    /// What is done to the glyphs besides filling them; `nil` for nothing.
    public var effects: GlyphEffects?

    /// Creates a run; `size` and `origin` are in points.
    public init(
        face: FontFace, size: CGFloat, color: RGBA, origin: CGPoint = .zero, glyphs: [Glyph],
        effects: GlyphEffects? = nil
    ) {
        self.face = face
        self.size = size
        self.color = color
        self.origin = origin
        self.glyphs = glyphs
        self.effects = effects
    }

    /// A glyph at its place on the baseline.
    public struct Glyph: Sendable, Equatable, Codable {
        /// The number of the glyph in its font.
        public var id: UInt32
        /// The distance from the run's origin to the right, in points.
        public var x: Float
        /// The distance from the run's origin downwards, in points.
        public var y: Float

        /// Creates a glyph.
        public init(id: UInt32, x: Float, y: Float) {
            self.id = id
            self.x = x
            self.y = y
        }
    }
}

/// A bundled font's face.
public struct FontFace: Sendable, Hashable, Codable {
    /// The file's name in the folder of bundled fonts.
    public var file: String

    /// The face's place in a font collection.
    public var index: Int

    /// The slant given to a face whose file has no italic: horizontal shift per unit of height; otherwise 0.
    public var slant: Double

    /// Whether the face is made bolder than its file.
    public var isEmboldened: Bool

    /// Whether the glyphs are pictures with colors of their own.
    public var hasColor: Bool

    /// Creates a face of a file.
    public init(file: String, index: Int = 0, slant: Double = 0, isEmboldened: Bool = false, hasColor: Bool = false) {
        self.file = file
        self.index = index
        self.slant = slant
        self.isEmboldened = isEmboldened
        self.hasColor = hasColor
    }
}
