import Comparison
import Foundation

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

    /// The absolute path of the file.
    let source: String

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

    init(_ path: String, files: PackageFiles, scale known: Double?) {
        self.path = files.shortened(path)
        source = path
        let data = files.data(path)
        weight = data?.count
        if let data, let picture = try? ComparedPicture(png: data) {
            let pixelsWide = picture.bitmap.pixelsWide
            kind = .picture
            (width, height) = (pixelsWide, picture.bitmap.pixelsHigh)
            scale = picture.frame.map { Self.scale(of: $0.rect.width, on: pixelsWide) } ?? known ?? 1
        } else {
            kind = data.map { String(data: $0, encoding: .utf8) == nil ? .data : .text } ?? .gone
            (width, height, scale) = (nil, nil, nil)
        }
    }

    /// The nearest third of a whole number: a picture is a whole number of pixels wide, its frames may not be.
    private static func scale(of points: CGFloat, on pixels: Int) -> Double {
        points > 0 ? max((Double(pixels) / points * 6).rounded() / 6, 0.1) : 1
    }
}
