public import Foundation

/// Text after layout: positioned glyphs, and bands above and below them.
public struct TextContent: Sendable, Equatable, Codable {
    /// The characters that the glyphs show, for people and comparisons. The renderer doesn't use it.
    public var string: String

    /// The backgrounds of attributed runs, painted first.
    public var backgrounds: [Band]

    /// The glyphs, painted after the backgrounds.
    public var runs: [GlyphRun]

    /// The inline pictures, painted after the glyphs.
    public var pictures: [ImageContent]

    /// The underlines and strikethroughs, painted last.
    public var lines: [Band]

    /// The characters that no bundled font has, each once, in reading order. Each is drawn as a box.
    public var missingCharacters: [Character]

    /// Whether an ellipsis replaces a part of the text.
    public var isTruncated: Bool

    /// The characters line by line, unless the text was read from a file.
    public var written: WrittenLines

    /// Creates laid-out text.
    public init(
        string: String, backgrounds: [Band] = [], runs: [GlyphRun], pictures: [ImageContent] = [], lines: [Band] = [],
        missingCharacters: [Character] = [], isTruncated: Bool = false, written: WrittenLines = WrittenLines()
    ) {
        self.isTruncated = isTruncated
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
        /// The fill color.
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
    private enum CodingKeys: CodingKey {
        case string, backgrounds, runs, pictures, lines, missingCharacters, isTruncated
    }

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
                ?? [],
            isTruncated: try values.decodeIfPresent(Bool.self, forKey: .isTruncated) ?? false)
    }

    /// Omits what hardly any text has: pictures, missing characters, an ellipsis.
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
        if isTruncated { try values.encode(true, forKey: .isTruncated) }
    }
}

/// Glyphs of one font, size and color.
public struct GlyphRun: Sendable, Equatable, Codable {
    /// The font file, and the changes made to its glyphs.
    public var face: FontFace

    /// The size of the em square in points.
    public var size: CGFloat

    /// The color of the glyphs. Color glyphs (emoji) use only its alpha.
    public var color: RGBA

    /// The origin of the glyphs' positions, in the frame's coordinates.
    public var origin: CGPoint

    /// The glyphs in the order of drawing.
    public var glyphs: [Glyph]

    /// Effects on the glyphs besides their fill; `nil` for none.
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

    /// A glyph and its position on the baseline.
    public struct Glyph: Sendable, Equatable, Codable {
        /// The index of the glyph in its font.
        public var id: UInt32
        /// The horizontal distance from the run's origin, in points.
        public var x: Float
        /// The downward distance from the run's origin, in points.
        public var y: Float

        /// Creates a glyph.
        public init(id: UInt32, x: Float, y: Float) {
            self.id = id
            self.x = x
            self.y = y
        }
    }
}

/// A face of a bundled font, or of a system font that the user provides.
public struct FontFace: Sendable, Hashable, Codable {
    /// The file's name in the folder of fonts.
    public var file: String

    /// The index of the face in a font collection.
    public var index: Int

    /// The synthetic slant of a face without an italic file, as horizontal shift per unit of height; otherwise 0.
    public var slant: Double

    /// Whether the face is synthetically emboldened.
    public var isEmboldened: Bool

    /// Whether the glyphs are color pictures.
    public var hasColor: Bool

    /// What identifies a system font that the user provides; `nil` for a bundled font.
    public var system: SystemFace?

    /// Creates a face of a file.
    public init(
        file: String, index: Int = 0, slant: Double = 0, isEmboldened: Bool = false, hasColor: Bool = false,
        system: SystemFace? = nil
    ) {
        self.file = file
        self.index = index
        self.slant = slant
        self.isEmboldened = isEmboldened
        self.hasColor = hasColor
        self.system = system
    }
}
