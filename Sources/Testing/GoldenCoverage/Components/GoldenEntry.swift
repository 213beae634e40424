import Foundation
import Frames
import Goldens
import Raster
public import Rendering

/// A golden of a package and the components that it shows.
public struct GoldenEntry: Sendable, Equatable {
    /// The path relative to the folder of goldens: `Badge/LabelTests/isTruncated.dark.png`.
    public let id: String

    /// The absolute path.
    public let path: String

    /// The size of the file in bytes.
    public let bytes: Int

    /// The size of a picture in pixels; `nil` for a text.
    public let pixels: (width: Int, height: Int)?

    /// The settings of the newest run that drew it; `nil` if unknown.
    public let settings: RenderSettings?

    /// The names of the frames, unique and sorted: types and variables of views, such as
    /// `ChatMessageBubbleView#bubbleView`. `nil` for a text, and for a picture without frames.
    public var frames: [String]? { origins.map { Set($0.map(\.name)).sorted() } }

    /// The unique origins of the frames; `nil` for a text, and for a picture without frames.
    let origins: [Frame.Origin]?

    /// The types of the views in the picture, unique and sorted.
    public var components: [String] {
        Set((origins ?? []).map(\.type).filter { !$0.isEmpty }).sorted()
    }

    public static func == (one: GoldenEntry, other: GoldenEntry) -> Bool {
        (one.id, one.path, one.bytes) == (other.id, other.path, other.bytes) && one.frames == other.frames
            && one.settings == other.settings
            && one.pixels.map { [$0.width, $0.height] }
                == other.pixels.map { [$0.width, $0.height] }
    }

    init(id: String, path: String, settings: RenderSettings?) {
        self.id = id
        self.path = path
        self.settings = settings
        let data = FileManager.default.contents(atPath: path) ?? Data()
        bytes = data.count
        guard path.hasSuffix(".png") else {
            (pixels, origins) = (nil, nil)
            return
        }
        pixels = Self.size(in: data)
        var origins: [Frame.Origin] = []
        var names: Set<String> = []
        let frame = (try? PNGReader.frame(in: data)) ?? nil
        frame?.forEach { frame, _ in
            guard !frame.origin.isEmpty, names.insert(frame.name).inserted else { return }
            origins.append(frame.origin)
        }
        self.origins = frame == nil ? nil : origins
    }

    /// Reads the picture's size from the header of a PNG.
    private static func size(in data: Data) -> (width: Int, height: Int)? {
        let bytes = [UInt8](data.prefix(24))
        guard bytes.count == 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
        func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        return (number(16), number(20))
    }
}
