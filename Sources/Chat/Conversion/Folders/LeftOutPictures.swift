/// Pictures of an export that are there and can't be taken along, such as those that are too large.
final class LeftOutPictures {
    private var paths: Set<String> = []
    private var first: String?

    /// - Parameter refusal: Why it isn't read, in a sentence.
    func add(_ path: String, _ refusal: String) {
        paths.insert(path)
        first = first ?? refusal
    }

    /// A line about all of them; nothing if there are none.
    var notes: [String] {
        guard let first else { return [] }
        return ["\(paths.count == 1 ? "a picture is" : "\(paths.count) pictures are") left out: \(first)"]
    }
}
