public import Foundation

/// Text that is laid out: positioned glyphs, and the bands above and below them.
public struct TextContent: Sendable, Equatable, Codable {
    /// The characters that the glyphs show, for people and comparisons; the renderer doesn't read it.
    public var string: String

    /// Backgrounds of attributed runs, painted first.
    public var backgrounds: [Band]

    /// The glyphs, painted next.
    public var runs: [GlyphRun]

    /// Underlines and strike-through lines, painted last.
    public var lines: [Band]

    /// The characters that no bundled font has, each once, in reading order. A box is drawn for each.
    public var missingCharacters: [Character]

    public init(
        string: String, backgrounds: [Band] = [], runs: [GlyphRun], lines: [Band] = [],
        missingCharacters: [Character] = []
    ) {
        self.string = string
        self.backgrounds = backgrounds
        self.runs = runs
        self.lines = lines
        self.missingCharacters = missingCharacters
    }

    /// A filled rectangle, in the frame's own coordinates.
    public struct Band: Sendable, Equatable, Codable {
        public var rect: CGRect
        public var color: RGBA

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
        return copy
    }
}

extension TextContent {
    private enum CodingKeys: CodingKey { case string, backgrounds, runs, lines, missingCharacters }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            string: try values.decode(String.self, forKey: .string),
            backgrounds: try values.decode([Band].self, forKey: .backgrounds),
            runs: try values.decode([GlyphRun].self, forKey: .runs),
            lines: try values.decode([Band].self, forKey: .lines),
            missingCharacters: try values.decodeIfPresent([String].self, forKey: .missingCharacters)?.compactMap(
                \.first)
                ?? [])
    }

    /// Missing characters are written where there are any, as hardly a text has some.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(string, forKey: .string)
        try values.encode(backgrounds, forKey: .backgrounds)
        try values.encode(runs, forKey: .runs)
        try values.encode(lines, forKey: .lines)
        if !missingCharacters.isEmpty {
            try values.encode(missingCharacters.map(String.init), forKey: .missingCharacters)
        }
    }
}

/// Glyphs of one font, size and colour.
public struct GlyphRun: Sendable, Equatable, Codable {
    public var face: FontFace

    /// In points.
    public var size: CGFloat

    /// The colour of the glyphs; colour glyphs (emoji) take only its alpha.
    public var color: RGBA

    /// What the glyphs' positions start from, in the frame's own coordinates.
    public var origin: CGPoint

    /// The glyphs in the order of drawing.
    public var glyphs: [Glyph]

    public init(face: FontFace, size: CGFloat, color: RGBA, origin: CGPoint = .zero, glyphs: [Glyph]) {
        self.face = face
        self.size = size
        self.color = color
        self.origin = origin
        self.glyphs = glyphs
    }

    /// One glyph; `x` and `y` are where it stands on the baseline, in points from the run's origin.
    public struct Glyph: Sendable, Equatable, Codable {
        public var id: UInt32
        public var x: Float
        public var y: Float

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

    /// How far the face is slanted when the file has no italic: horizontal shift per unit of height.
    public var slant: Double

    /// Whether the face is made bolder than its file.
    public var isEmboldened: Bool

    /// Whether the glyphs are pictures with colours of their own.
    public var hasColor: Bool

    public init(file: String, index: Int = 0, slant: Double = 0, isEmboldened: Bool = false, hasColor: Bool = false) {
        self.file = file
        self.index = index
        self.slant = slant
        self.isEmboldened = isEmboldened
        self.hasColor = hasColor
    }
}
