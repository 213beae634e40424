/// The format of a file whose picture moves.
public enum AnimationFormat: String, CaseIterable, Sendable {
    /// At most 255 colors in each picture, shown everywhere.
    case gif
    /// A PNG with several pictures, each exactly as it was drawn.
    case apng

    /// The ending of a file's name, without the dot.
    public var fileExtension: String {
        switch self {
        case .gif: "gif"
        case .apng: "png"
        }
    }
}
