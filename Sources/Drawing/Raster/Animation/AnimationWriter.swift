public import Foundation

/// Writes animations that show pictures one after the other in an endless loop.
///
/// Pictures of different sizes are placed at the top left of a canvas that fits the largest. The rest of the canvas has
/// the color of the picture's bottom-left pixel, as if a page continued below.
public enum AnimationWriter {
    /// The default duration of a crossfade, in seconds.
    public static let defaultCrossfade = 0.4

    /// Returns an animated PNG file without loss of colors.
    ///
    /// - Parameters:
    ///   - pictures: One or more.
    ///   - secondsEach: The time each picture is shown, in seconds.
    ///   - crossfade: The duration of a crossfade, in seconds; 0 for a cut.
    ///   - scale: The pixels per point, which determine the displayed size; `nil` to omit them.
    ///   - text: Text chunks for viewers, such as `("Software", "…")`.
    /// - Throws: ``RasterError`` if the canvas is too large.
    public static func apng(
        _ pictures: [Bitmap], secondsEach: Double, crossfade: Double = defaultCrossfade, scale: CGFloat? = nil,
        text: [(key: String, value: String)] = []
    ) throws(RasterError) -> Data {
        try AnimatedPNG(Timeline(pictures, secondsEach: secondsEach, crossfade: crossfade)).file(
            scale: scale, text: text)
    }

    /// Returns a GIF file with at most 255 colors per picture. Pixels below half opacity become transparent; others are
    /// blended with white.
    ///
    /// - Parameters:
    ///   - pictures: One or more.
    ///   - secondsEach: The time each picture is shown, in seconds.
    ///   - crossfade: The duration of a crossfade, in seconds; 0 for a cut.
    ///   - software: The program name for a comment; `nil` for none.
    /// - Throws: ``RasterError`` if the canvas is too large.
    public static func gif(
        _ pictures: [Bitmap], secondsEach: Double, crossfade: Double = defaultCrossfade, software: String? = nil
    ) throws(RasterError) -> Data {
        let flat = try pictures.map { picture throws(RasterError) in try picture.withoutHalfTransparency() }
        return try GIFFile(Timeline(flat, secondsEach: secondsEach, crossfade: crossfade)).file(software: software)
    }
}
