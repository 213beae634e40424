/// A value in a dump: a line, and the lines of its members.
struct DumpNode {
    var label: String?
    var summary: String?
    var isLeaf = false
    /// The text in place of a summary.
    var note: String?
    var children: [DumpNode] = []

    init(label: String?, summary: String?, isLeaf: Bool = false, note: String? = nil) {
        self.label = label
        self.summary = summary
        self.isLeaf = isLeaf
        self.note = note
    }

    /// The whole text; each line ends with a line break.
    var text: String {
        var text = ""
        write(to: &text, depth: 0)
        return text
    }

    /// Labels come first: members are sorted by label, elements by their lines.
    var sortingKey: SortingKey { SortingKey(name: label ?? "", text: label == nil ? text : "") }

    struct SortingKey: Comparable {
        var name: String
        var text: String

        static func < (first: SortingKey, second: SortingKey) -> Bool {
            (first.name, first.text) < (second.name, second.text)
        }
    }

    private func write(to text: inout String, depth: Int) {
        text += String(repeating: "  ", count: depth)
        text += isLeaf ? "- " : "▿ "
        let name = summary == nil ? label : label.map { "\($0):" }
        text += [name, summary, note].compactMap(\.self).joined(separator: " ")
        text += "\n"
        for child in children { child.write(to: &text, depth: depth + 1) }
    }
}
