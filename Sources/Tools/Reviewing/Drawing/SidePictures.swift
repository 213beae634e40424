internal import Foundation

/// What one side of a review shows, by the names of items.
struct SidePictures {
    /// An item on this side.
    struct Entry {
        let kind: ReviewItem.Kind
        let name: String
        var place: String?
        let content: Result<ReviewContent, Undrawn>
    }

    /// Why an item can't be drawn, in one line.
    struct Undrawn: Error, Equatable { let reason: String }

    var entries: [String: Entry] = [:]

    /// Packages that don't compile.
    var broken: [Review.BrokenPackage] = []

    /// One line each.
    var notes: [String] = []

    mutating func add(_ entry: Entry) { entries["\(entry.kind.rawValue)/\(entry.name)"] = entry }
}
