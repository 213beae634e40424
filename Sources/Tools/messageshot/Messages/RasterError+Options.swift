import Raster

extension RasterError {
    /// The error in terms of the command line, with the option to raise the limit.
    var messageWithOptions: String {
        guard case .tooLarge(let width, let height) = self, width <= Self.maximumPixelsPerSide,
            height <= Self.maximumPixelsPerSide, width * height <= Self.maximumPixels
        else { return description }
        return description + ", or use --max-pixels"
    }
}
