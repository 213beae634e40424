import Frames
import Foundation
public import Raster

/// The smallest parts of two pictures that still show their difference, to see it at a glance.
///
/// There is one part for each independent cause, at most three. They are found by drawing: see ``MinimalDifference``.
public struct MinimalPicture: Sendable {
    /// The parts, that of the most informative cause first.
    public let parts: [MinimalDifference]

    /// The number of omitted causes.
    public let more: Int

    /// Sentences about limitations, such as a search that was stopped.
    public let notes: [String]

    /// The maximum number of parts.
    public static let maximumParts = 3

    /// Searches for the smallest parts of two pictures that don't match.
    ///
    /// It draws at most 200 parts of the pictures. It fails for pictures without frames, for pictures of different
    /// scales, and if nothing differs.
    ///
    /// - Parameters:
    ///   - comparison: The comparison of the pictures.
    ///   - tolerance: The allowed difference of a pixel.
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
                "the search stopped after \(redrawing.drawings) drawings; a smaller part may show the difference, too")
        }
        if let problem = redrawing.problem { notes.append("some parts couldn't be drawn: \(problem)") }
        if !files.isEmpty {
            notes.append(
                "the pixels of \(files.joined(separator: ", ")) are taken from the pictures")
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

    /// The lines below the parts.
    var footer: [String] {
        (more > 0 ? ["and \(more) more \(more == 1 ? "cause" : "causes")"] : []) + notes
    }

    /// The parts on one line: `BadgeView#badge: corner radius 6 → 0`.
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
    /// The pixels per point, rounded to a sixth, with which the root has the picture's width.
    fileprivate var scale: CGFloat? {
        guard let width = frame?.rect.width, width > 0 else { return nil }
        let exact = CGFloat(bitmap.pixelsWide) / width
        let nearest = (exact * 6).rounded() / 6
        return nearest > 0 && Int(bounded: (width * nearest - 1e-6).rounded(.up)) == bitmap.pixelsWide ? nearest : exact
    }
}
