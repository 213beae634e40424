public import Foundation
import Frames
import Raster

/// The result of comparing a picture with the one that it should be. Failures of tests, reports and the command line
/// all take their words from it.
///
/// Frames are compared if both pictures have them, and decoded pixels always. The pixels decide whether the pictures
/// match; the frames say why they don't.
public struct PictureComparison: Sendable, Equatable {
    /// The outcome in a word.
    public let verdict: Verdict

    /// The counts of pixels. Pictures of unequal sizes are laid on each other at their top-left corners, and the part
    /// that both have is counted. `nil` for pictures at different scales, and for unreadable ones.
    public let pixels: PixelStatistics?

    /// The components whose pixels differ by more than is allowed, the one with the most first; empty without frame
    /// trees.
    public let blame: [ComponentBlame]

    /// The changes of the frames; `nil` unless both pictures have frames.
    public let frames: FrameDifference?

    /// Sentences that say why the frames of a picture are not known, and which rules of the tolerance have no effect.
    public let notes: [String]

    /// The size of the expected picture, if the other one has another; otherwise `nil`.
    public let expectedSize: PixelSize?

    /// The size of the actual picture, if the other one has another; otherwise `nil`.
    public let actualSize: PixelSize?

    /// Why a picture can't be read: a sentence that says which one. `nil` unless the verdict is `unreadable`.
    public let reason: String?

    /// Whether the pictures count as equal: their pixels do.
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
    /// Compares a picture with the one that it should be.
    ///
    /// - Parameters:
    ///   - expected: The picture that it should be.
    ///   - actual: The picture that it is.
    ///   - tolerance: How much the pixels may differ. Its rules for components need the frames of both pictures.
    ///   - tokens: Names of colors and fonts for the sentences.
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

    /// Compares the bytes of a PNG file with those that it should be like, as
    /// ``init(expected:actual:tolerance:tokens:newTokens:)`` does with pictures. A file that can't be read is no error,
    /// but the verdict ``Verdict/unreadable``.
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

    /// The verdict about the pixels, made more exact by what is known of the frames.
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
    /// Whether both pictures have as many pixels per point, as far as it is known.
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
