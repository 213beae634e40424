/// Why a folder's fonts can't stand in for the bundled ones.
public enum SystemFontsError: Error, Equatable, CustomStringConvertible {
    /// The folder can't be listed.
    case unreadableFolder(path: String, reason: String)
    /// None of the files is a font that is recognized.
    case nothingRecognized(folder: String)
    /// A file can't be read, or is no complete font.
    case brokenFile(path: String, reason: String)

    public var description: String {
        switch self {
        case .unreadableFolder(let path, let reason):
            "the folder of system fonts \(path) can't be read: \(reason)"
        case .nothingRecognized(let folder):
            "the folder of system fonts \(folder) has no font of Apple's system: put the files of SF Pro, SF Mono, "
                + "New York, SF Pro Rounded or Apple Color Emoji there"
        case .brokenFile(let path, let reason):
            "the system font \(path) \(reason): put a complete file there, or remove it"
        }
    }
}
