internal import Comparison
internal import Foundation
internal import Frames
internal import Raster

/// Compares what the two sides show.
struct ItemComparison {
    let before: SidePictures
    let after: SidePictures

    /// The changed lines of a committed text.
    let lines: (String) throws -> [String]

    private let tokens = KnownTokens()

    init(before: SidePictures, after: SidePictures, lines: @escaping (String) throws -> [String]) {
        self.before = before
        self.after = after
        self.lines = lines
    }

    /// All items. Those of a package that doesn't compile on one side are left out: they are neither new nor removed.
    ///
    /// - Parameter isKnown: Whether an item that one side lacks is known to be missing there.
    func items(isKnown: (SidePictures.Entry, ReviewSide) -> Bool) throws -> [ReviewItem] {
        try Set(before.entries.keys).union(after.entries.keys).sorted().compactMap { id in
            let (old, new) = (before.entries[id], after.entries[id])
            guard let entry = new ?? old else { return nil }
            let change: ReviewChange
            switch (old, new) {
            case (let old?, let new?): change = try self.change(old, new)
            case (nil, let new?):
                change =
                    isKnown(new, .before)
                    ? Self.appeared(new)
                    : .undrawable(
                        .before, reason: "its package didn’t compile", other: try? new.content.get())
            case (let old?, nil):
                change =
                    isKnown(old, .after)
                    ? Self.disappeared(old)
                    : .undrawable(
                        .after, reason: "its package doesn’t compile", other: try? old.content.get())
            case (nil, nil): return nil
            }
            return ReviewItem(kind: entry.kind, name: entry.name, place: new?.place ?? old?.place, change: change)
        }
    }

    private static func appeared(_ new: SidePictures.Entry) -> ReviewChange {
        switch new.content {
        case .success(let content): .new(content)
        case .failure(let undrawn): .undrawable(.after, reason: undrawn.reason, other: nil)
        }
    }

    private static func disappeared(_ old: SidePictures.Entry) -> ReviewChange {
        switch old.content {
        case .success(let content): .removed(content)
        case .failure: .unchanged
        }
    }

    private func change(_ old: SidePictures.Entry, _ new: SidePictures.Entry) throws -> ReviewChange {
        switch (old.content, new.content) {
        case (.success(.picture(let before)), .success(.picture(let after))):
            return before == after ? .unchanged : picture(before, after)
        case (.success(.text(let before)), .success(.text(let after))):
            return before == after
                ? .unchanged : .changedText(ChangedText(before: before, after: after, lines: try lines(new.name)))
        case (.success(let before), .success): return .undrawable(.after, reason: "another kind of file", other: before)
        case (.success(let before), .failure(let undrawn)):
            return .undrawable(.after, reason: undrawn.reason, other: before)
        case (.failure(let undrawn), .success(let after)):
            return .undrawable(.before, reason: undrawn.reason, other: after)
        // Undrawable as before: the change isn't the reason.
        case (.failure, .failure): return .unchanged
        }
    }

    private func picture(_ before: Data, _ after: Data) -> ReviewChange {
        let pictures: (ComparedPicture, ComparedPicture)
        do {
            pictures.0 = try ComparedPicture(png: before)
        } catch {
            return .undrawable(.before, reason: "\(error)", other: .picture(after))
        }
        do {
            pictures.1 = try ComparedPicture(png: after)
        } catch {
            return .undrawable(.after, reason: "\(error)", other: .picture(before))
        }
        // Nothing is tolerated: both are drawn by the same program.
        let tolerance = PictureTolerance(color: .exact)
        let comparison = PictureComparison(
            expected: pictures.0, actual: pictures.1, tolerance: tolerance,
            tokens: pictures.0.frame.map(tokens.tokens) ?? DesignTokens(),
            newTokens: pictures.1.frame.map(tokens.tokens))
        guard !comparison.isMatch else { return .unchanged }
        let difference = try? PNGWriter.data(
            DifferencePicture.make(expected: pictures.0.bitmap, actual: pictures.1.bitmap, tolerance: .exact))
        let minimal = MinimalPicture(
            expected: pictures.0, actual: pictures.1, comparison: comparison, tolerance: .exact)
        let changes = comparison.frames?.groups.map(\.change) ?? []
        return .changed(
            ChangedPicture(
                before: before, after: after, comparison: comparison, causes: changes.map(\.commonWords),
                kinship: changes.map { $0.newValueWords ?? $0.commonWords }, difference: difference,
                minimal: minimal.flatMap { try? PNGWriter.data($0.picture()) }, minimalText: minimal?.text))
    }
}
