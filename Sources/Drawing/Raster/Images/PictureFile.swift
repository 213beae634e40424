/// A picture in a file, looked at before it is drawn.
public enum PictureFile {
    /// Makes sure that a file is a picture, and not one that is too large to be drawn; reads its header only.
    ///
    /// - Throws: ``RasterError/image(path:reason:)``.
    public static func check(_ path: String) throws(RasterError) {
        try PixbufDecoder.checkHeader(path: path)
    }
}
