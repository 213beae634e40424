public import Foundation
public import Frames
public import Raster

/// A picture with the frame tree and the software that it was drawn with, as far as they are known.
public struct GoldenPicture: Sendable {
    /// The pixels.
    public var bitmap: Bitmap

    /// The tree that the picture was drawn from; `nil` if it is not known.
    public var frame: Frame?

    /// The program and the libraries that drew the picture, with their versions; `nil` if the file doesn't name them.
    public private(set) var software: String?

    /// Why the file has no tree that can be used; `nil` if it has one.
    public private(set) var treeNote: String?

    /// Creates a picture that this program has drawn.
    public init(_ bitmap: Bitmap, frame: Frame?) {
        self.bitmap = bitmap
        self.frame = frame
        software = Self.software
    }

    /// Whether MessageShot made the picture, and not, say, an iOS simulator.
    public var isOurs: Bool { frame != nil || software?.hasPrefix(Self.program) == true }

    private static let program = "MessageShot"

    /// Another version of the libraries may draw other pixels; a picture that names them explains the difference.
    private static let software = "\(program) (\(DrawingLibraries.versions.joined(separator: ", ")))"
}

extension GoldenPicture {
    /// Returns the picture as a PNG with its frame tree inside.
    ///
    /// Goldens are kept for long, so they are compressed well: level 12 would save 3 % more, in four times the time.
    public func data() throws -> Data {
        try PNGWriter.data(
            bitmap, compression: 10, text: software.map { [(key: "Software", value: $0)] } ?? [], embedding: frame)
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
            switch try PNGReader.embedded(in: data, of: bitmap) {
            case .frame(let frame): self.frame = frame
            case .none: treeNote = "the golden has no frame tree"
            case .unknownVersion(let version):
                treeNote = "the golden’s frame tree is of version \(version), which this program doesn’t know"
            case .stale: treeNote = "the golden was changed after it was drawn, so that its frame tree no longer fits"
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
