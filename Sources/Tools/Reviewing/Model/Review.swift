package import Previewing

/// What a change does to pictures.
package struct Review: Sendable {
    /// The name of the repository's folder.
    package let repository: String

    /// The revision that was given, and the commit in which it and the current branch have their common past.
    package let revision, base: String

    /// All items, sorted by kind and name.
    package let items: [ReviewItem]

    /// What changed, by cause.
    package let groups: [ReviewGroup]

    /// Packages that don't compile on a side.
    package let brokenPackages: [BrokenPackage]

    /// Goldens that the change can affect and that are the same on both sides, with the reason.
    package let goldensToRecord: GoldensToRecord?

    /// What was left out and why, and other sentences about the review, one line each.
    package let notes: [String]

    /// A package whose previews can't be drawn because it doesn't compile.
    package struct BrokenPackage: Sendable, Codable {
        /// The folder, relative to the repository; `.` for its root.
        package let package: String
        package let side: ReviewSide
        /// The errors with paths relative to the repository, one line each.
        package let errors: [String]
    }

    /// The name of a package that doesn't compile: its folder, or the repository for its root.
    package func name(of broken: BrokenPackage) -> String { broken.package == "." ? repository : broken.package }

    /// Goldens that may have to be recorded again.
    package struct GoldensToRecord: Sendable, Codable {
        /// Their paths relative to the repository.
        package let goldens: [String]
        /// Why the answer is a guess; `nil` if the compiler's index gives it.
        package let guess: String?
    }

    init(
        repository: String, revision: String, base: String, items: [ReviewItem], brokenPackages: [BrokenPackage],
        goldensToRecord: GoldensToRecord?, notes: [String]
    ) {
        self.repository = repository
        self.revision = revision
        self.base = base
        let order = ReviewItem.Kind.allCases
        self.items = items.sorted { one, other in
            (order.firstIndex(of: one.kind) ?? 0, one.name) < (order.firstIndex(of: other.kind) ?? 0, other.name)
        }
        groups = ReviewGroup.groups(of: self.items)
        self.brokenPackages = brokenPackages
        self.goldensToRecord = goldensToRecord
        self.notes = notes
    }

    /// Whether a picture changed, or a side can't be drawn.
    package var hasChanges: Bool { !groups.isEmpty || !brokenPackages.isEmpty }

    /// The number of items of each outcome in words: `3 changed, 1 new, 12 unchanged`.
    var counts: String {
        let words = ReviewChange.Outcome.allCases.compactMap { outcome -> String? in
            let count = items.count { $0.change.outcome == outcome }
            return count > 0 ? "\(count) \(outcome.word)" : nil
        }
        guard words.isEmpty else { return words.joined(separator: ", ") }
        return brokenPackages.isEmpty ? "no picture changed" : "none can be compared"
    }

    /// What doesn't compile, and the counts.
    package var headline: String {
        (brokenPackages.map { "\($0.package) doesn’t compile \($0.side.words)" } + [counts]).joined(separator: ", ")
    }
}

extension ReviewChange.Outcome {
    /// The word after a number.
    package var word: String {
        switch self {
        case .changed: "changed"
        case .new: "new"
        case .removed: "removed"
        case .undrawable: "not drawn"
        case .unchanged: "unchanged"
        }
    }
}

extension ReviewSide {
    /// `before the change`
    package var words: String {
        switch self {
        case .before: "before the change"
        case .after: "with the change"
        }
    }
}
