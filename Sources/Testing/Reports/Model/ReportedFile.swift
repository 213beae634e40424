import Comparison
import Foundation
import Goldens

/// A picture or a text of a report.
public struct ReportedFile: Sendable, Equatable, Encodable {
    /// The path relative to the package's folder, or to the folder of the runs.
    public let path: String

    /// The kind of content.
    public let kind: Kind

    /// The size in bytes; `nil` if the file no longer exists.
    public let byteSize: Int?

    /// The width of a picture, in pixels; otherwise `nil`.
    public let width: Int?

    /// The height of a picture, in pixels; otherwise `nil`.
    public let height: Int?

    /// The scale of a picture in pixels per point; otherwise `nil`.
    public let scale: Double?

    /// The origin of the content.
    let source: Source

    private enum CodingKeys: String, CodingKey {
        case path, kind, width, height, scale
        case byteSize = "weight"
    }

    /// The kinds of content.
    public enum Kind: String, Sendable, Encodable, CaseIterable {
        /// A PNG picture, a UTF-8 text, or other bytes.
        case picture, text, data
        /// The file no longer exists.
        case gone
    }

    /// The origins of a report's files.
    enum Source: Sendable, Equatable {
        case run(RunFile)
        /// A golden that the run recorded.
        case golden(GoldenResult)

        /// Returns the bytes; `nil` if the file no longer exists.
        func data() throws(GoldenError) -> Data? {
            switch self {
            case .run(let file): try file.read()
            case .golden(let result): try result.goldenData()
            }
        }
    }

    /// - Parameter path: The absolute path of the file.
    /// - Throws: If it isn't the file that the run wrote.
    init(_ path: String, from source: Source, files: PackageFiles, scale known: Double?) throws(GoldenError) {
        self.path = files.shortened(path)
        self.source = source
        let data = try source.data()
        let named = GoldenKind(of: path)
        byteSize = data?.count
        if let data, named == .picture, let picture = try? ComparedPicture(png: data) {
            let pixelsWide = picture.bitmap.pixelsWide
            kind = .picture
            (width, height) = (pixelsWide, picture.bitmap.pixelsHigh)
            scale = picture.frame.map { Self.scale(of: $0.rect.width, on: pixelsWide) } ?? known ?? 1
        } else {
            kind = data.map { named == .text && GoldenKind.isText($0) ? .text : .data } ?? .gone
            (width, height, scale) = (nil, nil, nil)
        }
    }

    /// Rounded to a third, because a picture has a whole number of pixels and its frames may not.
    private static func scale(of points: CGFloat, on pixels: Int) -> Double {
        points > 0 ? max((Double(pixels) / points * 6).rounded() / 6, 0.1) : 1
    }
}
