public import Foundation

/// Writes animations that show pictures one after the other, for ever.
///
/// Pictures of different sizes lie at the top left of a canvas that holds the largest; what one leaves free has the color of
/// its lower left corner, as a page goes on below.
public enum AnimationWriter {
    /// The usual time in seconds for which a picture turns into the next.
    public static let defaultCrossfade = 0.4

    /// Returns an animated PNG file, whose pixels are exactly those of the pictures.
    ///
    /// - Parameters:
    ///   - pictures: One or more.
    ///   - secondsEach: How long each stands still, in seconds.
    ///   - crossfade: How long each turns into the next, in seconds; 0 for a cut.
    ///   - scale: Pixels per point, which say how large the pictures are meant to be shown; `nil` to say nothing.
    ///   - text: Notes that viewers show, such as `("Software", "…")`.
    /// - Throws: ``RasterError`` for a canvas that is too large.
    public static func apng(
        _ pictures: [Bitmap], secondsEach: Double, crossfade: Double = defaultCrossfade, scale: CGFloat? = nil,
        text: [(key: String, value: String)] = []
    ) throws(RasterError) -> Data {
        try AnimatedPNG(Timeline(pictures, secondsEach: secondsEach, crossfade: crossfade)).file(
            scale: scale, text: text)
    }

    /// Returns a GIF file, each of whose pictures has 255 colors at most. What is less than half opaque is transparent,
    /// anything else lies on white.
    ///
    /// - Parameters:
    ///   - pictures: One or more.
    ///   - secondsEach: How long each stands still, in seconds.
    ///   - crossfade: How long each turns into the next, in seconds; 0 for a cut.
    ///   - software: The program that is named in a comment; `nil` for none.
    /// - Throws: ``RasterError`` for a canvas that is too large.
    public static func gif(
        _ pictures: [Bitmap], secondsEach: Double, crossfade: Double = defaultCrossfade, software: String? = nil
    ) throws(RasterError) -> Data {
        let flat = try pictures.map { picture throws(RasterError) in try picture.withoutHalfTransparency() }
        return try GIFFile(Timeline(flat, secondsEach: secondsEach, crossfade: crossfade)).file(software: software)
    }
}
