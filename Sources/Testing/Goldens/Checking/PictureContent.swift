public import Comparison
public import Foundation
public import Frames
import Raster

/// A picture with the frames that it was drawn from.
public struct PictureContent: GoldenContent, Sendable {
    public var picture: GoldenPicture
    public var tolerance: PictureTolerance

    /// Returns the names of colours and fonts that hold for a tree; asked only where pictures differ.
    private let tokens: @Sendable (Frame) -> DesignTokens

    public init(
        _ picture: GoldenPicture, tolerance: PictureTolerance,
        tokens: @escaping @Sendable (Frame) -> DesignTokens = { _ in DesignTokens() }
    ) {
        self.picture = picture
        self.tolerance = tolerance
        self.tokens = tokens
    }

    public func encoded() throws -> Data { try picture.data() }

    public var fingerprint: Int {
        var hasher = Hasher()
        hasher.combine(picture.bitmap.pixelsWide)
        picture.bitmap.withPixels { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        return hasher.finalize()
    }

    public func judged(against golden: Data) throws -> Judgement {
        try PictureJudge(tolerance: tolerance, tokens: tokens).judge(
            expected: GoldenPicture(data: golden), actual: picture)
    }
}
