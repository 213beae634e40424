internal import Foundation

/// A cache of the paragraphs that were laid out last.
///
/// A layout asks for the same text at the same width several times over. The cache has two generations: when the newer
/// one is full, it takes the place of the older one, whose entries are evicted. A lookup moves an entry to the newer
/// generation, so that what is in use stays.
struct ParagraphCache {
    /// Everything that a paragraph depends on.
    struct Key: Hashable {
        var text: StyledText
        var style: ParagraphStyle
        /// In points; `nil` for no limit.
        var maximumWidth: CGFloat?
        /// In points; `nil` for no limit.
        var maximumHeight: CGFloat?
    }

    private let capacity: Int
    private var newer: [Key: Paragraph] = [:]
    private var older: [Key: Paragraph] = [:]

    /// - Parameter capacity: The largest number of paragraphs that are kept.
    init(capacity: Int) {
        self.capacity = capacity
    }

    /// Returns the paragraph for a key, or `nil` if it is not in the cache.
    mutating func lookUp(_ key: Key) -> Paragraph? {
        if let paragraph = newer[key] { return paragraph }
        guard let paragraph = older[key] else { return nil }
        insert(paragraph, for: key)
        return paragraph
    }

    /// Keeps a paragraph under its key.
    mutating func insert(_ paragraph: Paragraph, for key: Key) {
        if newer.count >= capacity / 2 {
            older = newer
            newer = [:]
        }
        newer[key] = paragraph
    }
}
