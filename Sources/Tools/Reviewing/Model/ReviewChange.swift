package import Comparison
package import Foundation

/// What a change does to an item.
package enum ReviewChange: Sendable {
    case unchanged
    case new(ReviewContent)
    case removed(ReviewContent)
    case changed(ChangedPicture)
    case changedText(ChangedText)
    /// It can't be drawn with the change, or couldn't before, for a reason in one line.
    case undrawable(ReviewSide, reason: String, other: ReviewContent?)

    /// The name of the case in pages and JSON.
    package enum Outcome: String, Codable, Sendable, CaseIterable {
        case changed, new, removed, undrawable, unchanged
    }

    package var outcome: Outcome {
        switch self {
        case .unchanged: .unchanged
        case .new: .new
        case .removed: .removed
        case .changed, .changedText: .changed
        case .undrawable: .undrawable
        }
    }
}

/// The content of an item on one side.
package enum ReviewContent: Sendable, Equatable {
    /// The bytes of a PNG.
    case picture(Data)
    case text(String)
}

/// A picture that differs between the sides.
package struct ChangedPicture: Sendable {
    /// The bytes of the PNGs.
    package let before, after: Data

    package let comparison: PictureComparison

    /// The difference in one line.
    package var headline: String {
        guard comparison.verdict == .sizeChanged else { return comparison.headline }
        // A comparison says “expected … pixels, found …”.
        return comparison.headline.replacing(#/^expected (.+?), found /#) { "\($0.1) before, now " }
    }

    /// The causes in words, one line each; equal changes of other pictures have the same.
    package let causes: [String]

    /// The causes without old values, by which pictures are grouped; empty if nothing explains the difference.
    let kinship: [String]

    /// A PNG with the differing pixels in red.
    package let difference: Data?

    /// A PNG of the smallest parts that still differ.
    package let minimal: Data?

    /// The parts of ``minimal`` in words.
    package let minimalText: String?
}

/// A text that differs between the sides.
package struct ChangedText: Sendable {
    package let before, after: String

    /// The lines that differ, as git shows them.
    package let lines: [String]
}
