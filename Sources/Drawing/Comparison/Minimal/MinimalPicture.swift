import Frames
import Foundation
public import Raster

/// The smallest parts of two pictures that still show their difference, for a person who wants to see it at once.
///
/// One part is shown for each independent cause, at most three. They are found by drawing: see ``MinimalDifference``.
public struct MinimalPicture: Sendable {
    /// The parts, that of the most telling cause first.
    public let parts: [MinimalDifference]

    /// How many causes are left out.
    public let more: Int

    /// Sentences about what was not possible, such as a search that was given up.
    public let notes: [String]

    /// More are not looked at.
    public static let mostParts = 3

    /// Searches for the smallest parts of two pictures that don't match.
    ///
    /// At most 200 parts of the pictures are drawn for it. It fails for pictures without frames, for ones of different
    /// scales, and where nothing differs.
    ///
    /// - Parameters:
    ///   - comparison: The pictures' comparison.
    ///   - tolerance: By how much a pixel may differ.
    public init?(
        expected: ComparedPicture, actual: ComparedPicture, comparison: PictureComparison,
        tolerance: ColorDifference = .imperceptible
    ) {
        guard let one = expected.frame, let other = actual.frame, let pixels = comparison.pixels, pixels.over > 0,
            let scale = expected.scale
        else { return nil }
        let trees = (FrameTree(one), FrameTree(other))
        let images = (
            PictureImages(trees.0[0].frame, of: expected.bitmap, scale: scale),
            PictureImages(trees.1[0].frame, of: actual.bitmap, scale: scale)
        )
        let changes = comparison.frames?.changes ?? []
        let search = MinimalSearch(
            (FrameTree(images.0.frame), FrameTree(images.1.frame)), FrameMatching(trees.0, trees.1),
            (expected.bitmap, actual.bitmap), changes,
            blamed: Set(comparison.blame.map(\.component)), scale: scale, tolerance: tolerance)
        var builder = MinimalParts(search: search, trees: trees, pictures: (expected.bitmap, actual.bitmap))
        for group in comparison.frames?.groups ?? [] where !group.change.isIgnored { builder.add(group, changes) }
        if builder.parts.isEmpty { comparison.blame.forEach { builder.add($0) } }
        guard !builder.parts.isEmpty else { return nil }
        (parts, more) = (builder.parts, builder.more)
        notes = Self.notes(search.redrawing, Set(images.0.taken + images.1.taken).sorted())
    }

    private static func notes(_ redrawing: Redrawing, _ files: [String]) -> [String] {
        var notes: [String] = []
        if redrawing.isExhausted {
            notes.append(
                "the search was given up after \(redrawing.drawings) drawings; something smaller may differ, too")
        }
        if let problem = redrawing.problem { notes.append("not all could be drawn again: \(problem)") }
        if !files.isEmpty {
            notes.append(
                "the pixels of \(files.joined(separator: ", ")) are those that the pictures have in their place")
        }
        return notes
    }

    /// The parts in words: paths, changes, frames before and after.
    public var text: String {
        var lines: [String] = []
        for (index, part) in parts.enumerated() {
            if index > 0 { lines.append("") }
            lines += parts.count > 1 ? ["\(index + 1). \(part.lines[0])"] + part.lines.dropFirst() : part.lines
        }
        if !footer.isEmpty { lines += [""] + footer }
        return lines.joined(separator: "\n") + "\n"
    }

    /// What is said below the parts.
    var footer: [String] {
        (more > 0 ? ["and \(more) more \(more == 1 ? "cause" : "causes")"] : []) + notes
    }

    /// The parts in one line: `BadgeView#badge: corner radius 6 → 0`.
    public var headline: String {
        let names = parts.map { part in
            ([part.component] + (part.changes.first.map { [$0] } ?? [])).joined(separator: ": ")
        }
        return (names + (more > 0 ? ["\(more) more"] : [])).joined(separator: "; ")
    }

    /// Draws the parts below each other, each before and after, magnified and with the changes beside them.
    public func picture() throws -> Bitmap {
        try Renderer().render(MinimalSheet(self).frame, scale: MinimalSheet.scale, background: .white)
    }
}

extension ComparedPicture {
    /// Pixels per point: the nearest sixth of a whole number with which the root has the picture's width.
    fileprivate var scale: CGFloat? {
        guard let width = frame?.rect.width, width > 0 else { return nil }
        let exact = CGFloat(bitmap.pixelsWide) / width
        let nearest = (exact * 6).rounded() / 6
        return nearest > 0 && Int(bounded: (width * nearest - 1e-6).rounded(.up)) == bitmap.pixelsWide ? nearest : exact
    }
}
