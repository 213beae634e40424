import Comparison
import Foundation
import Goldens

/// A picture or a text of a report.
public struct ReportedFile: Sendable, Equatable, Encodable {
    /// The path from the package's folder on, or from the folder of the runs.
    public let path: String

    /// The sort of content.
    public let kind: Kind

    /// The size in bytes; `nil` if the file is gone.
    public let weight: Int?

    /// The width of a picture, in pixels; otherwise `nil`.
    public let width: Int?

    /// The height of a picture, in pixels; otherwise `nil`.
    public let height: Int?

    /// The pixels per point of a picture; otherwise `nil`.
    public let scale: Double?

    /// Where the content is read from.
    let source: Source

    private enum CodingKeys: String, CodingKey {
        case path, kind, weight, width, height, scale
    }

    /// The sorts of content.
    public enum Kind: String, Sendable, Encodable, CaseIterable {
        /// A PNG picture, a text in UTF-8, or other bytes.
        case picture, text, data
        /// The file is not there any more.
        case gone
    }

    /// The places that files of a report come from.
    enum Source: Sendable, Equatable {
        case run(RunFile)
        /// A golden, which was recorded in the run.
        case golden(GoldenResult)

        /// Returns the bytes; `nil` if the file is gone.
        func data() throws(GoldenError) -> Data? {
            switch self {
            case .run(let file): try file.read()
            case .golden(let result): try result.goldenData()
            }
        }
    }

    /// - Parameter path: The absolute path of the file.
    /// - Throws: If the file is another one than the run has written.
    init(_ path: String, from source: Source, files: PackageFiles, scale known: Double?) throws(GoldenError) {
        self.path = files.shortened(path)
        self.source = source
        let data = try source.data()
        let named = GoldenKind(of: path)
        weight = data?.count
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

    /// The nearest third of a whole number: a picture is a whole number of pixels wide, its frames may not be.
    private static func scale(of points: CGFloat, on pixels: Int) -> Double {
        points > 0 ? max((Double(pixels) / points * 6).rounded() / 6, 0.1) : 1
    }
}
