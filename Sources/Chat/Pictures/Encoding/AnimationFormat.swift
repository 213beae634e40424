/// The format of an animated picture.
public enum AnimationFormat: String, CaseIterable, Sendable {
    /// At most 255 colors per frame, supported everywhere.
    case gif
    /// An animated PNG with lossless frames.
    case apng

    /// The file extension, without the dot.
    public var fileExtension: String {
        switch self {
        case .gif: "gif"
        case .apng: "png"
        }
    }
}
