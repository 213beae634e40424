/// A face of a system font that the user provides, such as SF Pro Text Bold.
public struct SystemFace: Sendable, Hashable, Codable {
    /// The family and the style, such as `"SF Pro Text Bold"`.
    public var name: String

    /// The beginning of the SHA-256 digest of the file, in hexadecimal digits.
    public var digest: String

    /// The values of a variable font's axes, in the order of the file; `nil` for a static font.
    public var axes: [Double]?

    /// The number of a digest's digits.
    public static let digestLength = 16

    /// Creates a face.
    public init(name: String, digest: String, axes: [Double]? = nil) {
        self.name = name
        self.digest = digest
        self.axes = axes
    }
}

/// A font file that the user provides, as pictures record it.
public struct SystemFontFile: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The file's name.
    public let name: String

    /// The beginning of the SHA-256 digest of the file, in hexadecimal digits.
    public let digest: String

    /// Creates the record of a file.
    public init(name: String, digest: String) {
        self.name = name
        self.digest = digest
    }

    /// The name and the digest: `SF-Pro-Text-Regular.otf (3f2a91c04b7e52d1)`.
    public var description: String { "\(name) (\(digest))" }

    public static func < (one: Self, other: Self) -> Bool {
        (one.name, one.digest) < (other.name, other.digest)
    }
}

extension Frame {
    /// The font files of the user that draw text in the tree, sorted by name; empty if all fonts are bundled.
    public var systemFonts: [SystemFontFile] {
        var found: Set<SystemFontFile> = []
        visitSystemFonts { found.insert($0) }
        return found.sorted()
    }

    private func visitSystemFonts(_ visit: (SystemFontFile) -> Void) {
        forEach { frame, _ in
            if case .text(let text) = frame.content {
                for face in text.runs.map(\.face) {
                    if let system = face.system { visit(SystemFontFile(name: face.file, digest: system.digest)) }
                }
            }
            for drawing in frame.drawings { drawing.frame.visitSystemFonts(visit) }
        }
    }
}
