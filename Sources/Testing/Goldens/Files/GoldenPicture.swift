public import Foundation
public import Frames
public import Raster

/// A picture with its frame tree and the software that drew it, if known.
public struct GoldenPicture: Sendable {
    /// The pixels.
    public var bitmap: Bitmap

    /// The tree that the picture was drawn from; `nil` if unknown.
    public var frame: Frame?

    /// The program and libraries that drew the picture, with their versions; `nil` if the file doesn't name them.
    public private(set) var software: String?

    /// The user's fonts that draw its text; `nil` for the bundled ones.
    public private(set) var systemFonts: SystemFontsNote?

    /// The reason that the file has no usable tree; `nil` if it has one.
    public private(set) var treeNote: String?

    /// Creates a picture that this program drew.
    public init(_ bitmap: Bitmap, frame: Frame?) {
        self.bitmap = bitmap
        self.frame = frame
        software = Self.software
        systemFonts = SystemFontsNote(frame)
    }

    /// Whether MessageShot made the picture, rather than, for example, an iOS simulator.
    public var isOurs: Bool { frame != nil || software?.hasPrefix(Self.program) == true }

    private static let program = "MessageShot"

    /// Another version of the libraries may draw other pixels. A picture with their versions explains the difference.
    private static let software = "\(program) (\(DrawingLibraries.versions.joined(separator: ", ")))"
}

extension GoldenPicture {
    /// Returns the picture as a PNG with its embedded frame tree.
    ///
    /// Goldens are stored for a long time, so they are compressed well; level 12 would save another 3 % in four times
    /// the time.
    public func data() throws -> Data {
        let notes = [("Software", software), (SystemFontsNote.key, systemFonts?.text)]
        return try PNGWriter.data(
            bitmap, compression: 10, text: notes.compactMap { key, value in value.map { (key, $0) } },
            embedding: frame)
    }

    /// Reads a golden.
    init(data: Data) throws(UnreadableGolden) {
        guard data.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
            throw UnreadableGolden(.notPNG, "is not a PNG, but \(Self.kind(of: data)); delete it, or put a PNG there")
        }
        do throws(RasterError) {
            let notes = try PNGReader.text(in: data)
            bitmap = try PNGReader.bitmap(in: data)
            try PNGReader.checkPixels(in: data)
            software = notes.first { $0.key == "Software" }?.value
            systemFonts = SystemFontsNote(notes)
            switch try PNGReader.embedded(in: data, of: bitmap) {
            case .frame(let frame): self.frame = frame
            case .none: treeNote = "the golden has no frame tree"
            case .unknownVersion(let version):
                treeNote = "the golden’s frame tree has the unknown version \(version)"
            case .stale: treeNote = "the golden was changed after it was drawn, so its frame tree no longer matches"
            }
        } catch {
            throw UnreadableGolden(error)
        }
    }

    private static func kind(of data: Data) -> String {
        switch data.prefix(4).map({ $0 }) {
        case let bytes where bytes.starts(with: [0xFF, 0xD8]): "a JPEG"
        case [0x47, 0x49, 0x46, 0x38]: "a GIF"
        case [0x52, 0x49, 0x46, 0x46]: "a WebP"
        default: data.prefix(512).allSatisfy { $0 >= 0x20 || [9, 10, 13].contains($0) } ? "a text" : "something else"
        }
    }
}
