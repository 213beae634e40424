public import Comparison
public import Foundation
public import Frames
import Raster

/// A picture with its frames.
public struct PictureContent: GoldenContent, Sendable {
    /// The picture to compare.
    public var picture: GoldenPicture

    /// How much its pixels may differ from the golden's.
    public var tolerance: PictureTolerance

    /// Returns the picture in front of paper; called only if the golden has paper and the picture is transparent.
    public var onPaper: (@Sendable () throws -> GoldenPicture)?

    /// Notes about the picture, even if it matches its golden.
    public var notes: [GoldenNote]

    /// Returns the names of colors and fonts for a tree; called only for pictures that differ.
    private let tokens: @Sendable (Frame) -> DesignTokens

    /// - Parameters:
    ///   - picture: The picture to compare.
    ///   - tolerance: How much its pixels may differ from the golden's.
    ///   - tokens: Returns the names of colors and fonts for a tree; called only for pictures that differ.
    public init(
        _ picture: GoldenPicture, tolerance: PictureTolerance,
        tokens: @escaping @Sendable (Frame) -> DesignTokens = { _ in DesignTokens() }
    ) {
        self.picture = picture
        self.tolerance = tolerance
        self.tokens = tokens
        let missing = MissingCharacters.description(picture.frame?.missingCharacters ?? [])
        notes = missing.map { [GoldenNote(.missingGlyphs, $0)] } ?? []
    }

    /// The picture as a PNG with its embedded frame tree.
    public func encoded() throws -> Data { try picture.data() }

    /// The number of the picture's pixels.
    public var pixelCount: Int? { picture.bitmap.pixelCount }

    /// The components with the most bytes in the file, and the size of the embedded frames.
    public func largestParts() throws -> [String] { try PictureByteSize(picture).description }

    /// A hash of the pixels.
    public var fingerprint: Int {
        var hasher = Hasher()
        hasher.combine(picture.bitmap.pixelsWide)
        picture.bitmap.withPixels { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        return hasher.finalize()
    }

    /// Compares the picture with a golden's: first the pixels, and if they differ, the frames.
    ///
    /// - Throws: ``UnreadableGolden`` if the golden isn't a complete PNG, or an error that names the fonts if others have
    ///   drawn it.
    public func compared(with golden: Data) throws -> GoldenComparison {
        let expected = try GoldenPicture(data: golden)
        if let difference = OtherFonts(expected: expected, actual: picture) { throw difference }
        var actual = picture
        if let onPaper, !picture.bitmap.isOpaque, expected.bitmap.isOpaque { actual = try onPaper() }
        return try PictureComparator(tolerance: tolerance, tokens: tokens).result(expected: expected, actual: actual)
    }
}
