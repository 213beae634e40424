public import Comparison
public import Foundation
import Frames
import Raster

/// A picture with the frames that it was drawn from.
public struct PictureContent: GoldenContent {
    public var picture: GoldenPicture
    public var tolerance: PictureTolerance

    public init(_ picture: GoldenPicture, tolerance: PictureTolerance) {
        self.picture = picture
        self.tolerance = tolerance
    }

    public func encoded() throws -> Data { try picture.data() }

    public var fingerprint: Int {
        var hasher = Hasher()
        hasher.combine(picture.bitmap.pixelsWide)
        picture.bitmap.withPixels { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        return hasher.finalize()
    }

    public func judged(against golden: Data) throws -> Judgement {
        try PictureJudge(tolerance: tolerance).judge(expected: GoldenPicture(data: golden), actual: picture)
    }
}
