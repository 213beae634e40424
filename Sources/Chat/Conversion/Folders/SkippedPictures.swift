/// Pictures of an export that exist but can't be copied, such as those that are too large.
final class SkippedPictures {
    private var paths: Set<String> = []
    private var first: String?

    /// - Parameter refusal: The reason in a sentence.
    func add(_ path: String, _ refusal: String) {
        paths.insert(path)
        first = first ?? refusal
    }

    /// A line about all of them; empty if there are none.
    var notes: [String] {
        guard let first else { return [] }
        return ["\(paths.count == 1 ? "a picture is" : "\(paths.count) pictures are") omitted: \(first)"]
    }
}
