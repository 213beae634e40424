public import Foundation
import Frames
import Raster

/// The result of comparing an actual picture with the expected one. Test failures, reports and the command line take
/// their texts from it.
///
/// Frames are compared if both pictures have them; decoded pixels always are. The pixels decide whether the pictures
/// match; the frames explain why they don't.
public struct PictureComparison: Sendable, Equatable {
    /// The outcome.
    public let verdict: Verdict

    /// The pixel counts. Pictures of unequal sizes are aligned at their top-left corners, and their common area is
    /// counted. `nil` for pictures of different scales, and for unreadable ones.
    public let pixels: PixelStatistics?

    /// The components whose pixels differ by more than the tolerance, most pixels first; empty without frame trees.
    public let blame: [ComponentBlame]

    /// The changes of the frames; `nil` unless both pictures have frames.
    public let frames: FrameDifference?

    /// Sentences about unknown frames, and about tolerance rules without effect.
    public let notes: [String]

    /// The size of the expected picture if it differs from the actual one; otherwise `nil`.
    public let expectedSize: PixelSize?

    /// The size of the actual picture if it differs from the expected one; otherwise `nil`.
    public let actualSize: PixelSize?

    /// The reason why a picture can't be read, as a sentence that says which one. `nil` unless the verdict is
    /// `unreadable`.
    public let reason: String?

    /// Whether the pixels of the pictures match.
    public var isMatch: Bool { verdict.passes }

    init(
        verdict: Verdict, sizes: (expected: PixelSize, actual: PixelSize)? = nil, reason: String? = nil,
        pixels: PixelStatistics? = nil, blame: [ComponentBlame] = [], frames: FrameDifference? = nil,
        notes: [String] = []
    ) {
        self.verdict = verdict
        (expectedSize, actualSize) = (sizes?.expected, sizes?.actual)
        self.reason = reason
        self.pixels = pixels
        self.blame = blame
        self.frames = frames
        self.notes = notes
    }
}

extension PictureComparison {
    /// Compares an actual picture with the expected one.
    ///
    /// - Parameters:
    ///   - expected: The expected picture.
    ///   - actual: The actual picture.
    ///   - tolerance: The allowed difference of pixels. Its rules for components need the frames of both pictures.
    ///   - tokens: Names of colors and fonts for the descriptions.
    ///   - newTokens: The names for the actual picture; `nil` if they are the same.
    public init(
        expected: ComparedPicture, actual: ComparedPicture, tolerance: PictureTolerance = PictureTolerance(),
        tokens: DesignTokens = DesignTokens(), newTokens: DesignTokens? = nil
    ) {
        var frames: FrameDifference?
        if let one = expected.frame, let other = actual.frame {
            frames = FrameDifference(
                from: one, to: other, tokens: tokens, newTokens: newTokens, rules: tolerance.rules)
        }
        let pixels =
            expected.isDrawnAtScale(of: actual)
            ? BitmapComparison(
                expected: expected.bitmap, actual: actual.bitmap, tolerance: tolerance,
                owners: Self.owners(expected, actual, tolerance))
            : BitmapComparison(differentScales: PixelSize(expected.bitmap), PixelSize(actual.bitmap))
        self.init(
            verdict: Self.verdict(pixels, frames),
            sizes: pixels.verdict == .sizeChanged ? (pixels.expectedSize, pixels.actualSize) : nil,
            pixels: pixels.statistics, blame: pixels.blame, frames: frames,
            notes: Self.notes(expected, actual) + tolerance.idleRules(for: [expected.frame, actual.frame]))
    }

    /// Compares the bytes of two PNG files, like ``init(expected:actual:tolerance:tokens:newTokens:)`` compares
    /// pictures. A file that can't be read isn't an error, but gives the verdict ``Verdict/unreadable``.
    public init(
        expected: Data, actual: Data, tolerance: PictureTolerance = PictureTolerance(),
        tokens: DesignTokens = DesignTokens(), newTokens: DesignTokens? = nil
    ) {
        do {
            let expected = try Self.picture("expected", expected)
            let actual = try Self.picture("actual", actual)
            self.init(
                expected: expected, actual: actual, tolerance: tolerance, tokens: tokens, newTokens: newTokens)
        } catch {
            self.init(verdict: .unreadable, reason: error.description)
        }
    }

    private static func picture(_ name: String, _ data: Data) throws(UnreadablePicture) -> ComparedPicture {
        do {
            return try ComparedPicture(png: data)
        } catch {
            throw UnreadablePicture("the \(name) picture can't be read: \(error)")
        }
    }

    private static func owners(
        _ expected: ComparedPicture, _ actual: ComparedPicture, _ tolerance: PictureTolerance
    ) -> PixelOwners? {
        guard let one = expected.frame, let other = actual.frame, expected.bitmap != actual.bitmap else { return nil }
        return PixelOwners(
            old: FrameTree(one), new: FrameTree(other),
            sizes: (PixelSize(expected.bitmap), PixelSize(actual.bitmap)), rules: tolerance.rules)
    }

    /// Returns the verdict of the pixels, refined by what is known about the frames.
    private static func verdict(_ pixels: BitmapComparison, _ frames: FrameDifference?) -> Verdict {
        let isIgnored = pixels.statistics.map { $0.differing == $0.ignored } ?? false
        return switch pixels.verdict {
        case .same where frames?.countsByItself == true: .framesOnly
        case .withinTolerance where isIgnored && frames?.countsByItself == true: .framesOnly
        case .changed where frames?.isEmpty == true: .pixelsOnly
        default: pixels.verdict
        }
    }

    private static func notes(_ expected: ComparedPicture, _ actual: ComparedPicture) -> [String] {
        let missing = ComparedPicture.missingTree
        return switch (expected.note, actual.note) {
        case (missing, missing): ["neither picture has a frame tree; draw both with --embed-frames to see what changed"]
        case (let one?, let other?) where one == other: ["both pictures: \(one)"]
        default: [("expected", expected.note), ("actual", actual.note)].compactMap(note)
        }
    }

    private static func note(on name: String, _ note: String?) -> String? {
        note == ComparedPicture.missingTree
            ? "the \(name) picture has no frame tree; draw it with --embed-frames to see what changed"
            : note.map { "\(name): \($0)" }
    }
}

extension ComparedPicture {
    /// Whether both pictures have the same scale, as far as known.
    fileprivate func isDrawnAtScale(of other: ComparedPicture) -> Bool {
        guard PixelSize(bitmap) != PixelSize(other.bitmap), let frame, let otherFrame = other.frame,
            frame.rect.width > 0, otherFrame.rect.width > 0
        else { return true }
        let scales = (
            CGFloat(bitmap.pixelsWide) / frame.rect.width, CGFloat(other.bitmap.pixelsWide) / otherFrame.rect.width
        )
        // A width in points may be a fraction of a pixel less than the picture's.
        return abs(scales.0 - scales.1) < 0.2
    }
}
