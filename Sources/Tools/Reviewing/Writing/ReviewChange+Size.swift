internal import Comparison
internal import Foundation

extension ReviewChange {
    /// The width of a picture in points; of a picture whose scale is unknown, in pixels.
    func pointWidth(of part: ReviewFiles.Part) -> Double {
        switch (self, part) {
        case (.changed(let picture), .minimal): picture.minimal.map { Self.width(of: $0, scale: 2) } ?? 0
        case (_, .after): sides.after?.pointWidth ?? 0
        case (_, .before), (_, .difference), (_, .minimal): sides.before?.pointWidth ?? 0
        }
    }

    fileprivate static func width(of png: Data, scale: Double) -> Double {
        (try? ComparedPicture(png: png)).map { Double($0.bitmap.pixelsWide) / scale } ?? 0
    }
}

extension ReviewContent {
    fileprivate var pointWidth: Double {
        switch self {
        case .text: 0
        case .picture(let data): ReviewChange.width(of: data, scale: scale ?? 1)
        }
    }
}
