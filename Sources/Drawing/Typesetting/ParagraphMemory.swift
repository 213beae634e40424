internal import Foundation

/// Remembers the paragraphs of late.
///
/// A layout asks for the same text at the same width several times over. The memory has two halves: when the newer one
/// is full, the older one is forgotten, so what is asked for again and again stays.
struct ParagraphMemory {
    struct Question: Hashable {
        var text: StyledText
        var style: ParagraphStyle
        var maximumWidth: CGFloat?
        var maximumHeight: CGFloat?
    }

    private let capacity: Int
    private var newer: [Question: Paragraph] = [:]
    private var older: [Question: Paragraph] = [:]

    /// - Parameter capacity: The largest number of paragraphs that are kept.
    init(capacity: Int) {
        self.capacity = capacity
    }

    mutating func answer(to question: Question) -> Paragraph? {
        if let paragraph = newer[question] { return paragraph }
        guard let paragraph = older[question] else { return nil }
        keep(paragraph, for: question)
        return paragraph
    }

    mutating func keep(_ paragraph: Paragraph, for question: Question) {
        if newer.count >= capacity / 2 {
            older = newer
            newer = [:]
        }
        newer[question] = paragraph
    }
}
